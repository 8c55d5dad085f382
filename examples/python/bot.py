#!/usr/bin/env python3
"""A bot for `ingenio simulate` and `ingenio tournament`, on standard input and output.

    ingenio simulate GAME --bots 'cmd:python3 examples/python/bot.py' --games 20

It gets one JSON object a line and answers each question with one; docs/programs.md describes
every field. It plays any game, since it looks only at what it may choose. Put your own idea
into `choose`.
"""

import json
import random
import sys

dice = random.Random()


def choose(seat, view, choices, ranges):
    """The path of one of the decisions that are open to `seat`, which sees `view`.

    `choices` are whole paths such as "sell/sugar/2". Each of `ranges` stands for many that differ
    in their last word, a number; its lowest and highest are among the choices already.
    """
    del seat, view  # Whoever plays at random needs neither.
    pick = dice.randrange(len(choices) + len(ranges))
    if pick < len(choices):
        return choices[pick]
    run = ranges[pick - len(choices)]
    number = dice.randrange(run["low"], run["high"] + 1, run["step"])
    return f"{run['path']}/{number}"


def main():
    for line in sys.stdin:
        told = json.loads(line)
        if "begin" in told:
            # The same seed plays the same game again.
            dice.seed(told["begin"]["seed"])
        elif "end" in told:
            pass  # told["end"]["scores"] and ["places"], by seat: learn from them.
        else:
            path = choose(told["seat"], told["view"], told["choices"], told["ranges"])
            print(json.dumps({"path": path}), flush=True)


if __name__ == "__main__":
    main()

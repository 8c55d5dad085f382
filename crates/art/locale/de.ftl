your-turn = Du bist am Zug.

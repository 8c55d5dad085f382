//! What is asked for.

use std::time::Duration;

use anyhow::{Context as _, bail, ensure};

/// What is asked for.
#[derive(Clone, PartialEq, Debug)]
pub struct Order {
    /// How long each target is tried.
    pub(crate) time: Duration,
    pub(crate) seed: u64,
    /// Only this target, in this process.
    pub(crate) target: Option<String>,
    /// Only this case, after those that prepare it.
    pub(crate) case: Option<u64>,
}

impl Order {
    /// Reads `--seconds N [--seed S] [--target NAME [--case I]]`.
    pub fn read(arguments: &[&str]) -> anyhow::Result<Order> {
        let mut order = Order { time: Duration::from_secs(10), seed: 1, target: None, case: None };
        for pair in arguments.chunks(2) {
            match *pair {
                ["--seconds", seconds] => {
                    let seconds: f64 = seconds.parse().context("--seconds")?;
                    order.time = Duration::try_from_secs_f64(seconds).context("--seconds")?;
                }
                ["--seed", seed] => order.seed = seed.parse().context("--seed")?,
                ["--target", name] => order.target = Some(name.to_owned()),
                ["--case", case] => order.case = Some(case.parse().context("--case")?),
                _ => bail!("fuzz does not know {}", pair.join(" ")),
            }
        }
        ensure!(order.case.is_none() || order.target.is_some(), "--case goes with --target");
        Ok(order)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_read() {
        let order = Order::read(&["--seconds", "0.5", "--seed", "7"]).unwrap();
        assert_eq!((order.time, order.seed), (Duration::from_millis(500), 7));
        assert!(Order::read(&["--seconds", "-1"]).is_err());
        assert!(Order::read(&["--seconds"]).is_err());
        assert!(Order::read(&["--case", "3"]).is_err(), "of which target?");
    }
}

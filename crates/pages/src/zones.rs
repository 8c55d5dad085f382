//! By how many minutes clocks are ahead of Greenwich, wherever somebody lives.

/// Those that differ by something else than whole hours, summer time included.
const PARTS: [i64; 13] = [-570, -210, -150, 210, 270, 330, 345, 390, 525, 570, 630, 765, 825];

/// All of them, from west to east.
pub fn zones() -> Vec<i64> {
    let mut zones: Vec<i64> = (-12..=14).map(|hours| hours * 60).chain(PARTS).collect();
    zones.sort_unstable();
    zones
}

/// How it is usually written.
pub(crate) fn called(minutes: i64) -> String {
    let sign = match minutes {
        0 => return "UTC".to_owned(),
        ..0 => '−',
        _ => '+',
    };
    let (hours, minutes) = (minutes.abs() / 60, minutes.abs() % 60);
    if minutes == 0 {
        format!("UTC{sign}{hours}")
    } else {
        format!("UTC{sign}{hours}:{minutes:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::{called, zones};

    #[test]
    fn every_clock_is_there_once_and_is_told_as_usual() {
        let all = zones();
        assert!(all.is_sorted_by(|one, next| one < next));
        let told: Vec<String> = [-720, -210, 0, 60, 330, 345]
            .into_iter()
            .filter(|at| all.contains(at))
            .map(called)
            .collect();
        assert_eq!(told, ["UTC−12", "UTC−3:30", "UTC", "UTC+1", "UTC+5:30", "UTC+5:45"]);
    }
}

//! Sums of countable facts.

/// Gathers the countable facts of a position: FNV-1a, 64 bits.
#[derive(Clone, Debug)]
pub struct Digest(u64);

impl Default for Digest {
    fn default() -> Digest {
        Digest(0xCBF2_9CE4_8422_2325)
    }
}

impl Digest {
    /// Adds a run of bytes.
    pub fn bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        }
    }

    /// Adds a number that fits into a byte, as one.
    pub fn byte(&mut self, number: u8) {
        self.bytes(&[number]);
    }

    /// Adds a number, always as eight little-endian bytes.
    pub fn number(&mut self, number: impl Into<i64>) {
        self.bytes(&number.into().to_le_bytes());
    }

    /// The sum of everything added.
    pub const fn value(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Test vectors of FNV-1a.
    #[test]
    fn known_sums() {
        let sum = |text: &str| {
            let mut digest = Digest::default();
            digest.bytes(text.as_bytes());
            digest.value()
        };
        assert_eq!(sum(""), 0xCBF2_9CE4_8422_2325);
        assert_eq!(sum("a"), 0xAF63_DC4C_8601_EC8C);
        assert_eq!(sum("foobar"), 0x8594_4171_F739_67E8);
    }
}

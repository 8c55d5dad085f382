//! Which addresses everybody may reach: nobody is to reach through us what is not for everybody.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Whether an address is one of the open network.
pub(super) fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let own = address.is_private() || address.is_loopback() || address.is_link_local();
    let carrier = a == 100 && (64..128).contains(&b);
    let special = matches!((a, b, c), (0 | 240.., ..) | (192, 0, 0) | (198, 18..=19, _));
    !(own || carrier || special || address.is_multicast() || address.is_documentation())
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    // What is not handed out to anybody is nobody's: only 2000::/3 is. In it some stand for
    // addresses of the older kind, or for none.
    let [first, second, ..] = address.segments();
    let stands_for_another = first == 0x2002 || (first == 0x2001 && second < 0x0200);
    let documentation = first == 0x2001 && second == 0x0db8 || first == 0x3fff;
    first & 0xe000 == 0x2000 && !stands_for_another && !documentation
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_for_everybody_is_known() {
        let public = |text: &str| is_public(text.parse().unwrap());
        for open in ["8.8.8.8", "162.159.135.232", "100.63.0.1", "198.20.0.1", "2606:4700::1111"] {
            assert!(public(open), "{open}");
        }
        for closed in [
            "127.0.0.1",
            "127.8.9.1",
            "0.0.0.0",
            "0.1.2.3",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "192.0.0.8",
            "192.0.2.1",
            "198.18.0.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001::1",
            "2001:db8::1",
            "fc00::1",
            "fd12::1",
            "fe80::1",
            "ff02::1",
        ] {
            assert!(!public(closed), "{closed}");
        }
    }
}

//! A mouse that only rests, a finger, eyes that tell fewer colors apart, a wish for calm, and a
//! network that fails.

use serde_json::{Value, json};

use crate::Browser;
use crate::accessible::Request;

impl Browser {
    /// Moves the mouse to a place in the window.
    pub async fn rest_at(&self, (x, y): (f64, f64)) -> anyhow::Result<()> {
        let moved = json!({"type": "mouseMoved", "x": x, "y": y});
        self.client.issue_cmd(Request("Input.dispatchMouseEvent", moved)).await?;
        Ok(())
    }

    /// Taps a place in the window with a finger.
    pub async fn tap_at(&self, (x, y): (f64, f64)) -> anyhow::Result<()> {
        let touches = Request("Emulation.setTouchEmulationEnabled", json!({"enabled": true}));
        self.client.issue_cmd(touches).await?;
        let down = json!({"type": "touchStart", "touchPoints": [{"x": x, "y": y}]});
        self.client.issue_cmd(Request("Input.dispatchTouchEvent", down)).await?;
        let up = json!({"type": "touchEnd", "touchPoints": []});
        self.client.issue_cmd(Request("Input.dispatchTouchEvent", up)).await?;
        let mouse = Request("Emulation.setTouchEmulationEnabled", json!({"enabled": false}));
        self.client.issue_cmd(mouse).await?;
        Ok(())
    }

    /// Shows the page as eyes see it that lack something: `deuteranopia`, `achromatopsia`, or
    /// `none` that lack nothing.
    pub async fn see_with(&self, eyes: &str) -> anyhow::Result<()> {
        let eyes = Request("Emulation.setEmulatedVisionDeficiency", json!({"type": eyes}));
        self.client.issue_cmd(eyes).await?;
        Ok(())
    }

    /// Says for the visitor that they want as little motion as can be, or any.
    pub async fn calm(&self, calm: bool) -> anyhow::Result<()> {
        let wish = if calm { "reduce" } else { "no-preference" };
        let media = json!({"features": [{"name": "prefers-reduced-motion", "value": wish}]});
        self.client.issue_cmd(Request("Emulation.setEmulatedMedia", media)).await?;
        Ok(())
    }

    /// Takes the network away from the page, or gives it back.
    pub async fn offline(&self, offline: bool) -> anyhow::Result<()> {
        self.client.issue_cmd(Request("Network.enable", json!({}))).await?;
        let network = json!({"offline": offline, "latency": 0, "downloadThroughput": -1,
                             "uploadThroughput": -1});
        self.client.issue_cmd(Request("Network.emulateNetworkConditions", network)).await?;
        Ok(())
    }

    /// What the page tells by color alone; each line is a rule and what breaks it.
    pub async fn colors_alone(&self) -> anyhow::Result<Vec<String>> {
        let found: Value = self.run(include_str!("colors.js"), Vec::new()).await?;
        Ok(serde_json::from_value(found)?)
    }

    /// Shows the page as it is printed, or on the screen again.
    pub async fn print_media(&self, on: bool) -> anyhow::Result<()> {
        let media = json!({"media": if on { "print" } else { "" }});
        self.client.issue_cmd(Request("Emulation.setEmulatedMedia", media)).await?;
        Ok(())
    }
}

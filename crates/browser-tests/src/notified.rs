//! What a browser tells its person, as far as one without a screen does.

use serde_json::json;

use crate::Browser;
use crate::accessible::Request;

impl Browser {
    /// Lets pages of this site show notifications, as a person does who is asked.
    pub async fn allow_notifications(&self, site: &str) -> anyhow::Result<()> {
        let allowed = json!({"origin": site, "permissions": ["notifications"]});
        self.client.issue_cmd(Request("Browser.grantPermissions", allowed)).await?;
        Ok(())
    }

    /// Hands something to the service worker of a site, as if its push service had sent it. Only
    /// the number of the worker is not known: those of a new profile are small.
    pub async fn deliver(&self, site: &str, worker: u32, text: &str) -> anyhow::Result<()> {
        self.client.issue_cmd(Request("ServiceWorker.enable", json!({}))).await?;
        let message = json!({"origin": site, "registrationId": worker.to_string(), "data": text});
        self.client.issue_cmd(Request("ServiceWorker.deliverPushMessage", message)).await?;
        Ok(())
    }
}

//! Tabs of a browser, and the way back and forward.

use fantoccini::wd::WindowHandle;

use crate::Browser;

impl Browser {
    /// The tab that is shown.
    pub async fn tab(&self) -> anyhow::Result<WindowHandle> {
        Ok(self.client.window().await?)
    }

    /// Opens another tab and shows it.
    pub async fn open_tab(&self) -> anyhow::Result<WindowHandle> {
        let tab = self.client.new_window(true).await?.handle;
        self.go_to_tab(&tab).await?;
        Ok(tab)
    }

    /// Shows a tab.
    pub async fn go_to_tab(&self, tab: &WindowHandle) -> anyhow::Result<()> {
        Ok(self.client.switch_to_window(tab.clone()).await?)
    }

    /// Goes back to the page before this one.
    pub async fn back(&self) -> anyhow::Result<()> {
        Ok(self.client.back().await?)
    }

    /// Goes forward to the page from which one came back.
    pub async fn forward_again(&self) -> anyhow::Result<()> {
        Ok(self.client.forward().await?)
    }
}

//! Tables whose box was not known here, and is again.

use std::sync::Arc;

use title::{Title, Unkept};

use super::inside::known;
use super::keeper::Keeper;
use super::{Hub, Room};
use crate::boxes::BoxFolder;
use crate::error::AppError;

impl Hub {
    /// The same tables, which find their boxes also in the host's folder.
    pub(crate) fn with_boxes(self, boxes: Arc<BoxFolder>) -> Hub {
        Hub { boxes, ..self }
    }

    /// Whether a table's box is known: it is in memory, in the store or in the host's folder.
    /// If so it is in memory and in the store from then on, whatever becomes of the file.
    pub(crate) async fn knows(&self, title: &dyn Title, data: &str) -> Result<bool, AppError> {
        known(&self.store, title, data).await?;
        if title.boxes().imprint(data).is_some() {
            return Ok(true);
        }
        let Some(printed) = self.boxes.find(title, data) else { return Ok(false) };
        self.store.keep_box(&printed.hash, title.profile().id, &printed.value).await?;
        match title.boxes().keep(&printed.value) {
            Ok(_) => Ok(true),
            Err(Unkept::Full(_)) => Err(AppError::Crowded),
            Err(Unkept::Unsound(wrong)) => Err(AppError::internal(Unkept::Unsound(wrong))),
        }
    }

    /// Folds a table from the store, also if its box has only now been put into the folder.
    pub(super) async fn load(&self, id: &str) -> Result<(Room, Keeper), AppError> {
        let loaded = Room::load(&self.store, &self.clock, id).await;
        let Err(AppError::OtherData { named, .. }) = &loaded else { return loaded };
        let found = self.store.load(id).await?;
        let title = catalog::find(&found.agreed.game).map_err(AppError::internal)?;
        if self.knows(title, named).await? {
            return Room::load(&self.store, &self.clock, id).await;
        }
        loaded
    }
}

//! Tables whose box was not known here, and is again.

use std::sync::Arc;

use store::StoreError;
use title::{Printed, Title, Unkept};

use super::inside::{boxes_full, known};
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
        self.write_box(title, &printed).await?;
        match title.boxes().keep(&printed.value) {
            Ok(_) => Ok(true),
            Err(Unkept::Full(full)) => Err(boxes_full(title, full)),
            Err(Unkept::Unsound(wrong)) => Err(AppError::internal(Unkept::Unsound(wrong))),
        }
    }

    /// Writes a box into the store, also over one that is damaged there.
    pub(super) async fn write_box(
        &self,
        title: &dyn Title,
        printed: &Printed,
    ) -> Result<(), AppError> {
        let (game, hash) = (title.profile().id, &printed.hash);
        // What came with the program is never read from the store.
        let is_whole = printed.is_built_in
            || match self.store.printed(game, hash).await {
                Err(StoreError::Broken(_)) => false,
                stored => stored?.is_none_or(|value| title.boxes().holds(&value, hash)),
            };
        if is_whole {
            self.store.keep_box(hash, game, &printed.value).await?;
        } else {
            self.store.mend_box(hash, game, &printed.value).await?;
            tracing::info!(game, data = hash, "a damaged box is whole again in the store");
        }
        Ok(())
    }

    /// Folds a table from the store, also if its box has only now been put into the folder.
    pub(super) async fn load(&self, id: &str) -> Result<(Room, Keeper), AppError> {
        let loaded = Room::load(&self.store, &self.means, id).await;
        let Err(AppError::OtherData { named, .. }) = &loaded else { return loaded };
        let found = self.store.load(id).await?;
        let title = catalog::find(&found.agreed.game).map_err(AppError::internal)?;
        if self.knows(title, named).await? {
            return Room::load(&self.store, &self.means, id).await;
        }
        loaded
    }
}

import type { readFedRows as readRows } from '@wearfolio/catalogue/fed-rows/read-fed-rows';
import { changeProducts as change } from '@wearfolio/catalogue/overrides/change-products';
import { type ListedChange, listChanges } from '@wearfolio/catalogue/overrides/changes';
import { leafPaths } from '@wearfolio/catalogue/overrides/edit';
import { previewChange as preview, type Sample } from '@wearfolio/catalogue/overrides/preview-change';
import { switchSubject as flip } from '@wearfolio/catalogue/overrides/switch-subject';
import { undoChange as undo } from '@wearfolio/catalogue/overrides/undo-change';
import type { Database } from '@wearfolio/database/client';
import { refusing } from '../refusing-queries.ts';

export { type ListedChange, leafPaths, listChanges };

/** The rows of a feed that a product was made of. */
export const readFedRows: typeof readRows = async (...given) =>
  // What reads feeds takes 20 MB, which only a shop whose staff look at one spends.
  (await import('@wearfolio/catalogue/fed-rows/read-fed-rows')).readFedRows(...given);

/** The field that a change was about, or null when there is no such change. */
export const findChangedField = async (db: Database, id: number): Promise<string | null> =>
  (await db.catalogueChange.findUnique({ where: { id }, select: { field: true } }))?.field ?? null;

// Refusals of catalogue functions become 409.

export const previewChange = (...given: Parameters<typeof preview>): Promise<{ count: number; samples: Sample[] }> =>
  refusing(() => preview(...given));

export const changeProducts = (...given: Parameters<typeof change>): Promise<ListedChange> =>
  refusing(() => change(...given));

export const undoChange = (...given: Parameters<typeof undo>): Promise<ListedChange> => refusing(() => undo(...given));

export const switchSubject = (...given: Parameters<typeof flip>): Promise<ListedChange> =>
  refusing(() => flip(...given));

import type { StaffRole } from '@wearfolio/contracts/rights';
import { t } from '../../lib/t.tsx';

/** The names of roles. */
export const roleWords: Readonly<Record<StaffRole, string>> = {
  viewer: t('desk.parts.viewer'),
  reader: t('desk.parts.reader'),
  support: t('desk.parts.support'),
  feeds: t('desk.parts.roleFeeds'),
  merchandiser: t('desk.parts.merchandiser'),
  editor: t('desk.parts.editor'),
  owner: t('desk.parts.owner'),
};

/** What each role may do. */
export const roleHints: Readonly<Record<StaffRole, string>> = {
  viewer: t('desk.parts.viewerHint'),
  reader: t('desk.parts.readerHint'),
  support: t('desk.parts.supportHint'),
  feeds: t('desk.parts.feedsHint'),
  merchandiser: t('desk.parts.merchandiserHint'),
  editor: t('desk.parts.editorHint'),
  owner: t('desk.parts.ownerHint'),
};

import type { StaffRole } from '@wearfolio/contracts/desk';
import { t } from '../../lib/t.tsx';

/** The names of roles. */
export const roleWords: Readonly<Record<StaffRole, string>> = {
  viewer: t('desk.parts.viewer'),
  editor: t('desk.parts.editor'),
  owner: t('desk.parts.owner'),
};

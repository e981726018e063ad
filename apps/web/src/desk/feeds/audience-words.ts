import type { StoreAudience } from '@wearfolio/contracts/desk-store-settings';
import { t } from '../../lib/t.tsx';

/** The names of the audiences that staff can give the rows of a feed. */
export const audienceWords: Readonly<Record<StoreAudience, string>> = {
  women: t('desk.parts.women'),
  men: t('desk.catalogue.men'),
  girls: t('desk.catalogue.girls'),
  boys: t('desk.catalogue.boys'),
  kids: t('desk.catalogue.kids'),
  unisex: t('desk.catalogue.unisex'),
};

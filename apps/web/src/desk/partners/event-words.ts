import type { EventKind } from '@wearfolio/contracts/desk-webhooks';
import { t } from '../../lib/t.tsx';

/** The names of what webhooks are told. */
export const eventWords: Readonly<Record<EventKind, string>> = {
  'product.changed': t('desk.partners.eventChanged'),
  'price.dropped': t('desk.partners.eventDropped'),
  'product.back_in_stock': t('desk.partners.eventBack'),
  'import.finished': t('desk.partners.eventImported'),
};

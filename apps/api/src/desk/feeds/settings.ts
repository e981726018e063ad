import type { Credentials } from '@wearfolio/catalogue/schedule/credentials';
import type { DeliveryRule as KnownRule } from '@wearfolio/catalogue/stores/delivery-rules';
import type { SettingsChange } from '@wearfolio/catalogue/stores/store-settings';
import type { FeedAccess } from '@wearfolio/contracts/desk-feed-source';
import type { DeliveryRule, StoreSettings } from '@wearfolio/contracts/desk-store-settings';
import { say } from '@wearfolio/messages/said';
import { RequestRefused } from '../../http/errors.ts';

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    const reason = say('desk.replies.noMapping', { example: '{"fields": {"id": "sku", "name": "title"}}' });
    throw new RequestRefused(400, reason, { mapping: [reason] });
  }
};

/** Store settings in the form the catalogue takes, with the mapping parsed. An empty text clears a setting. */
export const toSettings = ({
  mapping,
  force_brand,
  title_pattern,
  picture_base,
  archive_files,
  ...said
}: StoreSettings): SettingsChange => ({
  ...said,
  forceBrand: force_brand,
  titlePattern: title_pattern,
  pictureBase: picture_base,
  archiveFiles: archive_files,
  mapping: mapping === '' ? null : (readJson(mapping) as SettingsChange['mapping']),
});

/** A rule of delivery in the form the catalogue takes. */
export const toRule = ({ free_from, returns_days, returns_free, returns_note, ...rule }: DeliveryRule): KnownRule => ({
  ...rule,
  freeFrom: free_from,
  returnsDays: returns_days,
  returnsFree: returns_free,
  returnsNote: returns_note,
});

type Said = { access?: FeedAccess | undefined; user: string; header: string; secret: string };

/** What the desk said about a feed's server, as the catalogue takes it. Null: it asks for nothing. Undefined: as before. */
export const toCredentials = ({ access, user, header, secret }: Said): Credentials | null | undefined => {
  if (access === undefined) return undefined;
  if (access === 'password') return { kind: 'password', user, password: secret };
  if (access === 'bearer') return { kind: 'bearer', token: secret };
  return access === 'header' ? { kind: 'header', name: header, value: secret } : null;
};

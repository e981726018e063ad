import type { SettingsChange } from '@wearfolio/catalogue/stores/store-settings';
import type { StoreSettings } from '@wearfolio/contracts/desk-store-settings';
import { RequestRefused } from '../../http/errors.ts';
import { messages } from '../messages.ts';

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestRefused(400, messages.noMapping, { mapping: [messages.noMapping] });
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

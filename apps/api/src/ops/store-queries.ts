import { Refused } from '@wearfolio/catalogue/refused';
import { describeFields, describeProfile, type FieldTold } from '@wearfolio/catalogue/stores/describe-profile';
import {
  audiences,
  type KnownStore,
  loadStore,
  type SettingsChange,
  setSettings,
} from '@wearfolio/catalogue/stores/store-settings';
import { type Database, poolOf } from '@wearfolio/database/client';

export { audiences, describeFields, describeProfile, type FieldTold, type KnownStore, type SettingsChange };

/** What is kept of a store; null where there is none of this id. */
export const findStore = (db: Database, id: number): Promise<KnownStore | null> => loadStore(poolOf(db), id);

/** Keeps what is true of a store's feed. Answers why not, or null. */
export const keepSettings = async (url: string, store: string, change: SettingsChange): Promise<string | null> => {
  try {
    await setSettings(url, store, change);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
};

import { Refused } from '@wearfolio/catalogue/refused';
import { describeFields, describeProfile, type FieldTold } from '@wearfolio/catalogue/stores/describe-profile';
import {
  audiences,
  type KnownStore,
  loadStore,
  type SettingsChange,
  type StoreSettings,
  setSettings,
} from '@wearfolio/catalogue/stores/store-settings';
import { mappingTargets } from '@wearfolio/catalogue/values/mappings';
import { type Database, poolOf } from '@wearfolio/database/client';

export { audiences, describeFields, describeProfile, type FieldTold, type KnownStore, mappingTargets };

/** Settings as they are typed into a form. */
export type TypedSettings = Record<Exclude<keyof StoreSettings, 'forceBrand'>, string> & { forceBrand: boolean };

const mappingOf = (text: string): SettingsChange['mapping'] => {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('This is no mapping: it is not JSON');
  }
};

/** What is kept of a store; null where there is none of this id. */
export const findStore = (db: Database, id: number): Promise<KnownStore | null> => loadStore(poolOf(db), id);

/** Keeps what is true of a store's feed. Answers why not, or null. */
export const keepSettings = async (url: string, store: string, typed: TypedSettings): Promise<string | null> => {
  try {
    await setSettings(url, store, { ...typed, mapping: mappingOf(typed.mapping) });
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
};

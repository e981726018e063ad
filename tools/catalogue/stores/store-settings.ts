import { readUrl } from '@wearfolio/feeds/clean/text/url';
import { type FeedMapping, readMapping } from '@wearfolio/feeds/mapping/mapping';
import type { FeedProfile } from '@wearfolio/feeds/profile/profile';
import type { Pool } from 'pg';
import { type Connection, withConnection } from '../connection.ts';
import { createStore, findStore } from '../import/runs.ts';
import { Refused } from '../refused.ts';
import { mappingTargets } from '../values/mappings.ts';

/** Settings of ops for a store's feed; null if not set. */
export type StoreSettings = {
  /** Brand of rows without one; with `forceBrand`, of all rows. */
  brand: string | null;
  forceBrand: boolean;
  /** Pattern of the store's titles: `{brand} {title} - {color} - {size}`. */
  titlePattern: string | null;
  /** Currency of prices without one. */
  currency: string | null;
  /** Audience of rows without one. */
  audience: string | null;
  /** Category of rows that cannot be placed: a leaf of the tree. */
  category: string | null;
  /** Mapping of our fields to the feed's names. */
  mapping: FeedMapping | null;
  /** Pattern of product addresses for feeds without links, with `{id}`, another field or a column in it. */
  link: string | null;
  /** Base of relative picture addresses. */
  pictureBase: string | null;
  /** The files of an archive that are its feed: names or patterns such as `*.csv`, separated by commas. */
  archiveFiles: string | null;
};

/** The settings of a store without any. */
export const noSettings: StoreSettings & { profile: null; isCurrencyKept: boolean } = {
  brand: null,
  forceBrand: false,
  titlePattern: null,
  currency: null,
  audience: null,
  category: null,
  mapping: null,
  link: null,
  pictureBase: null,
  archiveFiles: null,
  profile: null,
  isCurrencyKept: false,
};

/** Settings to change; missing ones stay, '' clears. */
export type SettingsChange = { [Name in TextSetting]?: string | undefined } & {
  forceBrand?: boolean | undefined;
  /** Null clears it. */
  mapping?: FeedMapping | null | undefined;
};

type TextSetting = Exclude<keyof StoreSettings, 'forceBrand' | 'mapping'>;

export const audiences = ['women', 'men', 'girls', 'boys', 'kids', 'unisex'] as const;

const titleParts = ['brand', 'title', 'color', 'size', 'width', 'audience', 'sku'];
const placesIn = (pattern: string): string[] => (pattern.match(/\{[^{}]*\}/g) ?? []).map((place) => place.slice(1, -1));

const readTitlePattern = (text: string): string => {
  const unknown = placesIn(text).find((part) => !titleParts.includes(part));
  if (unknown !== undefined)
    throw new Refused(`{${unknown}} is not a placeholder for titles; use ${titleParts.join(', ')}`);
  if (!placesIn(text).includes('title')) throw new Refused(`${text} does not contain {title}`);
  return text;
};

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const readCurrency = (text: string): string => {
  const code = text.toUpperCase();
  if (!currencies.has(code)) throw new Refused(`${text} is not a currency code such as EUR`);
  return code;
};

const readAudience = (text: string): string => {
  const found = audiences.find((name) => name === text.toLowerCase());
  if (!found) throw new Refused(`${text} is not an audience; use one of ${audiences.join(', ')}`);
  return found;
};

const readCategory = (text: string): string => {
  const leaf = text.toLowerCase();
  if (!mappingTargets.category.includes(leaf)) {
    throw new Refused(`There is no category '${text}' in the tree; use a path such as women/shoes/boots`);
  }
  return leaf;
};

/** Validates a pattern of addresses for `--link`. Throws Refused if it is invalid. */
export const readLinkPattern = (text: string): string => {
  const isAddress = 'url' in readUrl(text.replace(/\{[^{}]*\}/g, 'x'));
  if (!isAddress || placesIn(text).length === 0) {
    throw new Refused('It must be an address with {id} in it, such as https://store.example/products/{id}');
  }
  return text;
};

const readPictureBase = (text: string): string => {
  const read = readUrl(text);
  if ('reason' in read) throw new Refused(`${text} is not a valid base address of pictures: ${read.reason}`);
  return read.url;
};

const same = (text: string): string => text;

const checkMapping = (value: unknown): FeedMapping => {
  const mapping = readMapping(value);
  if (typeof mapping === 'string') throw new Refused(`This is not a mapping: ${mapping}`);
  return mapping;
};

/** The columns of the settings, and how each is read. */
const columns = {
  brand: ['brand', same],
  titlePattern: ['title_pattern', readTitlePattern],
  currency: ['currency', readCurrency],
  audience: ['default_audience', readAudience],
  category: ['default_category', readCategory],
  link: ['link_pattern', readLinkPattern],
  pictureBase: ['picture_base', readPictureBase],
  archiveFiles: ['archive_files', same],
} as const satisfies Record<TextSetting, readonly [string, (text: string) => string]>;

type Cleaned = Partial<StoreSettings>;

/** Thrown for an invalid store setting. */
export class SettingRefused extends Refused {
  override readonly name = 'SettingRefused';
  readonly setting: keyof StoreSettings;

  constructor(setting: keyof StoreSettings, message: string) {
    super(message);
    this.setting = setting;
  }
}

const readAs = <T>(setting: keyof StoreSettings, read: () => T): T => {
  try {
    return read();
  } catch (error) {
    throw error instanceof Refused ? new SettingRefused(setting, error.message) : error;
  }
};

/** Returns the change with its values in stored form. Throws SettingRefused for an invalid value. */
export const readSettings = (change: SettingsChange): Cleaned => {
  const cleaned: Cleaned = {};
  for (const [key, [, read]] of Object.entries(columns)) {
    const name = key as keyof typeof columns;
    const text = change[name]?.trim();
    if (text !== undefined) cleaned[name] = text === '' ? null : readAs(name, () => read(text));
  }
  const { mapping } = change;
  if (mapping !== undefined) cleaned.mapping = mapping === null ? null : readAs('mapping', () => checkMapping(mapping));
  if (change.forceBrand !== undefined) cleaned.forceBrand = change.forceBrand;
  // Without a brand there is nothing to force.
  else if (cleaned.brand === null) cleaned.forceBrand = false;
  return cleaned;
};

const columnOf = (name: string): string => {
  if (name === 'mapping') return name;
  return name === 'forceBrand' ? 'force_brand' : columns[name as keyof typeof columns][0];
};

const asStored = (value: unknown): unknown => (typeof value === 'object' && value ? JSON.stringify(value) : value);

/** Returns the settings after `cleaned` is applied. Throws Refused if they are inconsistent. */
export const changed = <Known extends StoreSettings>(known: Known, cleaned: Cleaned): Known => {
  const settings = { ...known, ...cleaned };
  if (settings.forceBrand && settings.brand === null) throw new SettingRefused('brand', '--force requires --brand');
  return settings;
};

/** Stores the settings in `cleaned` for a store. */
export const keepSettings = async (db: Connection, storeId: number, cleaned: Cleaned): Promise<void> => {
  const entries = Object.entries(cleaned);
  if (entries.length === 0) return;
  const set = entries.map(([name], at) => `${columnOf(name)} = $${at + 2}`);
  // Who sets the currency confirms it.
  const assignments = [...set, ...(cleaned.currency === undefined ? [] : ['currency_is_kept = false'])].join(', ');
  await db.query(`UPDATE store SET ${assignments} WHERE id = $1`, [
    storeId,
    ...entries.map(([, value]) => asStored(value)),
  ]);
};

const selected = `brand, force_brand AS "forceBrand", title_pattern AS "titlePattern", currency,
  default_audience AS audience, default_category AS category, mapping, link_pattern AS link, picture_base AS "pictureBase", archive_files AS "archiveFiles",
  currency_is_kept AS "isCurrencyKept"`;

/** A store's settings with its name and its learned profile. */
export type KnownStore = StoreSettings & {
  name: string;
  profile: FeedProfile | null;
  /** Whether the currency is that of imports before a currency had to be stated, and nobody has confirmed it. */
  isCurrencyKept: boolean;
};

/** Returns the settings of one store by id, or null. */
export const loadStore = async (db: Connection | Pool, storeId: number | null): Promise<KnownStore | null> => {
  const { rows } = await db.query<KnownStore>(`SELECT name, profile, ${selected} FROM store WHERE id = $1`, [storeId]);
  return rows[0] ?? null;
};

/** Returns the settings without the store's name and profile. */
export const settingsOf = ({ name: _, profile: __, isCurrencyKept: ___, ...settings }: KnownStore): StoreSettings =>
  settings;

/** Lists the settings of all stores, or of the one with this name, by name. Throws Refused if it does not exist. */
export const listSettings = (url: string, store?: string): Promise<KnownStore[]> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<KnownStore>(
      `SELECT name, profile, ${selected} FROM store WHERE $1::text IS NULL OR lower(name) = lower($1)
       ORDER BY fold_text(name), id`,
      [store ?? null],
    );
    if (store !== undefined && rows.length === 0) throw new Refused(`There is no store ${store}`);
    return rows;
  });

/** Changes the settings of a store, which is created if it is new. Throws Refused for an invalid setting. */
export const setSettings = (
  url: string,
  store: string,
  change: SettingsChange,
): Promise<{ settings: KnownStore; isNew: boolean }> => {
  const cleaned = readSettings(change);
  return withConnection(url, async (db) => {
    const known = await findStore(db, store);
    const storeId = known ?? (await createStore(db, store));
    const settings = changed({ ...noSettings, name: store, ...(await loadStore(db, storeId)) }, cleaned);
    await keepSettings(db, storeId, cleaned);
    return { settings, isNew: known === null };
  });
};

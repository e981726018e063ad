import { readUrl } from '@wearfolio/feeds/clean/text/url';
import type { CleaningRules, StoreRules } from '@wearfolio/feeds/cleaning-rules';
import { type FeedMapping, readMapping } from '@wearfolio/feeds/mapping/mapping';
import type { FeedProfile } from '@wearfolio/feeds/profile/profile';
import type { ConfirmedPrices } from '@wearfolio/feeds/row';
import type { FeedRule } from '@wearfolio/feeds/rules/rule';
import { noDefaults, storeDefaults, withDefaults } from '@wearfolio/feeds/rules/store-defaults';
import type { Pool } from 'pg';
import { type Actor, commandLine } from '../audit.ts';
import { type Connection, withConnection } from '../connection.ts';
import { createStore, findStore } from '../import/runs.ts';
import { Refused } from '../refused.ts';
import { addVersion, appliedNotes, checkRules, rulesOf } from '../rules/rule-versions.ts';
import { mappingTargets } from '../values/mappings.ts';

/** Settings of ops for a store's feed; null if not set. All but the files of an archive are rules of the store. */
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

/** A store's settings with its name, its rules and those for all stores, and its learned profile. */
export type KnownStore = StoreSettings & {
  name: string;
  rules: FeedRule[];
  allRules: FeedRule[];
  profile: FeedProfile | null;
  /** Whether the currency is that of imports before a currency had to be stated, and nobody has confirmed it. */
  isCurrencyKept: boolean;
  /** High whole prices that staff confirmed. */
  confirmedPrices: ConfirmedPrices | null;
};

/** A store without any settings. */
export const blankStore = (name: string): KnownStore => ({
  ...noDefaults,
  ...{ name, archiveFiles: null, rules: [], allRules: [], profile: null, isCurrencyKept: false, confirmedPrices: null },
});

/** Settings to change; missing ones stay, '' clears. */
export type SettingsChange = { [Name in TextSetting]?: string | undefined } & {
  forceBrand?: boolean | undefined;
  /** Null clears it. */
  mapping?: FeedMapping | null | undefined;
  /** All rules of the store instead of its own, before the other settings; and those for all stores in a trial. */
  rules?: readonly FeedRule[] | undefined;
  allRules?: readonly FeedRule[] | undefined;
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

/** How each setting is read. */
const readers = {
  brand: same,
  titlePattern: readTitlePattern,
  currency: readCurrency,
  audience: readAudience,
  category: readCategory,
  link: readLinkPattern,
  pictureBase: readPictureBase,
  archiveFiles: same,
} as const satisfies Record<TextSetting, (text: string) => string>;

type Cleaned = Partial<StoreSettings & Pick<KnownStore, 'rules' | 'allRules'>>;

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
  for (const [key, read] of Object.entries(readers)) {
    const name = key as keyof typeof readers;
    const text = change[name]?.trim();
    if (text !== undefined) cleaned[name] = text === '' ? null : readAs(name, () => read(text));
  }
  const { mapping, rules, allRules } = change;
  if (rules !== undefined) cleaned.rules = checkRules(rules);
  if (allRules !== undefined) cleaned.allRules = checkRules(allRules);
  if (mapping !== undefined) cleaned.mapping = mapping === null ? null : readAs('mapping', () => checkMapping(mapping));
  if (change.forceBrand !== undefined) cleaned.forceBrand = change.forceBrand;
  // Without a brand there is nothing to force.
  else if (cleaned.brand === null) cleaned.forceBrand = false;
  return cleaned;
};

const withRules = (known: KnownStore, rules: FeedRule[]): KnownStore => ({ ...known, ...storeDefaults(rules), rules });

/** Returns the settings after `cleaned` is applied. Throws Refused if they are inconsistent. */
export const changed = (
  known: KnownStore,
  { rules, allRules = known.allRules, archiveFiles = known.archiveFiles, ...settings }: Cleaned,
): KnownStore => {
  const based = { ...withRules(known, rules ?? known.rules), allRules, archiveFiles };
  if (settings.forceBrand && (settings.brand ?? based.brand) === null)
    throw new SettingRefused('brand', 'A brand for all rows needs a name');
  return Object.keys(settings).length === 0 ? based : withRules(based, withDefaults(based.rules, settings));
};

const keepFiles = 'UPDATE store SET archive_files = $2 WHERE id = $1';
// Who sets the currency confirms it.
const confirmCurrency = 'UPDATE store SET currency_is_kept = false WHERE id = $1';

/** Stores the settings in `cleaned` for a store; those that are rules as a new version, if one changed. */
export const keepSettings = async (
  db: Connection,
  storeId: number,
  { allRules: _, ...cleaned }: Cleaned,
  { actor = commandLine, note = 'Settings' }: { actor?: Actor; note?: string } = {},
): Promise<void> => {
  const before = await loadStore(db, storeId);
  if (!before) throw new Refused('There is no such store');
  const after = changed(before, cleaned);
  if (cleaned.archiveFiles !== undefined) await db.query(keepFiles, [storeId, after.archiveFiles]);
  if (cleaned.currency !== undefined) await db.query(confirmCurrency, [storeId]);
  if (JSON.stringify(after.rules) !== JSON.stringify(before.rules))
    await addVersion(db, actor, { storeId, subject: before.name, before: before.rules, rules: after.rules, note });
};

/** Forgets the currency that nobody has confirmed, because the feed states its own. */
export const dropKeptCurrency = async (db: Connection, storeId: number): Promise<void> => {
  const store = await loadStore(db, storeId);
  if (store?.isCurrencyKept !== true) return;
  await keepSettings(db, storeId, { currency: null }, { actor: { id: null, email: 'import' }, note: appliedNotes[1] });
};

/** Returns how a store's feed is cleaned: what its rules say of all rows, and the rules in order. */
export const rulesFor = (known: KnownStore): Pick<CleaningRules, 'rules'> & { store: StoreRules } => {
  const { name, profile, confirmedPrices } = known;
  const rules = [...known.rules, ...known.allRules];
  const { mapping: _, link: __, ...said } = storeDefaults(rules);
  return { rules, store: { ...said, name, profile, confirmedPrices } };
};

/** Returns the mapping by which a store's feed is read, if ops set one. */
export const mappingOf = ({ rules, allRules }: KnownStore): FeedMapping | undefined =>
  storeDefaults([...rules, ...allRules]).mapping ?? undefined;

type StoredStore = Omit<KnownStore, Exclude<keyof StoreSettings, 'archiveFiles'>>;

const selected = `name, profile, archive_files AS "archiveFiles", currency_is_kept AS "isCurrencyKept",
  confirmed_prices AS "confirmedPrices",
  ${rulesOf('store.id')} AS rules, ${rulesOf('NULL')} AS "allRules"`;

const toKnown = (stored: StoredStore): KnownStore => ({ ...stored, ...storeDefaults(stored.rules) });

/** Returns the settings of one store by id, or null. */
export const loadStore = async (db: Connection | Pool, storeId: number | null): Promise<KnownStore | null> => {
  const { rows } = await db.query<StoredStore>(`SELECT ${selected} FROM store WHERE id = $1`, [storeId]);
  return rows[0] ? toKnown(rows[0]) : null;
};

/** Returns the settings alone. */
export const settingsOf = ({
  name: _,
  profile: __,
  isCurrencyKept: ___,
  rules: ____,
  allRules: _____,
  confirmedPrices: ______,
  ...settings
}: KnownStore): StoreSettings => settings;

/** Lists the settings of all stores, or of the one with this name, by name. Throws Refused if it does not exist. */
export const listSettings = (url: string, store?: string): Promise<KnownStore[]> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<StoredStore>(
      `SELECT ${selected} FROM store WHERE $1::text IS NULL OR lower(name) = lower($1)
       ORDER BY fold_text(name), id`,
      [store ?? null],
    );
    if (store !== undefined && rows.length === 0) throw new Refused(`There is no store ${store}`);
    return rows.map(toKnown);
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
    const settings = changed((await loadStore(db, storeId)) ?? blankStore(store), cleaned);
    await keepSettings(db, storeId, cleaned);
    return { settings, isNew: known === null };
  });
};

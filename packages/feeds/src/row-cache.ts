import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowCleaner } from './clean-row.ts';
import type { CleaningRules } from './cleaning-rules.ts';
import { type FeedProfile, onlyShown } from './profile/profile.ts';
import type { RawRecord } from './raw-record.ts';
import type { RecordEvent } from './row.ts';

/**
 * Stores cleaned rows, so that an unchanged record is not cleaned again. `begin` receives the version of everything
 * else that decides the result; rows stored under another version must not be found.
 */
export type RowCache = {
  begin: (version: string) => void;
  /** Returns the row stored under one of the fingerprints. */
  find: (prints: readonly string[]) => { print: string; kept: string } | null;
};

let ownVersion: string | null = null;

/** Version of this package's code and the kind model. Rows cleaned by an older version do not count. */
const codeVersion = (): string => {
  if (ownVersion !== null) return ownVersion;
  const folder = import.meta.dirname;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:[jt]s|tsv)$/.test(name),
  );
  const texts = files.sort().map((name) => readFileSync(join(folder, name), 'utf8'));
  ownVersion = hash('sha256', texts.join('\0'), 'base64url');
  return ownVersion;
};

const entriesOf = (_: string, value: unknown): unknown =>
  value instanceof Map || value instanceof Set ? [...value].sort() : value;

/** Returns a version of everything that decides a row except the record itself and the catalogue's brands. */
const cleaningVersion = (rules: CleaningRules, profile: FeedProfile): string => {
  const { knownBrands: _, store, ...others } = rules;
  const learned = { ...profile, ...onlyShown };
  const text = JSON.stringify([codeVersion(), others, { ...store, profile: null }, learned], entriesOf);
  return hash('sha256', text, 'base64url');
};

/** Hashes a text to 16 characters: two texts collide with a chance of 1 in 2 ** 96. */
const printOf = (text: string): string => hash('sha256', text, 'base64url').slice(0, 16);

/** A map that records whether it was read. */
class Watched<Key, Value> extends Map<Key, Value> {
  wasRead = false;

  override get(key: Key): Value | undefined {
    this.wasRead = true;
    return super.get(key);
  }
}

/**
 * Cleans records through `recall`: known records return their stored row. A row carries the fingerprint to store it
 * under. Rows that depended on the catalogue's brands, which grow with every import, are valid for these brands only.
 */
export const cachingCleaner = (rules: CleaningRules, profile: FeedProfile, recall: RowCache) => {
  const knownBrands = new Watched(rules.knownBrands);
  const clean = rowCleaner({ ...rules, knownBrands }, profile);
  const brands = printOf(JSON.stringify([...rules.knownBrands]));
  recall.begin(cleaningVersion(rules, profile));

  return (record: RawRecord): RecordEvent => {
    const print = printOf(
      JSON.stringify([record.fields, record.variants, record.timetable, record.hasNoSizes, record.ruled]),
    );
    const branded = printOf(brands + print);
    const known = record.fault ? null : recall.find([print, branded]);
    if (known) return { type: 'kept', line: record.line, ...known };
    knownBrands.wasRead = false;
    const event = clean(record);
    if (event.type !== 'row') return event;
    return { ...event, print: knownBrands.wasRead ? branded : print };
  };
};

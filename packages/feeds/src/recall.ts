import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowCleaner } from './clean-row.ts';
import type { CleaningRules } from './cleaning-rules.ts';
import { type FeedProfile, onlyShown } from './profile/profile.ts';
import type { RawRecord } from './raw-record.ts';
import type { RecordEvent } from './row.ts';

/**
 * What was made of the rows of an earlier feed, so that a record that says the same again is not cleaned again. `begin`
 * is told the version of everything else that decides what is made of a record; what was kept under another version is
 * not to be found.
 */
export type Recall = {
  begin: (version: string) => void;
  /** What was kept under one of the prints. */
  find: (prints: readonly string[]) => { print: string; kept: string } | null;
};

let ownVersion: string | null = null;

/** The code of this package, and the model of kinds. What an older one made of a record does not count. */
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

/** Tells apart everything but the record itself, and the brands of the catalogue, that decides what is made of a record. */
const cleaningVersion = (rules: CleaningRules, profile: FeedProfile): string => {
  const { knownBrands: _, store, ...others } = rules;
  const learned = { ...profile, ...onlyShown };
  const text = JSON.stringify([codeVersion(), others, { ...store, profile: null }, learned], entriesOf);
  return hash('sha256', text, 'base64url');
};

/** A text in 16 characters: the chance that two texts share them is 1 in 2 ** 96. */
const printOf = (text: string): string => hash('sha256', text, 'base64url').slice(0, 16);

/** A map that tells whether it was asked for anything. */
class Watched<Key, Value> extends Map<Key, Value> {
  wasAsked = false;

  override get(key: Key): Value | undefined {
    this.wasAsked = true;
    return super.get(key);
  }
}

/**
 * Cleans records by way of `recall`: those that are known come out as they were kept. A row carries the print to keep it
 * under. Rows that were decided by the brands of the catalogue, which grows with every import, count for these alone.
 */
export const recallingCleaner = (rules: CleaningRules, profile: FeedProfile, recall: Recall) => {
  const knownBrands = new Watched(rules.knownBrands);
  const clean = rowCleaner({ ...rules, knownBrands }, profile);
  const brands = printOf(JSON.stringify([...rules.knownBrands]));
  recall.begin(cleaningVersion(rules, profile));

  return (record: RawRecord): RecordEvent => {
    const print = printOf(JSON.stringify([record.fields, record.variants]));
    const branded = printOf(brands + print);
    const known = record.fault ? null : recall.find([print, branded]);
    if (known) return { type: 'kept', line: record.line, ...known };
    knownBrands.wasAsked = false;
    const event = clean(record);
    if (event.type !== 'row') return event;
    return { ...event, print: knownBrands.wasAsked ? branded : print };
  };
};

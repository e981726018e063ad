import { readFileSync } from 'node:fs';
import { newStore } from '@wearfolio/feeds/cleaning-rules';
import { type FeedMapping, readMapping } from '@wearfolio/feeds/mapping/mapping';
import { FeedRefused, readFeed } from '@wearfolio/feeds/read-feed';
import type { CleanRow } from '@wearfolio/feeds/row';

/** What an import shows: its rows, why others were rejected, and why the whole feed was refused; null if it was not. */
export type Imported = { rows: CleanRow[]; rejects: string[]; refusal: string | null };

const currencies = new Set(Intl.supportedValuesOf('currency'));
const now = new Date('2026-11-28T12:00:00Z');

const mappingIn = (path: string): FeedMapping => {
  const mapping = readMapping(JSON.parse(readFileSync(path, 'utf8')));
  if (typeof mapping === 'string') throw new Error(`${path}: ${mapping}`);
  return mapping;
};

/** Imports a feed into a store of its own, in memory. `flags` are those of the import: --store, --currency, --link, --map. */
export const importInMemory = async (bytes: Buffer, flags: readonly string[]): Promise<Imported> => {
  const flag = (wanted: string): string | undefined => {
    const at = flags.indexOf(wanted);
    return at < 0 ? undefined : flags[at + 1];
  };
  const map = flag('--map');
  const rules = {
    ...{ currency: 'USD', currencies, categories: new Map(), colors: new Map(), brands: new Map() },
    ...{ mediaBase: null, knownBrands: new Map() },
    store: { ...newStore(flag('--store') ?? 'Case'), currency: flag('--currency') ?? null },
  };
  // As in an import, the first row of an id counts.
  const ids = new Set<string>();
  const imported: Imported = { rows: [], rejects: [], refusal: null };
  const chunks = async function* () {
    yield bytes;
  };
  const options = { rules, now, link: flag('--link'), mapping: map === undefined ? undefined : mappingIn(map) };
  try {
    for await (const event of readFeed(chunks(), options)) {
      if (event.type === 'row' && !ids.has(event.row.externalId)) imported.rows.push(event.row);
      if (event.type === 'row') ids.add(event.row.externalId);
      if (event.type === 'reject')
        imported.rejects.push(`line ${event.reject.line}: ${event.reject.field} ${event.reject.reason}`);
    }
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error;
    imported.refusal = error.message;
  }
  return imported;
};

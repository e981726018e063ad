import { rowCleaner } from '../clean-row.ts';
import type { CleaningRules } from '../cleaning-rules.ts';
import { FeedRefused } from '../feed-refused.ts';
import type { FeedMapping } from '../mapping/mapping.ts';
import type { RawRecord } from '../raw-record.ts';
import type { FeedEvent } from '../row.ts';
import { cachingCleaner, type RowCache } from '../row-cache.ts';
import { minorUnitsWarning } from './check-amounts.ts';
import { currencyRefusal, statesCurrency } from './check-currency.ts';
import { learnProfile, sampleSize } from './learn-profile.ts';
import { keyRefusal, learnReading } from './learn-reading.ts';
import { enoughRows, type FeedProfile, mergeProfiles, readProfile } from './profile.ts';
import { withReading } from './reading.ts';

type Options = {
  rules: CleaningRules;
  onProfile?: ((profile: FeedProfile) => void) | undefined;
  recall?: RowCache | undefined;
  /** The mapping set by ops; an id in it is not judged. */
  mapping?: FeedMapping | undefined;
};

const storeBrandWarning = ({ store }: CleaningRules): FeedEvent => ({
  type: 'warning',
  warning: { line: 1, field: 'brand', value: store.name, reason: "no row names a brand; the store's name is shown" },
});

/** Judges the whole feed by its first records. Throws FeedRefused without a currency or a key. */
const judge = (sample: readonly RawRecord[], { rules, mapping }: Options) => {
  const refusal = rules.onlyTexts ? null : currencyRefusal(sample, rules);
  if (refusal !== null) throw new FeedRefused(refusal);
  const kept = readProfile(rules.store.profile);
  // A store that was read before goes on.
  const refusedKey = kept === null && mapping?.fields.id === undefined ? keyRefusal(sample) : null;
  if (refusedKey !== null) throw new FeedRefused(refusedKey);
  // A small feed is read as the store's larger ones were.
  const isSmall = kept !== null && sample.length < Math.min(enoughRows, kept.rows);
  const reading = isSmall ? kept.reading : learnReading(sample);
  const read = withReading(reading);
  const learned = learnProfile(sample.map(read), rules.knownBrands);
  const profile = mergeProfiles(kept, { ...learned, reading, statesCurrency: statesCurrency(sample, rules) });
  return { profile, read };
};

/**
 * Cleans the records of a feed with what the whole feed shows. It holds back the first `sampleSize` records until the
 * profile is learned, so that memory stays bounded and each record is cleaned once.
 */
export const profilingCleaner = (options: Options) => {
  const { rules, onProfile, recall } = options;
  let sample: RawRecord[] = [];
  let clean: ReturnType<typeof rowCleaner> | null = null;
  let read = (record: RawRecord): RawRecord => record;

  function* begin(): Generator<FeedEvent> {
    const { profile, read: reader } = judge(sample, options);
    read = reader;
    sample = sample.map(read);
    if (sample.length > 0) {
      onProfile?.(profile);
      const isUnnamed = profile.brands.length === 0 && profile.titleBrands.length === 0;
      if (isUnnamed && rules.store.brand === null) yield storeBrandWarning(rules);
      const minorUnits = minorUnitsWarning(sample, rules);
      if (minorUnits) yield minorUnits;
    }
    clean = recall ? cachingCleaner(rules, profile, recall) : rowCleaner(rules, profile);
    for (const record of sample) yield clean(record);
    sample = [];
  }

  return {
    *write(records: readonly RawRecord[]): Generator<FeedEvent> {
      if (clean) {
        for (const record of records) yield clean(read(record));
        return;
      }
      sample.push(...records);
      if (sample.length >= sampleSize) yield* begin();
    },
    /** Yields the records that are still held back. */
    *end(): Generator<FeedEvent> {
      if (!clean) yield* begin();
    },
  };
};

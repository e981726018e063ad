import type { Database } from '@wearfolio/database/client';
import type { Dictionary } from './dictionary.ts';
import type { Catalogue } from './follow-listing.ts';

type Ask<T> = (db: Database, catalogue: Catalogue) => Promise<T>;

/** Caches the answer of a query until the catalogue changes. */
export const untilChanged = <T>(ask: Ask<T>): Ask<T> => {
  const known = new WeakMap<Dictionary, Promise<T>>();
  return (db, catalogue) => {
    const { dictionary } = catalogue;
    const answer = known.get(dictionary) ?? ask(db, catalogue);
    known.set(dictionary, answer);
    answer.catch(() => known.delete(dictionary));
    return answer;
  };
};

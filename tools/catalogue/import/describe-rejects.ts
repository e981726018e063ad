import type { Connection } from '../connection.ts';
import { rowCount } from '../format.ts';

/** Number of reasons shown on the terminal; the report has all. */
const mostReasons = 3;

const commonRejects = `
  SELECT key AS field, title AS reason, count(*)::int AS count
  FROM stage WHERE kind = 'reject' GROUP BY key, title ORDER BY count DESC, min(seq) LIMIT ${mostReasons}`;

type Common = { field: string; reason: string; count: number };

const missingRate = (reason: string): string | undefined => /^no rate is set for ([A-Z]{3})$/.exec(reason)?.[1];

const wordsOf = ({ field, reason }: Common): string => {
  const currency = missingRate(reason);
  if (currency !== undefined) return `no rate for ${currency}`;
  return reason === 'missing' ? `${field} is missing` : reason;
};

/** Returns the command that would make these rows acceptable, with a placeholder, or null. */
const fixOf = ({ field, reason }: Common, store: string): string | null => {
  const source = missingRate(reason);
  if (source !== undefined) return `rate set ${source} <rate>`;
  if (reason === 'not a price in a known currency') {
    return `store set --store "${store}" --currency <code> (with the currency of its prices)`;
  }
  if (field === 'link' && reason === 'missing') {
    return `store set --store "${store}" --link "https://store.example/products/{id}" (with its address)`;
  }
  return null;
};

/**
 * Describes the most common reasons for rejected rows, with the command that resolves the first: '807 rows: no rate for
 * XYZ. Run: npm run catalogue -- rate set XYZ <rate>'. Empty if no row was rejected.
 */
export const describeRejects = async (db: Connection, store: string): Promise<string> => {
  const { rows } = await db.query<Common>(commonRejects);
  const [first] = rows;
  if (!first) return '';
  const reasons = rows.map((common) => `${rowCount(common.count)}: ${wordsOf(common)}`).join('; ');
  const fix = fixOf(first, store);
  return fix === null ? reasons : `${reasons}. Run: npm run catalogue -- ${fix}`;
};

import { withConnection } from '../connection.ts';
import { Refused } from '../refused.ts';
import { download } from '../schedule/download.ts';
import { type ReferenceRate, readReferenceRates } from './reference-rates.ts';

export type RatesRequest = {
  /** The database. */
  url: string;
  /** Address of the European Central Bank's rates. */
  address: string;
  /** Hosts that may be in a private network, as `host` or `host:port`. */
  privateHosts: readonly string[];
  signal: AbortSignal;
};

/** Five times the size of the bank's last 90 days, in bytes. */
const sizeLimit = 1024 ** 2;

const keep = `
  INSERT INTO reference_rate AS kept (day, currency, rate)
  SELECT DISTINCT ON (day, currency) * FROM unnest($1::date[], $2::text[], $3::numeric[]) AS published(day, currency, rate)
  ON CONFLICT (day, currency) DO UPDATE SET rate = excluded.rate WHERE kept.rate <> excluded.rate`;

const keepRates = (url: string, rates: readonly ReferenceRate[]): Promise<unknown> =>
  withConnection(url, (db) =>
    db.query(keep, [rates.map(({ day }) => day), rates.map(({ currency }) => currency), rates.map(({ rate }) => rate)]),
  );

/**
 * Fetches and stores the reference rates, with the limits for feeds. Returns their last day. Throws Refused with a
 * reason for ops if they cannot be fetched or read.
 */
export const fetchRates = async ({ url, address, privateHosts, signal }: RatesRequest): Promise<string> => {
  const fetched = await download(address, { privateHosts, signal, sizeLimit });
  if (fetched.isUnchanged) throw new Refused('The address returned no content');
  const chunks: Uint8Array[] = [];
  for await (const chunk of fetched.bytes) chunks.push(chunk);
  const rates = readReferenceRates(Buffer.concat(chunks).toString('utf8'));
  await keepRates(url, rates);
  return (
    rates
      .map(({ day }) => day)
      .sort()
      .at(-1) ?? ''
  );
};

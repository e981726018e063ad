import type { Fit } from '@wearfolio/listing-index/filter';
import { fitOf, readWear, type Wear } from '@wearfolio/sizes/wear';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dictionary } from '../engine/dictionary.ts';
import { RequestRefused } from '../http/errors.ts';
import { listWorn } from './size-queries.ts';

type Asked = { fit: boolean; wear: readonly string[] };

const read = (texts: readonly string[]): Wear[] =>
  texts.map((text) => {
    const wear = readWear(text);
    if (!wear) throw new RequestRefused(400, `There is no size ${text}`, { wear: [`There is no size ${text}`] });
    return wear;
  });

/** A customer's stored sizes. Values that this version no longer understands are left out. */
export const readKept = (texts: readonly string[]): Wear[] => texts.flatMap((text) => readWear(text) ?? []);

/**
 * The sizes of the request's sender: a guest sends them, a customer's are stored. A reply that depends on them is
 * personal and not cached. Null when the request does not filter by fit.
 */
export const readWorn = async (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { fit, wear }: Asked,
): Promise<Wear[] | null> => {
  if (!fit && wear.length === 0) return null;
  reply.header('Cache-Control', 'private, no-store');
  if (wear.length > 0) return read(wear);
  const customer = await app.findSignedIn(request);
  if (!customer) return null;
  return readKept(await listWorn(app.db, customer.id));
};

const known = new WeakMap<Dictionary, Map<string, Fit>>();
const mostKnown = 1000;

/** The sizes in the listing that fit, and the kinds for which that is known. Null without entered sizes. */
export const fitFor = (dictionary: Dictionary, worn: readonly Wear[] | null): Fit | null => {
  if (worn === null || worn.length === 0) return null;
  const fits = known.get(dictionary) ?? new Map<string, Fit>();
  known.set(dictionary, fits);
  const key = JSON.stringify(worn);
  const found = fits.get(key) ?? fitOf(worn, sizesOf(dictionary));
  if (fits.size >= mostKnown) fits.clear();
  fits.set(key, found);
  return found;
};

// Listings use size groups.
function* sizesOf({ sizes }: Dictionary) {
  for (const { id, group, size } of sizes.values()) if (size && id === group) yield { id, size };
}

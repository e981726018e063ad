import type { Fit } from '@wearfolio/listing/filter';
import { fitOf, readWear, type Wear } from '@wearfolio/sizes/wear';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listWorn } from '../../customer/sizes/size-queries.ts';
import type { Dictionary } from '../../listing/dictionary.ts';
import { RequestRefused } from '../../request/errors.ts';

type Asked = { fit: boolean; wear: readonly string[] };

const read = (texts: readonly string[]): Wear[] =>
  texts.map((text) => {
    const wear = readWear(text);
    if (!wear) throw new RequestRefused(400, `There is no size ${text}`, { wear: [`There is no size ${text}`] });
    return wear;
  });

/** What a customer keeps; what an older version kept and this one no longer reads says nothing. */
export const readKept = (texts: readonly string[]): Wear[] => texts.flatMap((text) => readWear(text) ?? []);

/**
 * What whoever asks wears: a guest says it, a customer's is kept. A reply that goes by it is nobody else's, and nobody keeps
 * it. Null where nothing is asked by what fits.
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

/** The sizes of the listing that fit, and of which kinds that is known; null where nothing is worn. */
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

// Offers are listed by the groups of their sizes.
function* sizesOf({ sizes }: Dictionary) {
  for (const { id, group, size } of sizes.values()) if (size && id === group) yield { id, size };
}

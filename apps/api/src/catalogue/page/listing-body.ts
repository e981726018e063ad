import type { listProducts } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';

type ListingReply = Reply<typeof listProducts>;

const encoder = new TextEncoder();
const known = new WeakMap<object, Uint8Array>();

// Cards and facets stay the same objects between requests until they change, and they are most of a reply.
const bytesOf = (part: object): Uint8Array => {
  const bytes = known.get(part) ?? encoder.encode(JSON.stringify(part));
  known.set(part, bytes);
  return bytes;
};

const start = encoder.encode('{"data":[');
const comma = encoder.encode(',');
const end = encoder.encode('],"facets":');

/**
 * A listing's reply as JSON in UTF-8. Reusing the bytes of its parts is several times faster than `JSON.stringify`, and
 * Node encodes a text of about 45 KB twice: for its hash and for the socket. It assumes that the reply matches the
 * contract, which the tests check.
 */
export const listingBody = ({ data, facets, ...rest }: ListingReply): Buffer => {
  const cards = data.flatMap((card, at) => (at === 0 ? [bytesOf(card)] : [comma, bytesOf(card)]));
  return Buffer.concat([start, ...cards, end, bytesOf(facets), encoder.encode(`,${JSON.stringify(rest).slice(1)}`)]);
};

/** A listing's reply as the text that a page carries. */
export const listingText = (reply: ListingReply): string => listingBody(reply).toString();

/** The serializer of listings. Fastify's types expect a text, but it sends a Buffer as it is. */
export const serializeListing = (reply: ListingReply): string => listingBody(reply) as unknown as string;

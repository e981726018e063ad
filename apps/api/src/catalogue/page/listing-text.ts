import type { listProducts } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';

type ListingReply = Reply<typeof listProducts>;

const known = new WeakMap<object, string>();

// Cards and facets stay the same objects between requests until they change, and they are most of a reply.
const textOf = (part: object): string => {
  const text = known.get(part) ?? JSON.stringify(part);
  known.set(part, text);
  return text;
};

/**
 * A listing's reply as JSON. Reusing the text of its parts is several times faster than `JSON.stringify`. It assumes
 * that the reply matches the contract, which the tests check. The parts are joined once, because each copy of about 40
 * KB is garbage for the collector.
 */
export const listingText = ({ data, facets, ...rest }: ListingReply): string => {
  const cards = data.flatMap((card, at) => (at === 0 ? [textOf(card)] : [',', textOf(card)]));
  return ['{"data":[', ...cards, '],"facets":', textOf(facets), ',', JSON.stringify(rest).slice(1)].join('');
};

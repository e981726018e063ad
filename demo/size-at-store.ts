import { convert } from '@wearfolio/sizes/convert';
import type { Audience, Kind } from '@wearfolio/sizes/size';
import type { DemoProduct } from './product.ts';
import { storeOf } from './stores.ts';

const audiences: Readonly<Record<string, Audience>> = { Women: 'women', Men: 'men' };

/** The kind and US value of a model's size; null if other systems write it the same way. */
const american = ({ category: [top] }: DemoProduct, size: string): { kind: Kind; value: string } | null => {
  const shoe = /^US (\d{1,2}(?:\.5)?)$/.exec(size)?.[1];
  if (shoe !== undefined) return { kind: 'shoes', value: shoe };
  return top === 'Women' && /^\d{1,2}$/.test(size) && Number(size) <= 12 ? { kind: 'dresses', value: size } : null;
};

/**
 * A size in the system of the product's store. The demo's European stores use their own systems, so that there are
 * several.
 */
export const sizeAtStore = (product: DemoProduct, size: string): string => {
  const { sizesIn } = storeOf(product.store);
  const found = sizesIn === 'US' ? null : american(product, size);
  const audience = audiences[product.category[0]];
  if (!found || !audience) return size;
  const stated = convert({ ...found, audience, system: 'US', order: 0 }, sizesIn);
  return stated ? `${sizesIn} ${stated.value}` : size;
};

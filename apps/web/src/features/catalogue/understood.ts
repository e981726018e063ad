import type { Facets, listProducts } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';

/** A part of a keyword that was taken for a colour, brand, store, category or price. */
export type Understanding = NonNullable<Reply<typeof listProducts>['understood']>[number];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The keyword without what was understood of it, so that the understanding is undone. */
export const withoutUnderstood = (keyword: string, { text }: Pick<Understanding, 'text'>): string => {
  const words = text.trim().split(/\s+/).map(escaped).join('\\s+');
  const whole = new RegExp(`(?<=^|\\s)${words}(?=\\s|$)`, 'i');
  return keyword.replace(whole, ' ').replace(/\s+/g, ' ').trim();
};

/** The palette colours that filter or keyword ask for, as the filter's values: cards show themselves in these. */
export const askedColors = (
  ticked: readonly string[],
  reply: { facets: Pick<Facets, 'color'>; understood?: readonly Understanding[] | undefined },
): readonly string[] => {
  const names = new Set(reply.understood?.filter(({ kind }) => kind === 'color').map(({ name }) => name));
  const understood = reply.facets.color.filter(({ name }) => names.has(name)).map(({ id }) => String(id));
  return [...new Set([...ticked, ...understood])];
};

import type { Facets } from '@wearfolio/contracts/listing/facets';
import type { ScopeQuery } from '@wearfolio/contracts/listing/listing-scope';
import { nameOf } from '../../../lib/name-of.ts';
import { t } from '../../../lib/t.tsx';
import type { CategoryLink } from '../../../ui/category-links.tsx';
import { clearGroup, type ListingState } from '../listing-url.ts';

type Given = {
  options: Facets['category'];
  scope: ScopeQuery;
  state: ListingState;
  /** The address of the listing in a category, with the other filters. */
  browseHref: (slugs: readonly string[], state: ListingState) => string;
  /** The address of this page with another state. */
  hrefOf: (state: ListingState) => string;
  onChange: (state: ListingState) => void;
};

type Option = Facets['category'][number];

/**
 * The rail of a listing: the categories of the next level, or those beside the chosen one. On the page of a category
 * they lead to the pages of categories; elsewhere they choose the category filter, and the chosen categories come first
 * to go back. Empty if there is nothing to choose.
 */
export const railLinks = ({ options, scope, state, browseHref, hrefOf, onChange }: Given): CategoryLink[] => {
  const trail = options.filter(({ chosen }) => chosen);
  const depth = Math.max(0, ...options.map(({ slugs }) => slugs.length));
  const shown = options.filter(({ slugs }) => slugs.length === depth);
  const current = trail.at(-1);
  const isPath =
    state.category.length === 0 && trail.length > 0 && (scope.parentCateg ?? scope.childCateg) !== undefined;
  const plain = clearGroup(state, 'category');
  const linkTo = ({ id, name, count, slugs }: Option): CategoryLink => {
    const link = { key: String(id), name: nameOf(name), count, level: 0, isCurrent: id === current?.id } as const;
    if (isPath) return { ...link, href: browseHref(slugs, plain) };
    const next = { ...plain, category: [String(id)] };
    return { ...link, href: hrefOf(next), onChoose: () => onChange(next) };
  };
  if (isPath) return shown.length > 1 || !shown.includes(trail.at(-1) as Option) ? shown.map(linkTo) : [];
  if (state.category.length === 0) return shown.length > 1 ? shown.map(linkTo) : [];
  const all = { key: 'all', name: t('listing.all'), level: 0, isCurrent: false, href: hrefOf(plain) } as const;
  const back = trail.filter((option) => !shown.includes(option));
  return [{ ...all, onChoose: () => onChange(plain) }, ...back.map(linkTo), ...shown.map(linkTo)];
};

import { listProducts } from '@wearfolio/contracts/catalogue';
import type { NewsletterDraft, NewsletterPart } from '@wearfolio/contracts/content/newsletter-draft';
import type { Database } from '@wearfolio/database/client';
import { loadPage } from '../../catalogue/page/load-page.ts';
import { listingOfHref } from '../../catalogue/shelves/listing-of-href.ts';
import type { Catalogue } from '../../engine/follow-listing.ts';

/** A part of a newsletter with its products chosen. `href` links to more of them. */
export type FrozenPart =
  | { kind: 'text'; markdown: string }
  | { kind: 'products'; title: string; products: number[]; href: string | null };

/** A newsletter as all its readers get it, those of one market. */
export type FrozenNewsletter = { subject: string; preheader: string; market?: string; parts: FrozenPart[] };

type Shop = { db: Database; catalogue: Catalogue; currency: string };

const freezePart = async ({ db, catalogue, currency }: Shop, part: NewsletterPart): Promise<FrozenPart> => {
  if (part.kind === 'text') return part;
  if (part.kind === 'products') return { ...part, href: null };
  const { title, href, count } = part;
  const asked = await listingOfHref({ db, catalogue }, href);
  if (!asked) return { kind: 'products', title, products: [], href: null };
  const query = listProducts.schema.querystring.parse({ ...asked, page: '1' });
  const { data } = await loadPage({ db, catalogue, currency, noteSearch: () => undefined }, query);
  const products = data.slice(0, count).map(({ product_id }) => product_id);
  return { kind: 'products', title, products, href };
};

/** Reads the listings of a newsletter in the catalogue of its market and fixes the first products in them now. */
export const freezeNewsletter = async (
  shop: Shop,
  { title, preheader, market, parts }: NewsletterDraft,
): Promise<FrozenNewsletter> => ({
  subject: title,
  preheader,
  ...(market && { market }),
  parts: await Promise.all(parts.map((part) => freezePart(shop, part))),
});

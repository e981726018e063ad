import { homeKey, identityKey, marketsKey, placeOfKey } from '@wearfolio/contracts/content/content-body';
import { composedDraft, type HomeDraft } from '@wearfolio/contracts/content/home-draft';
import { menuKey, standardMenu } from '@wearfolio/contracts/content/menu-draft';
import type { NewsletterDraft } from '@wearfolio/contracts/content/newsletter-draft';
import type { CollectionDraft, MerchandiseDraft } from '@wearfolio/contracts/content/shelf-draft';
import type { HomeFile } from '@wearfolio/contracts/home/home-file';
import { newestStrip, savedStrip } from '@wearfolio/contracts/home/home-strips';
import { prettify } from '@wearfolio/contracts/listing/listing-scope';
import type { FastifyInstance } from 'fastify';
import { findHomeFile } from '../../home/home-page.ts';
import { markdownOfHtml } from '../../texts/markdown.ts';
import { legalDraft } from './legal-draft.ts';

/** The titles of the shop's built-in pages. */
const standardTitles: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  'about-us': 'About us',
  'privacy-policy': 'Privacy Policy',
  terms: 'Terms of use',
  ranking: 'How results are ranked',
  accessibility: 'Accessibility statement',
});

/** The pages that most shops must have and only staff can write. The footer links to them. */
const ownTitles: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  imprint: 'Imprint',
  returns: 'Returns',
});

/** The title of a page that nobody has written yet. */
export const standardTitle = (slug: string): string => ownTitles[slug] ?? standardTitles[slug] ?? slug;

/** The slugs of the built-in pages, and of those that most shops must have. */
export const standardSlugs: readonly string[] = [...Object.keys(standardTitles), ...Object.keys(ownTitles)];

/** A home page file as a draft of the desk. */
const draftOfFile = ({ slides, editorsChoice, summerShop, tropicalGlow, newArrivals }: HomeFile): HomeDraft => ({
  sections: [
    {
      kind: 'slides',
      title: 'Brands',
      slides,
    },
    newestStrip,
    { kind: 'choice', ...editorsChoice, href: '/shop/featured_product' },
    { kind: 'tiles', ...summerShop },
    savedStrip,
    { kind: 'scenes', look: 'portrait', ...tropicalGlow },
    { kind: 'scenes', look: 'landscape', ...newArrivals },
  ],
});

const always = { from: null, until: null };

const newDrafts = {
  collection: { title: '', choice: { by: 'hand', products: [] }, ...always } satisfies CollectionDraft,
  merchandise: { title: '', href: '/search', pins: [], boosts: [], buries: [], ...always } satisfies MerchandiseDraft,
  newsletter: {
    title: '',
    preheader: '',
    parts: [
      { kind: 'text', markdown: 'Hi,\n\nhere is what’s new in the shop.' },
      { kind: 'listing', title: 'New arrivals', href: '/shop/weekly_product', count: 6 },
    ],
  } satisfies NewsletterDraft,
} as const;

type App = Pick<FastifyInstance, 'identity' | 'homeFiles' | 'textFile' | 'db' | 'catalogue'>;

/** The initial content of the editor for a document without versions: what the shop shows in its place. */
export const firstDraft = async (app: App, databaseUrl: string, key: string): Promise<unknown> => {
  if (key === identityKey) {
    const { currency: _, ...draft } = app.identity();
    return draft;
  }
  if (key === menuKey) return standardMenu;
  if (key === marketsKey) return { markets: [] };
  if (key === homeKey) {
    const file = await findHomeFile(app.homeFiles, app.db, app.catalogue());
    return file ? draftOfFile(file) : composedDraft;
  }
  const { kind, name: slug } = placeOfKey(key) ?? { kind: 'page', name: '' };
  if (kind !== 'page') return { ...newDrafts[kind], title: prettify(slug) };
  const isStandard = slug in standardTitles;
  const text = { title: isStandard || slug in ownTitles ? standardTitle(slug) : '', is_in_footer: !isStandard };
  const file = app.textFile(slug);
  return file === null
    ? { ...text, ...(await legalDraft(app.identity(), databaseUrl, slug)) }
    : { ...text, markdown: markdownOfHtml(file) };
};

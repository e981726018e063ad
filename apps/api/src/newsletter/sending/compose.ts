import { printMoney } from '@wearfolio/contracts/identity/money';
import type { Database } from '@wearfolio/database/client';
import { defaultLocale } from '@wearfolio/messages/locales';
import { translateIn } from '@wearfolio/messages/translate';
import { offerPath } from '../../addresses/page-paths.ts';
import { mailPicture } from '../../addresses/whole-address.ts';
import { deliveryLine } from '../../jobs/mail/delivery-line.ts';
import type { MailPart, MailProduct } from '../../jobs/mail/mail-content.ts';
import { printMarkdown, styledText } from '../../jobs/mail/styled-text.ts';
import { htmlOfMarkdown } from '../../texts/markdown.ts';
import type { FrozenNewsletter, FrozenPart } from './freeze.ts';
import { findMailedProducts, type MailedProduct } from './product-queries.ts';

// Newsletters are in the language of their texts, which staff write for the first market.
const english = translateIn(defaultLocale);

/** The origin of links, and the currency of prices. */
export type MailPlace = { publicUrl: string; currency: string };

const shown = ({ currency }: MailPlace, cents: number | null): string | null =>
  cents === null ? null : printMoney(cents / 100, currency);

const toLetterProduct = (place: MailPlace, product: MailedProduct): MailProduct => ({
  name: product.name,
  brand: product.brand,
  color: '',
  image: mailPicture(place.publicUrl, product.image) ?? '',
  href: place.publicUrl + offerPath({ id: product.id, slug: product.slug }),
  before: shown(place, product.before),
  isRegular: product.isRegular,
  now: shown(place, product.now),
  delivery: deliveryLine({ t: english, print: (amount) => printMoney(amount, place.currency) }, product.delivery),
  isBackInStock: false,
});

const composePart = async (db: Database, place: MailPlace, part: FrozenPart): Promise<MailPart[]> => {
  const { publicUrl } = place;
  if (part.kind === 'text') {
    const html = styledText(htmlOfMarkdown(part.markdown), publicUrl);
    return html === '' ? [] : [{ html, text: printMarkdown(part.markdown, publicUrl) }];
  }
  const products = await findMailedProducts(db, part.products);
  if (products.length === 0) return [];
  const more = part.href === null ? {} : { action: { label: 'See all', href: publicUrl + part.href } };
  return [{ title: part.title, products: products.map((one) => toLetterProduct(place, one)), ...more }];
};

/** The parts of a newsletter for mails, with current prices. Leaves out products that cannot be bought. */
export const composeParts = async (
  db: Database,
  place: MailPlace,
  { parts }: Pick<FrozenNewsletter, 'parts'>,
): Promise<MailPart[]> => (await Promise.all(parts.map((part) => composePart(db, place, part)))).flat();

import type { Destination } from '@wearfolio/contracts/listing/destination';
import type { Database } from '@wearfolio/database/client';
import { translateIn } from '@wearfolio/messages/translate';
import { offerPath } from '../../addresses/page-paths.ts';
import { mailPicture } from '../../addresses/whole-address.ts';
import { deliveryLine } from '../../jobs/mail/delivery-line.ts';
import type { MailPart, MailProduct } from '../../jobs/mail/mail-content.ts';
import type { MailPlace } from '../../jobs/mail/mail-place.ts';
import { printMarkdown, styledText } from '../../jobs/mail/styled-text.ts';
import { htmlOfMarkdown } from '../../texts/markdown.ts';
import type { FrozenNewsletter, FrozenPart } from './freeze.ts';
import { findMailedProducts, type MailedProduct } from './product-queries.ts';

/** The market of a newsletter. `publicUrl` is the origin of pictures. */
export type LetterPlace = MailPlace & { publicUrl: string; destination: Destination | null };

const shown = ({ print }: LetterPlace, cents: number | null, stated: number | null): string | null =>
  cents === null ? null : print(cents / 100, stated);

const toLetterProduct = (place: LetterPlace, product: MailedProduct): MailProduct => ({
  name: product.name,
  brand: product.brand,
  color: '',
  image: mailPicture(place.publicUrl, product.image) ?? '',
  href: place.origin + offerPath({ id: product.id, slug: product.slug }),
  before: shown(place, product.before, product.statedBefore),
  isRegular: product.isRegular,
  now: shown(place, product.now, product.statedNow),
  delivery: deliveryLine({ t: translateIn(place.locale), print: place.print }, product.delivery),
  isBackInStock: false,
});

const composePart = async (db: Database, place: LetterPlace, part: FrozenPart): Promise<MailPart[]> => {
  const { origin, locale, destination } = place;
  if (part.kind === 'text') {
    const html = styledText(htmlOfMarkdown(part.markdown), origin);
    return html === '' ? [] : [{ html, text: printMarkdown(part.markdown, origin) }];
  }
  const products = await findMailedProducts(db, part.products, destination);
  if (products.length === 0) return [];
  const more =
    part.href === null ? {} : { action: { label: translateIn(locale)('searches.seeAll'), href: origin + part.href } };
  return [{ title: part.title, products: products.map((one) => toLetterProduct(place, one)), ...more }];
};

/** The parts of a newsletter for mails, with current prices. Leaves out products that cannot be bought. */
export const composeParts = async (
  db: Database,
  place: LetterPlace,
  { parts }: Pick<FrozenNewsletter, 'parts'>,
): Promise<MailPart[]> => (await Promise.all(parts.map((part) => composePart(db, place, part)))).flat();

import type { Destination } from '@wearfolio/contracts/listing/destination';
import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import { type MailedDelivery, mailedDelivery } from '../../jobs/mail/delivery-line.ts';
import { cardTitle } from '../../products/card-title.ts';
import { listShownOffers } from '../../products/shown-offers.ts';

/** A product in a newsletter. Prices in cents. */
export type MailedProduct = {
  id: number;
  slug: string;
  name: string;
  brand: string;
  image: string | null;
  now: number | null;
  before: number | null;
  /** The same as the store states it in the currency of the market, in its units; null if it does not. */
  statedNow: number | null;
  statedBefore: number | null;
  isRegular: boolean;
  delivery: MailedDelivery;
};

const statedIn = (destination: Destination | null, name: 'price' | 'retail_price'): Prisma.Sql =>
  Prisma.sql`CASE WHEN card -> 'quote' ->> 'currency' = ${destination?.currency ?? null}::text
    THEN (card -> 'quote' ->> ${name}::text)::float8 END`;

const findInStock = (
  db: Database,
  ids: readonly number[],
  destination: Destination | null,
): Promise<MailedProduct[]> => db.$queryRaw`
  SELECT product_id AS id, card ->> 'slug' AS slug, ${cardTitle(destination)} AS name, card ->> 'brand_name' AS brand,
    card ->> 'image_path' AS image, price_cents AS now,
    CASE WHEN on_sale THEN round((card ->> 'retail_price')::numeric * 100)::int END AS before,
    card ->> 'retail_kind' IS NOT DISTINCT FROM 'regular' AS "isRegular",
    ${statedIn(destination, 'price')} AS "statedNow", ${statedIn(destination, 'retail_price')} AS "statedBefore",
    ${mailedDelivery(destination)} AS delivery
  FROM unnest(${`{${ids}}`}::int[]) WITH ORDINALITY AS wanted(id, place)
  JOIN listing ON product_id = wanted.id
  WHERE active AND in_stock ORDER BY place`;

/**
 * The offers that a listing of a market shows for these products, as far as they are in stock, in the order of `ids`.
 */
export const findMailedProducts = async (
  db: Database,
  ids: readonly number[],
  destination: Destination | null,
): Promise<MailedProduct[]> => findInStock(db, await listShownOffers(db, ids, destination), destination);

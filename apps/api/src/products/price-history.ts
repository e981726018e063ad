import type { Reply } from '@wearfolio/contracts/endpoint';
import type { Destination } from '@wearfolio/contracts/listing/destination';
import type { getPriceHistory } from '@wearfolio/contracts/product';
import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import { dayText, historyOf, type Step } from '@wearfolio/prices/price-history';
import type { PriceEntry } from '@wearfolio/prices/reduction';
import { currentId } from './former-ids.ts';
import { findStandIn } from './product-queries.ts';
import { offerShips } from './ships.ts';

/** How many days a history covers. */
const days = 365;

type History = Reply<typeof getPriceHistory>['data'];

/** One entry: time in ms, quoted price in cents, stock. */
type StoredEntry = [at: number, price: number | null, stock: number | null];
type Offer = {
  id: number;
  isAsked: boolean;
  store: string;
  currency: string;
  rate: number | null;
  entries: StoredEntry[] | null;
  days: number[] | null;
  isDemo: boolean;
};

// Prices in a currency other than the offer's current one cannot be compared and are left out. The price at the start
// of the year is included.
const readOffers = (db: Database, productId: number, destination: Destination | null): Promise<Offer[]> => db.$queryRaw<
  Offer[]
>`
  SELECT offer.id, offer.id = asked.id AS "isAsked", store.name AS store, offer.currency,
    (offer.price_cents::float8 / nullif(offer.quoted_cents, 0)) AS rate,
    (
      SELECT json_agg(json_build_array(
        (extract(epoch FROM c.changed_at) * 1000)::bigint, c.quoted_cents, c.stock
      ) ORDER BY c.changed_at, c.quoted_cents)
      FROM price_change c
      WHERE c.product_id = offer.id AND c.currency = offer.currency AND c.changed_at >= coalesce((
        SELECT max(b.changed_at) FROM price_change b
        WHERE b.product_id = offer.id AND b.changed_at <= now() - make_interval(days => ${days}::int)
      ), '-infinity')
    ) AS entries,
    observed.days, observed."isDemo"
  FROM product asked
  JOIN product offer ON offer.cluster_id = asked.cluster_id AND offer.active
  JOIN store ON store.id = offer.store_id
  CROSS JOIN LATERAL (
    SELECT json_agg(DISTINCT floor(extract(epoch FROM finished_at) / 86400)::int) AS days,
      -- The source of imports that the demo made up.
      coalesce(bool_or(source = 'demo data'), false) AS "isDemo"
    FROM import
    WHERE import.store_id = offer.store_id AND outcome = 'imported' AND started_at > now() - interval '91 days'
  ) AS observed
  WHERE asked.id = ${currentId(productId)} AND asked.active
    AND ${offerShips(destination, Prisma.sql`offer.id`)}
  ORDER BY offer.id`;

const entryOf = ([at, price, stock]: StoredEntry): PriceEntry => ({ at, price, regular: null, stock, currency: '' });

const stepsOf = (steps: readonly Step[] = []): History['lowest'] =>
  steps.map(({ day, price }) => ({ day: dayText(day), price: price === null ? null : price / 100 }));

/**
 * The price history of the last year in a market: the lowest of all stores, and the requested offer. Null when there is
 * none. In the currency of the market if all stores state their prices there, else in the shop's.
 * `productId` is one of `findCurrentProduct`.
 */
export const findPriceHistory = async (
  db: Database,
  productId: number,
  shopCurrency: string,
  destination: Destination | null,
): Promise<History | null> => {
  const offers = await readOffers(db, productId, destination);
  const asked = offers.find(({ isAsked }) => isAsked);
  if (!asked) {
    const standIn = await findStandIn(db, productId, destination);
    return standIn === null ? null : findPriceHistory(db, standIn, shopCurrency, destination);
  }
  const isStated = offers.every(({ currency }) => currency === destination?.currency);
  const shown = isStated ? asked.currency : shopCurrency;
  const priced = offers.flatMap(({ id, rate, entries }) =>
    rate === null ? [] : [{ id, rate: isStated ? 1 : rate, entries: (entries ?? []).map(entryOf) }],
  );
  const observed = [...new Set(offers.flatMap(({ days: own }) => own ?? []))].toSorted((one, other) => one - other);
  const history = historyOf(priced, observed, { now: Date.now(), days });
  return {
    since: history ? dayText(history.since) : null,
    observed_days: history?.observed ?? 0,
    lowest_in_90_days: history?.isLowest ?? false,
    ...(isStated && { stated_in: asked.currency }),
    is_demo: offers.some(({ isDemo }) => isDemo),
    lowest: stepsOf(history?.lowest),
    store: {
      store_name: asked.store,
      currency: asked.currency === shown ? null : asked.currency,
      steps: stepsOf(history?.offers.get(asked.id)),
    },
  };
};

import type { Destination } from '@wearfolio/contracts/listing/destination';
import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import { shipsTo } from './ships.ts';

/**
 * The offer that a listing without filters shows for each of these products: the cheapest in stock of its cluster, else
 * the cheapest; ties by the lower id (behavior.md#card-cluster). In the order of `ids`, each cluster once, without inactive ones.
 */
export const listShownOffers = async (
  db: Database,
  ids: readonly number[],
  destination: Destination | null = null,
): Promise<number[]> => {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT shown.id FROM unnest(${`{${ids}}`}::int[]) WITH ORDINALITY AS wanted(id, place)
    JOIN product ON product.id = wanted.id
    JOIN LATERAL (
      SELECT offer.product_id AS id FROM product member JOIN listing offer ON offer.product_id = member.id
      WHERE member.cluster_id = product.cluster_id AND offer.active AND ${shipsTo(destination, Prisma.sql`offer.trait_ids`)}
      ORDER BY offer.in_stock DESC, offer.price_cents NULLS LAST, offer.product_id LIMIT 1
    ) AS shown ON true ORDER BY wanted.place`;
  return [...new Set(rows.map(({ id }) => id))];
};

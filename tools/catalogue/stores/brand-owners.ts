import { brandKey } from '@wearfolio/feeds/clean/brand/brand';
import { type Connection, withConnection } from '../connection.ts';
import { Refused } from '../refused.ts';

/** A customer who may see the figures of a brand. */
export type BrandOwner = { email: string; brand: string };

type Tie = { customerId: number; brandId: number; brand: string };

const findTie = async (db: Connection, { email, brand }: BrandOwner): Promise<Tie> => {
  const customers = await db.query<{ id: number }>('SELECT id FROM customer WHERE email = $1', [email.trim()]);
  const brands = await db.query<{ id: number; name: string }>(
    `SELECT shown.id, shown.display_name AS name
     FROM brand b JOIN brand shown ON shown.id = coalesce(b.shown_id, b.id)
     WHERE b.folded_name = $1 OR b.slug = $2 ORDER BY b.folded_name = $1 DESC`,
    [brandKey(brand), brand.trim()],
  );
  const [[customer], [found]] = [customers.rows, brands.rows];
  if (!customer) throw new Refused(`There is no customer with the address ${email}`);
  if (!found) throw new Refused(`There is no brand '${brand}'`);
  return { customerId: customer.id, brandId: found.id, brand: found.name };
};

/**
 * Allows a customer to see the figures of a brand (behavior.md#brands-owner); repeating it changes nothing. Throws
 * Refused if the customer or brand does not exist. Returns the brand's name.
 */
export const addBrandOwner = (url: string, owner: BrandOwner): Promise<string> =>
  withConnection(url, async (db) => {
    const { customerId, brandId, brand } = await findTie(db, owner);
    await db.query('INSERT INTO brand_owner (customer_id, brand_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      customerId,
      brandId,
    ]);
    return brand;
  });

/** Removes that permission. Throws Refused if it does not exist. */
export const removeBrandOwner = (url: string, owner: BrandOwner): Promise<string> =>
  withConnection(url, async (db) => {
    const { customerId, brandId, brand } = await findTie(db, owner);
    const { rowCount } = await db.query('DELETE FROM brand_owner WHERE customer_id = $1 AND brand_id = $2', [
      customerId,
      brandId,
    ]);
    if (!rowCount) throw new Refused(`${owner.email} does not own ${brand}`);
    return brand;
  });

/** Lists all brand owners by brand. */
export const listBrandOwners = (url: string): Promise<BrandOwner[]> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<BrandOwner>(
      `SELECT email::text, display_name AS brand FROM brand_owner
       JOIN customer ON customer.id = customer_id JOIN brand ON brand.id = brand_id
       ORDER BY fold_text(display_name), customer.email`,
    );
    return rows;
  });

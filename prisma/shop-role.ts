import { readFile } from 'node:fs/promises';
import { type Client, escapeIdentifier, escapeLiteral } from 'pg';

/** Who the shop is to the database: a role of its own beside the owner of the tables. */
export type ShopRole = { name: string; password: string };

const roleOf = (url: string): ShopRole => {
  const { username, password } = new URL(url);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
};

/** The role of the shop's address, beside that of the owner's. Throws where there is no such address, or both are one. */
export const findShopRole = (url: string | null, ownerUrl: string): ShopRole => {
  if (url === null)
    throw new Error('DATABASE_OWNER_URL is set, so DATABASE_URL must be too: the shop has a role of its own');
  const shop = roleOf(url);
  if (shop.name === roleOf(ownerUrl).name)
    throw new Error(`DATABASE_URL and DATABASE_OWNER_URL both name the role ${shop.name}`);
  return shop;
};

const makeRole = async (owner: Client, { name, password }: ShopRole): Promise<void> => {
  const { rowCount } = await owner.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
  if (rowCount) return;
  await owner.query(`CREATE ROLE ${escapeIdentifier(name)} LOGIN PASSWORD ${escapeLiteral(password)}`);
};

/**
 * Lets a role read and write rows and nothing else (`shop-role.sql`), on a connection of the tables' owner. A role that
 * there is not is made first. A second time changes nothing. Throws where the owner may not do that.
 */
export const grantToShop = async (owner: Client, shop: ShopRole): Promise<void> => {
  await makeRole(owner, shop);
  const sql = await readFile(`${import.meta.dirname}/shop-role.sql`, 'utf8');
  await owner.query(sql.replaceAll(':"shop"', () => escapeIdentifier(shop.name)));
};

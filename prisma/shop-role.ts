import { readFile } from 'node:fs/promises';
import { type Client, escapeIdentifier, escapeLiteral } from 'pg';

/** The shop's database role, separate from the owner of the tables. */
export type ShopRole = { name: string; password: string };

const roleOf = (url: string): ShopRole => {
  const { username, password } = new URL(url);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
};

/** Returns the role in the shop's address. Throws if there is no address, or if both addresses name the same role. */
export const findShopRole = (url: string | null, ownerUrl: string): ShopRole => {
  if (url === null)
    throw new Error('DATABASE_OWNER_URL is set, so DATABASE_URL is required: the shop needs its own role');
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
 * Grants a role access to rows and nothing else (`shop-role.sql`), on a connection of the tables' owner. Creates a
 * missing role. Repeating it changes nothing. Throws if the owner lacks the privilege.
 */
export const grantToShop = async (owner: Client, shop: ShopRole): Promise<void> => {
  await makeRole(owner, shop);
  const sql = await readFile(`${import.meta.dirname}/shop-role.sql`, 'utf8');
  await owner.query(sql.replaceAll(':"shop"', () => escapeIdentifier(shop.name)));
};

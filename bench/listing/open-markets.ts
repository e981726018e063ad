import { commandLine } from '@wearfolio/catalogue/audit';
import { publishDocument } from '@wearfolio/catalogue/content/publish-document';
import { numberOfCountry, traitsAbroad } from '@wearfolio/contracts/listing/destination';
import { Pool } from 'pg';

const countries = ['AT', 'PL', 'SE', 'FR', 'ES', 'DE'];

// As publishing derives it: two of three stores ship to a country, and half of their offers have a known fee.
const ship = `
  UPDATE listing SET trait_ids = trait_ids || ARRAY[$1::int] || CASE WHEN product_id % 4 = 0 THEN ARRAY[$2::int] ELSE '{}' END,
    delivered_abroad = coalesce(delivered_abroad, '{}') || CASE WHEN product_id % 2 = 0 AND price_cents IS NOT NULL
      THEN ARRAY[$3::bigint * 4294967296 + price_cents + (product_id % 4) * 250] ELSE '{}' END
  WHERE (store_id + $4::int) % 3 > 0`;

/** Opens markets until the shop has `count`, the first included. Returns the prefixes of the others. */
export const openMarkets = async (url: string, count: number): Promise<string[]> => {
  const pool = new Pool({ connectionString: url });
  const opened = countries.slice(0, count - 1);
  for (const [at, country] of opened.entries()) {
    const { ships, free_delivery } = traitsAbroad(country);
    await pool.query(ship, [ships, free_delivery, numberOfCountry(country), at]);
  }
  await pool.query('VACUUM ANALYZE listing');
  await pool.end();
  const markets = opened.map((country) => ({
    ...{ prefix: country.toLowerCase(), country, language: 'de', currency: 'USD', sizes: [], has_vat_note: false },
  }));
  await publishDocument(url, commandLine, { key: 'markets', body: { markets } });
  return markets.map(({ prefix }) => prefix);
};

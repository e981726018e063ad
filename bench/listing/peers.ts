import Fastify from 'fastify';
import { Pool } from 'pg';

/** The routes that listings are compared with: one queries PostgreSQL, the other returns a constant. */
export type Peers = { url: string; close: () => Promise<unknown> };

/**
 * Starts a server with two routes. One queries a page and its exact total by SQL, like a shop without an index. The
 * other returns a constant as large as a reply of the listing.
 */
export const startPeers = async (databaseUrl: string, constant: string | Buffer): Promise<Peers> => {
  const pool = new Pool({ connectionString: databaseUrl, max: 10 });
  const app = Fastify();
  app.get('/sql', async (request) => {
    const { category, page } = request.query as { category: string; page: string };
    const scope = 'FROM listing WHERE active AND category_ids @> ARRAY[$1::int]';
    const [rows, total] = await Promise.all([
      pool.query({
        name: 'page',
        text: `SELECT card ${scope} ORDER BY price_cents ASC NULLS LAST, product_id LIMIT 24 OFFSET $2`,
        values: [category, (Number(page) - 1) * 24],
      }),
      pool.query({ name: 'total', text: `SELECT count(*)::int AS total ${scope}`, values: [category] }),
    ]);
    return { data: rows.rows.map(({ card }) => card), total: total.rows[0].total };
  });
  app.get('/constant', async (_request, reply) =>
    reply.type(typeof constant === 'string' ? 'application/json' : 'image/webp').send(constant),
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, close: () => Promise.all([app.close(), pool.end()]) };
};

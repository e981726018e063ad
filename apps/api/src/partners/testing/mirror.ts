import { type Change, listChanges, type PartnerProduct } from '@wearfolio/contracts/partners';
import type { FastifyInstance } from 'fastify';
import request from 'supertest';

/** A partner's copy of the catalogue, which follows its changes. */
export const openMirror = ({ server }: FastifyInstance, key: string) => {
  const products = new Map<number, PartnerProduct>();
  let since = 0;
  let seen: Change[] = [];

  const readPage = async (limit: number): Promise<boolean> => {
    const { status, body } = await request(server)
      .get(`${listChanges.url}?since=${since}&limit=${limit}`)
      .set('Authorization', `Bearer ${key}`);
    if (status === 410) {
      products.clear();
      since = 0;
      return true;
    }
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    const { data, next, has_more: hasMore } = listChanges.schema.response[200].parse(body);
    for (const { product_id: id, product } of data) {
      if (product) products.set(id, product);
      else products.delete(id);
    }
    seen = [...seen, ...data];
    since = next;
    return hasMore;
  };

  return {
    products,
    readPage,
    /** Reads until there are no more changes. Returns the ones that it read. */
    follow: async (limit = 500): Promise<Change[]> => {
      seen = [];
      while (await readPage(limit));
      return seen;
    },
  };
};

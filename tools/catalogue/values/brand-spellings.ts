import { brandKey } from '@wearfolio/feeds/clean/brand/brand';
import type { Actor } from '../audit.ts';
import { withConnection } from '../connection.ts';
import { Refused } from '../refused.ts';
import { type Mapping, setMapping } from './mappings.ts';

const find = 'SELECT display_name AS name FROM brand WHERE folded_name = $1';

type Named = Pick<Mapping, 'from' | 'to'>;

/**
 * Maps `from`, which feeds may use for the brand `to`; the next import applies it. Throws Refused if there is no such
 * brand, and if `from` is the brand's own name or another brand, which can be merged.
 */
export const addSpelling = async (url: string, { from, to }: Named, actor: Actor): Promise<Mapping> => {
  const [brand, other] = await withConnection(url, async (db) => [
    (await db.query<{ name: string }>(find, [brandKey(to)])).rows[0],
    (await db.query<{ name: string }>(find, [brandKey(from)])).rows[0],
  ]);
  if (!brand) throw new Refused('There is no such brand');
  if (brandKey(from) === brandKey(to)) throw new Refused(`Feeds may write ${from} already`);
  if (other) throw new Refused(`There is a brand ${other.name} already. Merge the two instead`);
  return setMapping(url, { kind: 'brand', from, to: brand.name }, actor);
};

import type { AuditAction } from '@wearfolio/contracts/audit-actions';
import type { Connection } from '../connection.ts';
import type { Edit } from './edit.ts';

/** Describes an edit for the audit log. */
export const describeEdit = ({ field, value }: Pick<Edit, 'field' | 'value'>): AuditAction => {
  if (field === 'hidden') return value === null ? 'show product' : 'hide product';
  return value === null ? `take ${field} back` : `change ${field}`;
};

/** Maximum number of distinct values in an audit log entry. */
const mostValues = 20;

const shownValue: Record<string, string> = {
  title: 'p.title',
  brand: '(SELECT display_name FROM brand WHERE id = p.brand_id)',
  category: '(SELECT path FROM category WHERE id = p.category_id)',
  audience: "(SELECT split_part(path, '/', 1) FROM category WHERE id = p.category_id)",
  color: '(SELECT name::text FROM color WHERE id = coalesce(i.before::int, nullif($2::int, 0)))',
  description: 'left(i.before, 200)',
  pictures: 'i.before',
  hidden: "CASE WHEN i.before IS NULL THEN 'shown' ELSE 'hidden' END",
};

/** Lists the values of a change's products before it, most common first, with their numbers of products. */
export const describeValues = async (
  db: Connection,
  { id, field, of }: { id: number; field: string; of: number },
): Promise<object> => {
  const { rows } = await db.query<{ value: string | null; count: number }>(
    `SELECT ${shownValue[field] ?? 'i.before'} AS value, count(*)::int AS count, $2::int AS of
     FROM catalogue_change_item i JOIN product p ON p.id = i.product_id
     WHERE i.change_id = $1 GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${mostValues}`,
    [id, of],
  );
  const [only] = rows;
  if (rows.length === 1 && only) return { value: only.value ?? 'as fed' };
  return { values: rows.map(({ value, count }) => `${value ?? 'as fed'} (${count})`) };
};

import { type DeskSubject, deskPageSize, type SubjectKind } from '@wearfolio/contracts/desk-products';
import { fold } from '@wearfolio/contracts/text/fold';
import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import type { Catalogue } from '../../engine/follow-listing.ts';

const tables: Record<SubjectKind, Prisma.Sql> = {
  brand: Prisma.sql`SELECT id, display_name AS name FROM brand`,
  store: Prisma.sql`SELECT id, name FROM store`,
};

type Asked = { kind: SubjectKind; q: string; page: number };

/** Brands or stores whose name contains `q`: switched-off ones first, then by name. */
export const listSubjects = async (
  { db, catalogue }: { db: Database; catalogue: Catalogue },
  { kind, q, page }: Asked,
): Promise<{ data: DeskSubject[]; total: number }> => {
  const found = Prisma.sql`
    FROM (${tables[kind]}) subject LEFT JOIN switched_off off ON off.kind = ${kind} AND off.subject_id = subject.id
    WHERE fold_text(name) LIKE ${`%${fold(q)}%`}`;
  const [rows, [counted]] = await Promise.all([
    db.$queryRaw<Omit<DeskSubject, 'products'>[]>`
      SELECT id, name, off.kind IS NOT NULL AS is_off ${found}
      ORDER BY off.kind IS NULL, fold_text(name), id LIMIT ${deskPageSize} OFFSET ${(page - 1) * deskPageSize}`,
    db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total ${found}`,
  ]);
  const { [kind]: counts } = await catalogue.countAll();
  return { data: rows.map((row) => ({ ...row, products: counts.get(row.id) ?? 0 })), total: counted?.total ?? 0 };
};

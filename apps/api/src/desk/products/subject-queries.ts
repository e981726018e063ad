import { mergeBrands as merge } from '@wearfolio/catalogue/overrides/merge-brands';
import { renameSubject as rename } from '@wearfolio/catalogue/overrides/rename-subject';
import { countLoss, deleteStore as remove, removeField } from '@wearfolio/catalogue/stores/remove-store';
import { deskPageSize } from '@wearfolio/contracts/desk-products';
import type { DeskSubject, SubjectKind } from '@wearfolio/contracts/desk-subject-list';
import type { SubjectAbout } from '@wearfolio/contracts/desk-subjects';
import type { HomePicture } from '@wearfolio/contracts/home/home-file';
import { fold } from '@wearfolio/contracts/text/fold';
import { type Database, poolOf } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import type { Catalogue } from '../../engine/follow-listing.ts';
import { type Actor, audit } from '../audit/audit-queries.ts';
import { refusing } from '../refusing-queries.ts';
import type { ListedChange } from './change-queries.ts';

// Refusals of catalogue functions become 409.

export const mergeBrands = (...given: Parameters<typeof merge>): Promise<ListedChange> =>
  refusing(() => merge(...given));

export const renameSubject = (...given: Parameters<typeof rename>): Promise<ListedChange> =>
  refusing(() => rename(...given));

export const deleteStore = (...given: Parameters<typeof remove>): Promise<ListedChange> =>
  refusing(() => remove(...given));

const spellings = Prisma.sql`
  SELECT m.shown_id AS id, m.display_name AS name, CASE WHEN m.shown_id = m.merged_into_id THEN (
      SELECT c.id FROM catalogue_change c
      WHERE c.field = 'merge brand' AND c.of = m.id AND c.value IS NOT NULL AND c.undone_by IS NULL
      ORDER BY c.id DESC LIMIT 1) END AS change, false AS is_mapped
  FROM brand m WHERE m.shown_id IS NOT NULL
  UNION ALL
  SELECT b.id, v.from, NULL, true FROM value_mapping v JOIN brand b ON lower(b.display_name) = lower(v.to)
  WHERE v.kind = 'brand' AND b.shown_id IS NULL`;

const tables: Record<SubjectKind, Prisma.Sql> = {
  brand: Prisma.sql`
    SELECT id, display_name AS name, false AS is_deleted,
      ARRAY(SELECT s.name FROM spellings s WHERE s.id = brand.id ORDER BY fold_text(s.name), s.name) AS spellings
    FROM brand WHERE shown_id IS NULL`,
  store: Prisma.sql`SELECT id, name, remove_at IS NOT NULL AS is_deleted, '{}'::text[] AS spellings FROM store`,
};

type Asked = { kind: SubjectKind; q: string; page: number };

/** Brands or stores of which a name contains `q`: switched-off ones first, then by name. */
export const listSubjects = async (
  { db, catalogue }: { db: Database; catalogue: Catalogue },
  { kind, q, page }: Asked,
): Promise<{ data: DeskSubject[]; total: number }> => {
  const found = Prisma.sql`
    FROM (${tables[kind]}) subject LEFT JOIN switched_off off ON off.kind = ${kind} AND off.subject_id = subject.id
    WHERE fold_text(name) LIKE ${`%${fold(q)}%`} OR fold_text(array_to_string(spellings, ' ')) LIKE ${`%${fold(q)}%`}`;
  const [rows, [counted]] = await Promise.all([
    db.$queryRaw<Omit<DeskSubject, 'products'>[]>`
      WITH spellings AS MATERIALIZED (${spellings})
      SELECT id, name, spellings, is_deleted, off.kind IS NOT NULL AS is_off ${found}
      ORDER BY off.kind IS NULL, fold_text(name), id LIMIT ${deskPageSize} OFFSET ${(page - 1) * deskPageSize}`,
    db.$queryRaw<{ total: number }[]>`
      WITH spellings AS MATERIALIZED (${spellings}) SELECT count(*)::int AS total ${found}`,
  ]);
  const { [kind]: counts } = await catalogue.countAll();
  return { data: rows.map((row) => ({ ...row, products: counts.get(row.id) ?? 0 })), total: counted?.total ?? 0 };
};

type Row = {
  name: string;
  slug: string;
  text: string;
  logo: HomePicture | null;
  isOff: boolean;
  removeAt: Date | null;
};

const rowOf: Record<SubjectKind, (id: number) => Prisma.Sql> = {
  brand: (id) => Prisma.sql`
    SELECT display_name AS name, slug, text, logo, NULL::timestamptz AS "removeAt",
      EXISTS (SELECT FROM switched_off WHERE kind = 'brand' AND subject_id = brand.id) AS "isOff"
    FROM brand WHERE id = ${id} AND shown_id IS NULL`,
  store: (id) => Prisma.sql`
    SELECT name, slug, text, logo, remove_at AS "removeAt",
      EXISTS (SELECT FROM switched_off WHERE kind = 'store' AND subject_id = store.id) AS "isOff"
    FROM store WHERE id = ${id}`,
};

const findRemoval = async (db: Database, id: number): Promise<number | null> => {
  const [change] = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM catalogue_change
    WHERE field = ${removeField} AND of = ${id} AND value IS NOT NULL AND undone_by IS NULL ORDER BY id DESC LIMIT 1`;
  return change?.id ?? null;
};

type Subject = { kind: SubjectKind; id: number };

/** A brand or store as its page in the shop shows it. Null when there is none. */
export const findSubject = async (
  { db, catalogue }: { db: Database; catalogue: Catalogue },
  { kind, id }: Subject,
): Promise<SubjectAbout | null> => {
  const [row] = await db.$queryRaw<Row[]>(rowOf[kind](id));
  if (!row) return null;
  const { name, slug, text, logo, isOff, removeAt } = row;
  const isBrand = kind === 'brand';
  const [counts, names, followers, loss, change] = await Promise.all([
    catalogue.countAll(),
    isBrand
      ? db.$queryRaw<SubjectAbout['spellings']>`
          SELECT name, change, is_mapped FROM (${spellings}) s WHERE id = ${id} ORDER BY fold_text(name), name`
      : [],
    isBrand ? db.brandFollow.count({ where: { brandId: id } }) : 0,
    isBrand ? null : countLoss(poolOf(db), id),
    removeAt ? findRemoval(db, id) : null,
  ]);
  return {
    ...{ id, kind, name, slug, text, logo, is_off: isOff, followers, loss },
    products: counts[kind].get(id) ?? 0,
    spellings: names,
    removal: removeAt && { at: removeAt.toISOString(), change },
  };
};

type About = Subject & { text: string; logo: HomePicture | null };

/** Sets logo and text of the page of a brand or store. Returns whether there is one. Writes an audit log entry. */
export const saveSubject = (db: Database, actor: Actor, { kind, id, text, logo }: About): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const [before] = await tx.$queryRaw<Row[]>(rowOf[kind](id));
    if (!before) return false;
    const data = { text, logo: logo ?? Prisma.DbNull };
    if (kind === 'brand') await tx.brand.update({ where: { id }, data });
    else await tx.store.update({ where: { id }, data });
    await audit(tx, actor, {
      action: `page of the ${kind}`,
      subject: before.name,
      before: { text: before.text, logo: before.logo?.src ?? null },
      after: { text, logo: logo?.src ?? null },
    });
    return true;
  });

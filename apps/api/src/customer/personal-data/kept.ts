import type { Prisma } from '@wearfolio/database/generated/client';

/**
 * One table with personal data: which of its columns, why, on what legal basis and for how long. Conditions are SQL on the
 * table; `who` is one row with the `id` of a customer and the `email`, which is null where it was never verified.
 */
export type Kept = {
  /** With its schema where that is not `public`. */
  table: Prisma.Sql;
  what: string;
  /** What an export shows. */
  columns: readonly string[];
  /** What an export leaves out: secrets, their hashes, and numbers of other rows. */
  unshown: readonly string[];
  /** More that an export says of a row, as SQL: names in place of numbers. */
  named?: Prisma.Sql;
  /** The rows of a customer; null where nobody can tell whose they are. */
  of: Prisma.Sql | null;
  purpose: string;
  basis: Basis;
  howLong: string;
  /** Rows whose time is over. */
  expired?: Prisma.Sql;
  /** What becomes of a customer's rows when the account is deleted: 'deleted', 'stays', or what is set to null. */
  atDeletion: 'deleted' | 'stays' | { cleared: readonly string[]; change: Prisma.Sql };
};

/** The legal bases of article 6 (1) of the GDPR. */
export type Basis =
  | 'consent, art. 6 (1) (a)'
  | 'contract, art. 6 (1) (b)'
  | 'legal obligation, art. 6 (1) (c)'
  | 'legitimate interest, art. 6 (1) (f)';

/** Personal data that no table of the database holds. */
export type KeptElsewhere = Pick<Kept, 'what' | 'purpose' | 'basis' | 'howLong'> & { where: string };

import type { Prisma } from '@wearfolio/database/generated/client';

/**
 * One table with personal data: its columns, purpose, legal basis and retention. Conditions are SQL on the table. `who`
 * is one row with a customer's `id` and `email`; the e-mail is null unless it is proven, the id if there is no account.
 */
export type Kept = {
  /** With its schema, unless that is `public`. */
  table: Prisma.Sql;
  what: string;
  /** Columns in an export. */
  columns: readonly string[];
  /** Columns left out of an export: secrets, their hashes, and ids of other rows. */
  unshown: readonly string[];
  /** Further expressions in an export, as SQL: names in place of ids. */
  named?: Prisma.Sql;
  /** The rows of a customer. Null when the owner cannot be known. */
  of: Prisma.Sql | null;
  /** The rows of somebody without an account, if they differ from `of`, and the columns about them. */
  ofAddress?: { of: Prisma.Sql; columns: readonly string[] };
  purpose: string;
  basis: Basis;
  howLong: string;
  /** Rows past their retention. */
  expired?: Prisma.Sql;
  /** What happens to a customer's rows when the account is deleted: 'deleted', 'stays', or the columns to clear. */
  atDeletion: 'deleted' | 'stays' | { cleared: readonly string[]; change: Prisma.Sql };
};

/** The legal bases of article 6 (1) of the GDPR. */
export type Basis =
  | 'consent, art. 6 (1) (a)'
  | 'contract, art. 6 (1) (b)'
  | 'legal obligation, art. 6 (1) (c)'
  | 'legitimate interest, art. 6 (1) (f)';

/** Personal data outside the database. */
export type KeptElsewhere = Pick<Kept, 'what' | 'purpose' | 'basis' | 'howLong'> & { where: string };

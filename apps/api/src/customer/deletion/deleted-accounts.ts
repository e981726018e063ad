import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';

/**
 * The entry of a customer in the list of deleted accounts. A restored database can assign an id again, and an address
 * can return as a new account, so the hash covers both.
 */
export const accountHash = Prisma.sql`
  sha256(convert_to((SELECT value FROM shop_state WHERE key = 'deletion_key') || ' ' || customer.id || ' '
    || extract(epoch FROM customer.created_at), 'UTF8'))`;

/**
 * The entry of an address without an account. Its owner has no account that could return, so the address alone is
 * hashed; a keyed hash also links audit entries about an address without holding it.
 */
export const addressHash = (email: Prisma.Sql): Prisma.Sql => Prisma.sql`
  sha256(convert_to(
    (SELECT value FROM shop_state WHERE key = 'deletion_key') || ' ' || lower((${email})::text), 'UTF8'))`;

/** Records in the caller's transaction that what is stored about an address is erased; it may be erased again. */
export const noteErasure = async (tx: Prisma.TransactionClient, email: string): Promise<void> => {
  await tx.$executeRaw`
    INSERT INTO deleted_account (key_hash) VALUES (${addressHash(Prisma.sql`${email}`)})
    ON CONFLICT (key_hash) DO UPDATE SET deleted_at = now()`;
};

/** Records in the caller's transaction that customer `id` is deleted. */
export const noteDeletion = async (tx: Prisma.TransactionClient, id: number): Promise<void> => {
  await tx.$executeRaw`
    INSERT INTO deleted_account (key_hash) SELECT ${accountHash} FROM customer WHERE id = ${id}
    ON CONFLICT DO NOTHING`;
};

/** One line of the file: the time, and the hash in hexadecimal. */
type Deletion = { deletedAt: Date; keyHash: Uint8Array<ArrayBuffer> };

const fileOf = (dataDir: string): string => join(dataDir, 'deleted-accounts.txt');

const lineOf = ({ deletedAt, keyHash }: Deletion): string =>
  `${deletedAt.toISOString()} ${Buffer.from(keyHash).toString('hex')}`;

const readLines = async (dataDir: string): Promise<string[]> => {
  const text = await readFile(fileOf(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').filter((line) => /^\S+Z [\da-f]{64}$/.test(line));
};

// A crash leaves either the old file or the new one.
const writeLines = async (dataDir: string, lines: readonly string[]): Promise<void> => {
  await mkdir(dataDir, { recursive: true });
  const draft = `${fileOf(dataDir)}.${process.pid}`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(lines.map((line) => `${line}\n`).join(''));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, fileOf(dataDir));
};

/** Entries are kept this many days. No backup may be kept longer. */
const listDays = 400;

const isListed = ({ deletedAt }: Deletion): boolean =>
  deletedAt.getTime() > Date.now() - listDays * 24 * 60 * 60 * 1000;

/** Deletions that only the file has. A database without them was restored from a backup. */
export const listMissingDeletions = async (db: Database, dataDir: string): Promise<Deletion[]> => {
  const lines = await readLines(dataDir);
  const known = new Set((await db.deletedAccount.findMany()).map(lineOf));
  return lines
    .filter((line) => !known.has(line))
    .map((line) => {
      const [day = '', hex = ''] = line.split(' ');
      return { deletedAt: new Date(day), keyHash: new Uint8Array(Buffer.from(hex, 'hex')) };
    })
    .filter(isListed);
};

/** Stores deletions from the file in the database. An address that was erased twice keeps its later time. */
export const rememberDeletions = async (db: Database, forgotten: Deletion[]): Promise<void> => {
  for (const { keyHash, deletedAt } of forgotten)
    await db.$executeRaw`
      INSERT INTO deleted_account (key_hash, deleted_at) VALUES (${Buffer.from(keyHash)}, ${deletedAt})
      ON CONFLICT (key_hash) DO UPDATE SET deleted_at = greatest(deleted_account.deleted_at, excluded.deleted_at)`;
};

/** Writes the database's list to the file, if they differ. */
export const copyDeletions = async (db: Database, dataDir: string): Promise<void> => {
  const deletions = await db.deletedAccount.findMany({ orderBy: [{ deletedAt: 'asc' }, { keyHash: 'asc' }] });
  const lines = deletions.map(lineOf);
  if (lines.join('\n') !== (await readLines(dataDir)).join('\n')) await writeLines(dataDir, lines);
};

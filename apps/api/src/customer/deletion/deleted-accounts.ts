import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';

/**
 * What stands for a customer in the list of deleted accounts: an id alone may be given again by a restored database, and an
 * address may come back as a new account.
 */
export const accountHash = Prisma.sql`
  sha256(convert_to((SELECT value FROM shop_state WHERE key = 'deletion_key') || ' ' || customer.id || ' '
    || extract(epoch FROM customer.created_at), 'UTF8'))`;

/** Notes, in the caller's transaction, that customer `id` is deleted. */
export const noteDeletion = async (tx: Prisma.TransactionClient, id: number): Promise<void> => {
  await tx.$executeRaw`
    INSERT INTO deleted_account (key_hash) SELECT ${accountHash} FROM customer WHERE id = ${id}
    ON CONFLICT DO NOTHING`;
};

/** One line of the file: the moment, and the hash in hexadecimal. */
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

// A crash leaves the old file or the new one.
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

/** The list is this long, in days, which no backup may be kept any longer than. */
const listDays = 400;

const isListed = ({ deletedAt }: Deletion): boolean =>
  deletedAt.getTime() > Date.now() - listDays * 24 * 60 * 60 * 1000;

/** Deletions that only the file knows: a database that lacks them was restored from a backup. */
export const listForgotten = async (db: Database, dataDir: string): Promise<Deletion[]> => {
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

/** Keeps in the database what only the file knew. */
export const rememberDeletions = async (db: Database, forgotten: Deletion[]): Promise<void> => {
  await db.deletedAccount.createMany({ data: forgotten, skipDuplicates: true });
};

/** Writes the list of the database to the file, where it says another thing. */
export const copyDeletions = async (db: Database, dataDir: string): Promise<void> => {
  const deletions = await db.deletedAccount.findMany({ orderBy: [{ deletedAt: 'asc' }, { keyHash: 'asc' }] });
  const lines = deletions.map(lineOf);
  if (lines.join('\n') !== (await readLines(dataDir)).join('\n')) await writeLines(dataDir, lines);
};

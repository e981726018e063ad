import { createHash } from 'node:crypto';
import type { Database } from '@wearfolio/database/client';
import { mailboxKey } from '../../http/plugins/rate-limit.ts';
import { MailWaits } from '../job.ts';

/**
 * Why a mail has to wait for its turn. `stranger`: anyone can cause it by typing an address. `customer` and `staff`: it
 * goes to a verified customer or to staff, and anyone can cause it. They are counted apart, so that mails to a mailbox
 * as a stranger cannot hold back a link to reset its password.
 */
export type TurnKind = 'stranger' | 'customer' | 'staff';

/** The right to send one mail now. Released when the mail was certainly not sent. */
export type Turn = { release: () => Promise<void> };

/** For mails that a stranger cannot cause: to the shop itself, and those that the recipient asked for or must learn. */
export const noTurn: Turn = { release: async () => undefined };

/** The most mails of a kind to one mailbox within any hour. */
const mailsPerHour = 5;

/** A concurrent mail may take the free turn first. Another one is tried this many times. */
const tries = 2 * mailsPerHour;

type Key = { kind: TurnKind; mailbox: Buffer };

// Each turn is a row of its own, so that the hour slides: a window would let ten mails through around its end.
const takeFree = async (db: Database, { kind, mailbox }: Key): Promise<string | null> => {
  const [taken] = await db.$queryRaw<{ bucket: string }[]>`
    WITH free AS (
      SELECT turn.bucket
      FROM (SELECT 'mail/' || ${kind} || '/' || at AS bucket FROM generate_series(1, ${mailsPerHour}::int) AS at) AS turn
      LEFT JOIN rate_limit ON rate_limit.bucket = turn.bucket AND key_hash = ${mailbox}
      WHERE window_start IS NULL OR window_start <= now() - interval '1 hour'
      ORDER BY turn.bucket LIMIT 1
    )
    INSERT INTO rate_limit AS taken (bucket, key_hash) SELECT bucket, ${mailbox} FROM free
    ON CONFLICT (bucket, key_hash) DO UPDATE SET window_start = now()
      WHERE taken.window_start <= now() - interval '1 hour'
    RETURNING bucket`;
  return taken?.bucket ?? null;
};

const findNext = async (db: Database, { kind, mailbox }: Key): Promise<Date> => {
  const [next] = await db.$queryRaw<[{ at: Date }]>`
    SELECT coalesce(min(window_start) + interval '1 hour', now()) AS at FROM rate_limit
    WHERE key_hash = ${mailbox} AND bucket LIKE 'mail/' || ${kind} || '/%' AND window_start > now() - interval '1 hour'`;
  return next.at;
};

/** Takes a turn to mail this address, in any spelling of its mailbox. Throws `MailWaits` when none is free. */
export const takeTurn = async (db: Database, kind: TurnKind, address: string): Promise<Turn> => {
  const mailbox = createHash('sha256').update(mailboxKey(address)).digest();
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const bucket = await takeFree(db, { kind, mailbox });
    if (bucket !== null) {
      return {
        release: async () => {
          await db.$executeRaw`DELETE FROM rate_limit WHERE bucket = ${bucket} AND key_hash = ${mailbox}`;
        },
      };
    }
  }
  throw new MailWaits(await findNext(db, { kind, mailbox }));
};

/**
 * The turn of a notice that tells a customer about a change of the account. A thief must not be able to hold it back,
 * so it does not wait. Only an address that is not proven has turns: anyone can sign up with it and make changes.
 */
export const noticeTurn = async (db: Database, isProven: boolean, address: string): Promise<Turn> =>
  isProven ? noTurn : takeTurn(db, 'stranger', address);

/** The kind of a mail that anyone can cause by typing a customer's address. */
export const kindOf = ({ verifiedAt }: { verifiedAt: Date | null }): TurnKind => (verifiedAt ? 'customer' : 'stranger');

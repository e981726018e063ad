import type { Database } from '@wearfolio/database/client';
import type { Prisma } from '@wearfolio/database/generated/client';
import { createDeskSession, type DeskStaff, endByToken } from '../access/session-queries.ts';
import { audit } from '../audit/audit-queries.ts';
import { hashCode, makeRecoveryCodes, sealFactor, unsealFactor } from './secrets.ts';
import { stepOfCode } from './totp.ts';

type Writer = Pick<Prisma.TransactionClient, 'staff' | '$queryRaw' | '$executeRaw'>;
type Secrets = { tokenSecret: string };

const readSecret = async (db: Writer, id: number, { tokenSecret }: Secrets): Promise<string | null> => {
  const row = await db.staff.findUnique({ where: { id }, select: { totpSecret: true } });
  return row?.totpSecret ? unsealFactor(row.totpSecret, id, tokenSecret) : null;
};

// One statement decides, so only one of two requests with the same code succeeds.
const takeStep = async (db: Writer, id: number, step: number): Promise<boolean> =>
  (await db.$executeRaw`
    UPDATE staff SET totp_step = ${step} WHERE id = ${id} AND (totp_step IS NULL OR totp_step < ${step})`) > 0;

const takeTotp = async (db: Writer, id: number, code: string, secrets: Secrets): Promise<boolean> => {
  const secret = await readSecret(db, id, secrets);
  const step = secret === null ? null : stepOfCode(secret, code);
  return step !== null && (await takeStep(db, id, step));
};

const takeRecoveryCode = async (db: Writer, id: number, code: string, { tokenSecret }: Secrets): Promise<boolean> =>
  (await db.$executeRaw`
    UPDATE staff_recovery_code SET used_at = now()
    WHERE staff_id = ${id} AND code_hash = ${hashCode(code, id, tokenSecret)} AND used_at IS NULL`) > 0;

/** Lists accounts whose authenticator app cannot be checked, because another TOKEN_SECRET encrypted its secret. */
export const listUnreadable = async (db: Writer, { tokenSecret }: Secrets): Promise<string[]> => {
  const staff = await db.staff.findMany({
    where: { totpSince: { not: null } },
    select: { id: true, email: true, totpSecret: true },
    orderBy: { id: 'asc' },
  });
  return staff
    .filter(({ id, totpSecret }) => totpSecret !== null && unsealFactor(totpSecret, id, tokenSecret) === null)
    .map(({ email }) => email);
};

/** Whether the authenticator app of an account cannot be checked for that reason. */
export const isAppUnreadable = async (db: Writer, { id, hasApp }: DeskStaff, secrets: Secrets): Promise<boolean> =>
  hasApp && (await readSecret(db, id, secrets)) === null;

/** Uses up an app code or a recovery code. Each works once. */
export const takeCode = async (db: Database, staff: DeskStaff, code: string, secrets: Secrets): Promise<boolean> => {
  if (code.length === 6) return takeTotp(db, staff.id, code, secrets);
  return db.$transaction(async (tx) => {
    const isRight = await takeRecoveryCode(tx, staff.id, code, secrets);
    if (isRight) await audit(tx, staff, { action: 'use recovery code', subject: staff.email });
    return isRight;
  });
};

/** Stores a secret that is not confirmed yet. Returns false when a second factor is already set up. */
export const keepSecret = async (db: Database, id: number, secret: string, secrets: Secrets): Promise<boolean> =>
  (await db.$executeRaw`
    UPDATE staff SET totp_secret = ${sealFactor(secret, id, secrets.tokenSecret)}, totp_step = NULL
    WHERE id = ${id} AND totp_since IS NULL`) > 0;

/** Replaces the recovery codes with new ones. */
export const replaceCodes = async (tx: Writer, id: number, { tokenSecret }: Secrets): Promise<string[]> => {
  const codes = makeRecoveryCodes();
  await tx.$executeRaw`DELETE FROM staff_recovery_code WHERE staff_id = ${id}`;
  for (const code of codes) {
    const hash = hashCode(code.replaceAll('-', ''), id, tokenSecret);
    await tx.$executeRaw`INSERT INTO staff_recovery_code (staff_id, code_hash) VALUES (${id}, ${hash})`;
  }
  return codes;
};

/** The token of the session to end, and the browser's own description. */
type Browser = { token: string; device: string | undefined };

/** Replaces the session after the right code. The token is new, in case someone planted the old one. */
export const startProvenSession = (
  db: Database,
  staff: Pick<DeskStaff, 'id' | 'email'>,
  { token, device }: Browser,
): Promise<{ token: string; seconds: number }> =>
  db.$transaction(async (tx) => {
    await endByToken(tx, token);
    await audit(tx, staff, { action: 'sign in', subject: staff.email });
    return createDeskSession(tx, { staffId: staff.id, device, isProven: true });
  });

/** Activates the secret that a code proves, signs in and creates recovery codes. Null for a wrong code. */
export const finishSetUp = (
  db: Database,
  staff: DeskStaff,
  { code, token, device, ...secrets }: Browser & Secrets & { code: string },
): Promise<{ codes: string[]; session: { token: string; seconds: number } } | null> =>
  db.$transaction(async (tx) => {
    if (!(await takeTotp(tx, staff.id, code, secrets))) return null;
    const set = await tx.$executeRaw`UPDATE staff SET totp_since = now() WHERE id = ${staff.id} AND totp_since IS NULL`;
    if (set === 0) return null;
    const codes = await replaceCodes(tx, staff.id, secrets);
    await endByToken(tx, token);
    await audit(tx, staff, { action: 'set up second factor', subject: staff.email });
    const session = await createDeskSession(tx, { staffId: staff.id, device, isProven: true });
    return { codes, session };
  });

/** Replaces the recovery codes with new ones. */
export const renewCodes = (db: Database, staff: DeskStaff, secrets: Secrets): Promise<string[]> =>
  db.$transaction(async (tx) => {
    await audit(tx, staff, { action: 'renew recovery codes', subject: staff.email });
    return replaceCodes(tx, staff.id, secrets);
  });

/** The number of unused recovery codes. */
export const countCodes = (db: Database, id: number): Promise<number> =>
  db.staffRecoveryCode.count({ where: { staffId: id, usedAt: null } });

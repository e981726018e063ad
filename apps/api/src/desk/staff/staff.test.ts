import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailSink, openMailSink } from '../../jobs/mail/testing/mail-sink.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { doJobs } from '../../worker/testing/run-jobs.ts';
import { commandLine } from '../audit/audit-queries.ts';
import { cookieOf, getDesk, postDesk, signInStaff, staffPassword } from '../testing/desk-shop.ts';
import { acceptInvitation } from './accepted-invitation-queries.ts';
import { inviteByLink, inviteByMail, makeMailedToken } from './invitation-queries.ts';
import { changeRole, removeStaff, resetSecondFactor } from './staff-queries.ts';

let shop: TestApp;
let sink: MailSink;

beforeAll(async () => {
  shop = await startTestApp();
  sink = await openMailSink();
});
beforeEach(() => shop.db.$executeRaw`TRUNCATE rate_limit, staff, staff_invitation CASCADE`);
afterAll(async () => {
  await shop.app.close();
  await sink.close();
});

const person = { name: 'Grace', password: staffPassword, confirm_password: staffPassword };

const countWaiting = async (): Promise<number> => {
  const waiting = await shop.db.$queryRaw<unknown[]>`
    SELECT 1 AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return waiting.length;
};

const lastEntries = async (cookie: string, count: number) => {
  const { body } = await getDesk(shop, '/audit', cookie).expect(200);
  return (body.data as Record<string, unknown>[]).slice(0, count);
};

describe('staff', () => {
  it('get an invitation mail with its secret in the fragment of the link', async () => {
    const owner = await signInStaff(shop.db, 'owner');
    const email = 'grace@shop.test';
    await postDesk(shop, '/staff/invite', { email, role: 'editor' }, owner.cookie).expect(200);
    await doJobs(shop, sink.url);
    const [mail] = sink.to(email);
    const [, id = ''] = /\/ops\/accept#([\w-]{43})/.exec(mail?.text ?? '') ?? [];
    const read = await postDesk(shop, '/invitation', { id }).expect(200);
    const accepted = await postDesk(shop, '/accept', { ...person, id, email: 'other@shop.test' }).expect(200);

    expect(read.body.data).toEqual({ email, role: 'editor' });
    // The address of the invitation applies, not the one in the request.
    expect(accepted.body.data).toMatchObject({ email, role: 'editor', stage: 'set-up' });
    expect(await lastEntries(owner.cookie, 2)).toMatchObject([
      { actor: email, action: 'accept invitation', subject: email },
      { actor: owner.email, action: 'invite staff', subject: email, after: '{"role": "editor"}' },
    ]);
    await postDesk(shop, '/staff/invite', { email: owner.email, role: 'viewer' }, owner.cookie).expect(409);
  });

  it('cannot use an invitation that was withdrawn or replaced', async () => {
    const owner = await signInStaff(shop.db, 'owner');
    const links: string[] = [];
    for (const email of ['one@shop.test', 'two@shop.test', 'two@shop.test']) {
      await postDesk(shop, '/staff/invite', { email, role: 'viewer' }, owner.cookie).expect(200);
      await doJobs(shop, sink.url);
      links.push(/accept#([\w-]+)/.exec(sink.to(email).at(-1)?.text ?? '')?.[1] ?? '');
    }
    const { body } = await getDesk(shop, '/staff', owner.cookie).expect(200);
    const { id } = body.data.invitations.find(({ email }: { email: string }) => email === 'one@shop.test');
    await postDesk(shop, '/staff/withdraw', { id }, owner.cookie).expect(200);
    await postDesk(shop, '/staff/withdraw', { id }, owner.cookie).expect(404);

    const statuses = [];
    for (const link of links) statuses.push((await postDesk(shop, '/invitation', { id: link })).status);
    expect(statuses).toEqual([400, 400, 200]);
  });

  it.each(['remove', 'role'] as const)('D7: cannot use an invitation of an owner after a %s', async (change) => {
    const [owner, leaving] = [await signInStaff(shop.db, 'owner'), await signInStaff(shop.db, 'owner')];
    const invite = (email: string) =>
      postDesk(shop, '/staff/invite', { email, role: 'owner' }, leaving.cookie).expect(200);
    await invite('spare@shop.test');
    await doJobs(shop, sink.url);
    const [, id = ''] = /accept#([\w-]+)/.exec(sink.to('spare@shop.test').at(-1)?.text ?? '') ?? [];
    await invite('later@shop.test');
    const before = await getDesk(shop, '/staff', owner.cookie).expect(200);

    await postDesk(shop, `/staff/${change}`, { id: leaving.id, role: 'editor' }, owner.cookie).expect(200);
    await doJobs(shop, sink.url);

    expect(before.body.data.invitations).toMatchObject([{ invited_by: 'The owner' }, { email: 'spare@shop.test' }]);
    expect((await getDesk(shop, '/staff', owner.cookie)).body.data.invitations).toEqual([]);
    await postDesk(shop, '/invitation', { id }).expect(400);
    await postDesk(shop, '/accept', { ...person, id }).expect(400);
    expect(sink.to('later@shop.test')).toEqual([]);
    expect(await lastEntries(owner.cookie, 3)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ actor: owner.email, action: 'withdraw invitation', subject: 'spare@shop.test' }),
      ]),
    );
  });

  it('D7: cannot join or invite while the sender is being removed', async () => {
    const [owner, leaving] = [await signInStaff(shop.db, 'owner'), await signInStaff(shop.db, 'owner')];
    await inviteByMail(shop.db, leaving, { email: 'spare@shop.test', role: 'owner' });
    const token = (await makeMailedToken(shop.db, (await shop.db.staffInvitation.findFirstOrThrow()).id))?.token ?? '';
    const isRemoving = Promise.withResolvers<void>();
    const joining = { token, email: 'spare@shop.test', name: 'Spare', passwordHash: 'none', device: undefined };

    const [, joined, invited] = await Promise.all([
      shop.db.$transaction(async (tx) => {
        await tx.$executeRaw`DELETE FROM staff WHERE id = ${leaving.id}`;
        isRemoving.resolve();
        await expect.poll(() => countWaiting()).toBe(2);
      }),
      isRemoving.promise.then(() => acceptInvitation(shop.db, joining)),
      isRemoving.promise.then(() => inviteByMail(shop.db, leaving, { email: 'second@shop.test', role: 'owner' })),
    ]);

    expect([joined, invited]).toEqual(['gone', 'not allowed']);
    expect(await shop.db.staff.findMany({ select: { id: true } })).toEqual([{ id: owner.id }]);
  });

  it('are changed only by an owner who just gave both factors', async () => {
    const [owner, grace] = [await signInStaff(shop.db, 'owner'), await signInStaff(shop.db, 'reader')];
    await shop.db.$executeRaw`UPDATE staff_session SET confirmed_at = now() - interval '11 minutes'`;
    const change = () => postDesk(shop, '/staff/role', { id: grace.id, role: 'editor' }, owner.cookie);

    const asked = await change().expect(403);
    await postDesk(shop, '/confirm', { password: 'wrong password 1', code: '123456' }, owner.cookie).expect(400);
    await shop.db.$executeRaw`UPDATE staff_session SET confirmed_at = now() WHERE staff_id = ${owner.id}`;
    await change().expect(200);

    expect(Object.keys(asked.body.errors)).toEqual(['confirm']);
    expect(await lastEntries(owner.cookie, 1)).toMatchObject([
      { actor: owner.email, subject: grace.email, before: '{"role": "reader"}', after: '{"role": "editor"}' },
    ]);
    const { body } = await getDesk(shop, '/session', grace.cookie).expect(200);
    expect(body.data.role).toBe('editor');
    await postDesk(shop, '/staff/remove', { id: grace.id }, owner.cookie).expect(200);
    await getDesk(shop, '/session', grace.cookie).expect(401);
  });

  it('keep their last owner, also when two owners demote each other concurrently', async () => {
    const [ada, grace] = [await signInStaff(shop.db, 'owner'), await signInStaff(shop.db, 'owner')];

    const outcomes = await Promise.all([
      changeRole(shop.db, commandLine, { id: ada.id }, 'viewer'),
      removeStaff(shop.db, commandLine, { id: grace.id }),
    ]);
    const [left] = await shop.db.staff.findMany({ where: { role: 'owner' } });

    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
    expect(outcomes).toContain('last owner');
    expect(await removeStaff(shop.db, commandLine, { id: left?.id ?? 0 })).toBe('last owner');
    expect(await changeRole(shop.db, commandLine, { id: left?.id ?? 0 }, 'editor')).toBe('last owner');
  });

  it('are signed out and set up a new second factor after a reset', async () => {
    const owner = await signInStaff(shop.db, 'owner');

    await resetSecondFactor(shop.db, commandLine, { email: owner.email.toUpperCase() });
    await getDesk(shop, '/session', owner.cookie).expect(401);
    const { body } = await postDesk(shop, '/sign-in', { email: owner.email, password: staffPassword }).expect(200);

    expect(body.data.stage).toBe('set-up');
  });

  it.each(['password', 'Password123!', 'grace.hopper1'])(
    'A2: cannot choose the common password %s',
    async (password) => {
      const { cookie, email } = await signInStaff(shop.db, 'owner');
      const invited = { email: 'grace.hopper@shop.test', role: 'owner' as const };
      const { token: id } = (await inviteByLink(shop.db, commandLine, invited)) ?? { token: '' };
      const chosen = { password, confirm_password: password };

      const joining = await postDesk(shop, '/accept', { ...person, ...chosen, id }).expect(400);
      const own = email.replace(/@.*/, '');
      const changing = await postDesk(shop, '/password', { password: own, confirm_password: own }, cookie).expect(400);

      for (const { body } of [joining, changing]) expect(body.errors.password).toEqual([body.message]);
      expect(await shop.db.staff.count()).toBe(1);
      await postDesk(shop, '/accept', { ...person, id }).expect(200);
    },
  );

  it('A6: end their other sessions by changing the password', async () => {
    const { cookie, email } = await signInStaff(shop.db, 'reader');
    const other = cookieOf(await postDesk(shop, '/sign-in', { email, password: staffPassword }));
    const password = 'eight small boats';

    await postDesk(shop, '/password', { password, confirm_password: password }, cookie).expect(200);

    await getDesk(shop, '/session', other).expect(401);
    await getDesk(shop, '/session', cookie).expect(200);
    await postDesk(shop, '/sign-in', { email, password: staffPassword }).expect(400);
    await postDesk(shop, '/sign-in', { email, password }).expect(200);
  });

  it('can end their own sessions only', async () => {
    const [ada, grace] = [await signInStaff(shop.db, 'reader'), await signInStaff(shop.db, 'reader')];
    const { body } = await getDesk(shop, '/sessions', grace.cookie).expect(200);

    await postDesk(shop, '/sessions/end', { id: body.data[0].id }, ada.cookie).expect(404);
    await postDesk(shop, '/sessions/end', {}, ada.cookie).expect(200);
    await getDesk(shop, '/session', grace.cookie).expect(200);
    await postDesk(shop, '/sessions/end', { id: body.data[0].id }, grace.cookie).expect(200);
    await getDesk(shop, '/session', grace.cookie).expect(401);
  });
});

describe('the audit log', () => {
  it.each(['UPDATE audit_log SET actor = 0', 'DELETE FROM audit_log', 'TRUNCATE audit_log'])(
    'refuses %s',
    async (sql) => {
      // Each statement is one of the fixed ones above, without outside input.
      await expect(shop.db.$executeRawUnsafe(sql)).rejects.toThrow(/append-only/);
    },
  );

  it('returns fifty entries per page', async () => {
    const { cookie } = await signInStaff(shop.db, 'reader');
    await shop.db.$executeRaw`
      INSERT INTO audit_log (actor, action, subject) SELECT 'test', 'change', n::text FROM generate_series(1, 60) n`;

    const first = await getDesk(shop, '/audit', cookie).expect(200);
    const last: { id: number } = first.body.data.at(-1);
    const next = await getDesk(shop, `/audit?before=${last.id}`, cookie).expect(200);

    expect([first.body.data.length, first.body.has_more]).toEqual([50, true]);
    expect(first.body.data[0].subject).toBe('60');
    expect(next.body.data[0].id).toBe(last.id - 1);
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { addJob } from '@wearfolio/database/jobs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type MailSink, openMailSink } from './jobs/mail/testing/mail-sink.ts';
import { signInAs } from './testing/sign-in.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { doJobs, listJobs } from './worker/testing/run-jobs.ts';

let shop: TestApp;
let sink: MailSink;

beforeAll(async () => {
  shop = await startTestApp();
  sink = await openMailSink();
});
afterEach(async () => {
  await shop.db.$executeRaw`TRUNCATE mail_token, customer, graphile_worker._private_jobs CASCADE`;
  sink.received.length = 0;
});
afterAll(async () => {
  await shop.app.close();
  await sink.close();
});

const mails = async (args: string[], databaseUrl = shop.url) => {
  const tool = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'mails-cli.ts'), ...args],
    {
      env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'test' },
    },
  );
  const [out, error, [code]] = await Promise.all([text(tool.stdout), text(tool.stderr), once(tool, 'close')]);
  return { out, error, code };
};

const addDeadLetter = async () => {
  const ada = await signInAs(shop, 'Ada', { isVerified: false });
  await addJob(shop.db, 'mail-verification', { customerId: ada.id });
  sink.mode = 'refuse';
  await doJobs(shop, sink.url);
  sink.mode = 'accept';
  return ada;
};

describe('npm run mails', () => {
  it('lists dead letters and queued mails with masked addresses', { tags: 'sweep' }, async () => {
    await addDeadLetter();
    await addJob(shop.db, 'mail-contact', { contactMessageId: 1 });
    const { out, code } = await mails(['list']);

    expect(code).toBe(0);
    expect(out).toMatch(/^ID +KIND +TO +TRIES +STATE +SINCE \(UTC\) +LAST ERROR$/m);
    expect(out).toMatch(
      /^\d+ +verification +a\*{3}@shop\.test +1\/1 +dead +\d{4}-\d\d-\d\d \d\d:\d\d +550 5\.1\.1 No such/m,
    );
    expect(out).toMatch(/^\d+ +contact +the shop +0\/12 +waiting /m);
    expect(out).toMatch(/^Queued: 1, dead letters: 1$/m);
  });

  it('says that there is nothing to list', { tags: 'sweep' }, async () => {
    expect(await mails(['list'])).toEqual({
      out: 'There are no queued mails and no dead letters.\n',
      error: '',
      code: 0,
    });
  });

  it('retries all dead letters, and the worker sends them', async () => {
    const ada = await addDeadLetter();
    const { out, code } = await mails(['retry', '--all']);
    await doJobs(shop, sink.url);

    expect({ out, code }).toEqual({ out: 'Queued again: 1 of 1\n', code: 0 });
    expect(sink.to(ada.email)).toHaveLength(1);
  });

  it('retries one mail by its id and resets its attempts', { tags: 'sweep' }, async () => {
    await addDeadLetter();
    const [job] = await listJobs(shop);
    const { code } = await mails(['retry', job?.id ?? '']);

    expect(code).toBe(0);
    expect(await listJobs(shop)).toMatchObject([{ attempts: 0, maxAttempts: 12 }]);
  });

  it('discards mails that must not be sent, for example after restoring a backup (I13)', async () => {
    const ada = await signInAs(shop, 'Ada', { isVerified: false });
    await addJob(shop.db, 'mail-verification', { customerId: ada.id });
    const { out, code } = await mails(['discard', '--all']);
    await doJobs(shop, sink.url);

    expect({ out, code }).toEqual({ out: 'Discarded: 1 of 1\n', code: 0 });
    expect(sink.received).toEqual([]);
  });

  it('exits with 1 when there is no mail with the id', { tags: 'sweep' }, async () => {
    const { error, code } = await mails(['retry', '999999']);

    expect({ error, code }).toEqual({ error: 'No queued mail or dead letter has the id 999999\n', code: 1 });
  });

  it('prints one line and exits with 1 when the database cannot be reached', { tags: 'sweep' }, async () => {
    const { error, code } = await mails(['list'], 'postgresql://nobody@127.0.0.1:1/none');

    expect(code).toBe(1);
    expect(error.trim().split('\n')).toHaveLength(1);
  });

  it('prints one line and exits with 2 for an unknown command', { tags: 'sweep' }, async () => {
    expect(await mails(['frobnicate'])).toEqual({
      out: '',
      error: "There is no command 'frobnicate'\n(run it with --help to see the commands)\n",
      code: 2,
    });
  });

  it('prints help', { tags: 'sweep' }, async () => {
    const { out, code } = await mails(['--help']);

    expect(code).toBe(0);
    expect(out).toContain('npm run mails -- retry 1204 1207');
  });
});

import { withConnection } from '@wearfolio/catalogue/connection';
import { addReimports } from '@wearfolio/catalogue/import/reimport-jobs';
import { lockStore } from '@wearfolio/catalogue/import/runs';
import { openStore } from '@wearfolio/catalogue/testing/feed-store';
import { csvOf, feedRow } from '@wearfolio/catalogue/testing/trial';
import { addJob } from '@wearfolio/database/jobs';
import { describe, expect, it } from 'vitest';
import { freeStuckJobs } from '../jobs/queries.ts';
import { signInAs } from '../testing/sign-in.ts';
import { listJobs, makeJobsDue } from './testing/run-jobs.ts';
import { provideScheduledFeeds, until } from './testing/scheduled-feeds.ts';

const feeds = provideScheduledFeeds();

describe('jobs of scheduled feeds', () => {
  it('run one at a time, and do not delay mails', async () => {
    const waiting: (() => void)[] = [];
    const { host } = await openStore((_, response) => waiting.push(() => response.end(csvOf([feedRow('a')]))));
    await feeds.schedule('Larkfield', host);
    await feeds.schedule('Birchwood', host);
    const ada = await signInAs(feeds.shop, 'Ada', { isVerified: false });

    await feeds.plan();
    feeds.start([host]);
    await until(() => waiting.length === 1);
    await addJob(feeds.shop.db, 'mail-verification', { customerId: ada.id });
    await until(() => feeds.sink.to(ada.email).length === 1);

    expect(waiting).toHaveLength(1);
    waiting.shift()?.();
    await until(() => waiting.length === 1);
    waiting.shift()?.();
    await until(feeds.isEmpty);
    expect(await feeds.outcomes()).toEqual(['imported', 'imported']);
  });

  it('wait while another process works on their store, and are not lost', { tags: 'sweep' }, async () => {
    const { host } = await openStore((_, response) => response.end(csvOf([feedRow('a')])));
    await feeds.schedule('Larkfield', host);
    const { id } = await feeds.shop.db.store.findUniqueOrThrow({ where: { name: 'Larkfield' } });
    await withConnection(feeds.shop.url, async (db) => {
      await lockStore(db, 'Larkfield');
      await feeds.plan();
      await addReimports(db, [id]);
      feeds.start([host]);
      await until(async () => (await listJobs(feeds.shop)).every(({ lastError }) => lastError?.includes('is running')));
    });
    expect(await listJobs(feeds.shop)).toMatchObject([{ attempts: 0 }, { attempts: 0 }]);

    await makeJobsDue(feeds.shop);
    await until(feeds.isEmpty);
    expect(await feeds.outcomes()).toEqual(['imported']);
  });

  it('are released from a dead worker, so that other feeds continue', async () => {
    const { host } = await openStore((_, response) => response.end(csvOf([feedRow('a')])));
    await feeds.schedule('Larkfield', host);
    await feeds.plan();
    const hold = async (minutes: number): Promise<void> => {
      await feeds.shop.db.$executeRaw`
        UPDATE graphile_worker._private_jobs SET locked_by = 'dead', locked_at = now() - make_interval(mins => ${minutes}::int)`;
      await feeds.shop.db.$executeRaw`
        UPDATE graphile_worker._private_job_queues SET locked_by = 'dead', locked_at = now()`;
    };
    const countHeld = async () =>
      (await feeds.shop.db.$queryRaw<unknown[]>`SELECT FROM graphile_worker._private_jobs WHERE locked_at IS NOT NULL`)
        .length;

    await hold(4);
    await freeStuckJobs(feeds.shop.db);
    expect(await countHeld()).toBe(1);
    await hold(6);
    await freeStuckJobs(feeds.shop.db);
    expect(await countHeld()).toBe(0);

    feeds.start([host]);
    await until(feeds.isEmpty);
    expect(await feeds.outcomes()).toEqual(['imported']);
  });
});

import { csvOf } from '@wearfolio/catalogue/testing/trial';
import { removeOldUploads } from '@wearfolio/catalogue/uploads/feed-uploads';
import { poolOf } from '@wearfolio/database/client';
import { describe, expect, it } from 'vitest';
import { provideFeedDesk, threeRows } from '../testing/feed-desk.ts';

const desk = provideFeedDesk();

describe('an upload of a feed', () => {
  it('resumes where it stopped, and takes no part twice or past its end', async () => {
    const bytes = Buffer.from(csvOf(threeRows));
    const id = await desk.begin({ name: 'feed.csv', bytes: bytes.length });
    const receivedAfter = async (at: number, part: Buffer) => (await desk.sendPart(id, at, part)).body.data.received;

    const received = [
      await receivedAfter(0, bytes.subarray(0, 50)),
      await receivedAfter(0, bytes.subarray(0, 50)),
      await receivedAfter(90, bytes.subarray(90)),
      await receivedAfter(50, Buffer.concat([bytes.subarray(50), Buffer.from('more')])),
    ];

    expect(received).toEqual([50, 50, 50, 50]);
    expect((await desk.get(`/feeds/upload?id=${id}`).expect(200)).body.data).toMatchObject({
      name: 'feed.csv',
      received: 50,
    });
    expect((await desk.post('/feeds/preview', { upload: id })).body.data.refusal).toContain('not completely uploaded');
    await desk.post('/feeds/add', { name: 'Half', upload: id }).expect(409);
    expect(await receivedAfter(50, bytes.subarray(50))).toBe(bytes.length);
    expect((await desk.post('/feeds/preview', { upload: id })).body.data).toMatchObject({ read: 3, rejected: 1 });
  });

  it('has a size limit, and is found only by its full id', async () => {
    const id = await desk.begin({ name: 'feed.csv', bytes: 10 });

    await desk.post('/feeds/upload', { name: 'feed.csv', bytes: 512 * 1024 ** 2 + 1 }).expect(400);
    await desk.post('/feeds/upload', { name: 'feed.csv', bytes: 10, store: 999_999 }).expect(404);
    await desk.sendPart(id, 0, Buffer.alloc(1024 ** 2 + 1)).expect(413);
    await desk.post(`/feeds/upload/part?id=${id}&at=0`, {}).expect(415);
    await desk
      .sendPart(
        id.replace(/^./, (digit) => (digit === 'a' ? 'b' : 'a')),
        0,
        Buffer.from('x'),
      )
      .expect(404);
    await desk.get('/feeds/upload?id=%25').expect(400);
  });

  it('replaces the oldest of ten, but never one that a job needs', async () => {
    await desk.shop.db.feedUpload.deleteMany();
    await desk.shop.db.$executeRaw`
      INSERT INTO feed_upload (name, bytes, created_at) SELECT n, 1, now() + make_interval(secs => n) FROM generate_series(1, 10) n`;
    const names = async () =>
      (await desk.shop.db.feedUpload.findMany({ orderBy: { createdAt: 'asc' } })).map(({ name }) => name);

    await desk.begin({ name: 'feed.csv', bytes: 10 });
    const left = await names();
    await desk.shop.db.$queryRaw`
      SELECT graphile_worker.add_job('import-upload', json_build_object('uploadId', id)) FROM feed_upload`;
    const { body } = await desk.post('/feeds/upload', { name: 'one.csv', bytes: 10 }).expect(409);
    await desk.shop.db
      .$queryRaw`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker._private_jobs`;
    await desk.shop.db.feedUpload.deleteMany();

    expect([left.length, left.includes('1'), left.includes('2'), left.includes('feed.csv')]).toEqual([
      10,
      false,
      true,
      true,
    ]);
    expect(body.message).toBe('10 uploads are waiting for their import. Try again later');
  });

  it('is removed after two days unless a job needs it', async () => {
    const [waiting, left, fresh] = [
      await desk.upload(threeRows),
      await desk.upload(threeRows),
      await desk.upload(threeRows),
    ];
    await desk.post('/feeds/add', { name: 'Waiting', upload: waiting }).expect(200);
    await desk.shop.db.$executeRaw`
      UPDATE feed_upload SET created_at = now() - interval '49 hours' WHERE id::text = ANY(${[waiting, left]})`;

    await removeOldUploads(poolOf(desk.shop.db));

    const ids = (await desk.shop.db.feedUpload.findMany()).map(({ id }) => id);
    expect(ids.sort()).toEqual([waiting, fresh].sort());
    await desk.shop.db
      .$queryRaw`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker._private_jobs`;
    await desk.shop.db.feedUpload.deleteMany();
  });
});

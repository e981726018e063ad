import { setTimeout as wait } from 'node:timers/promises';
import { contentChannel, readPublications } from '@wearfolio/catalogue/content/content-store';
import { connectToFollow } from '@wearfolio/database/following-client';
import plugin from 'fastify-plugin';
import type { Client } from 'pg';

/** One published version of a document, and its start in ms of `performance.now()`. */
type Entry = { from: number; body: unknown };

/** The published documents as of the last read. Objects stay the same until their content changes. */
type Published = ReadonlyMap<string, readonly Entry[]>;

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    /** The live version of the document with this key, or null. */
    published: (key: string) => unknown;
    /** The keys of all live documents. */
    publishedKeys: () => string[];
    /** Resolves when everything published before the call is live, or after ten seconds. */
    refreshPublished: () => Promise<void>;
    /** Registers a callback for changes of published documents. */
    onPublished: (listener: () => void) => void;
  }
}

/** A notification can be lost with its connection, so the plugin also polls, in ms. */
const pollEvery = 5000;
const retryAfter = 1000;
const longestAnswer = 10_000;
/** How long a start waits for published documents, in ms. */
const longestStart = 2_000;

const connect = (url: string): Promise<Client> => connectToFollow({ url, name: 'wearfolio-content', longestAnswer });

const read = async (client: Client): Promise<Published> => {
  const publications = await readPublications(client);
  const now = performance.now();
  const entries = publications.map(({ key, wait: ms, body }) => ({ key, from: ms > 0 ? now + ms : 0, body }));
  return Map.groupBy(entries, ({ key }) => key);
};

/** The content for comparing two reads. */
const said = (published: Published): string =>
  JSON.stringify([...published].map(([key, entries]) => [key, entries.map(({ body }) => body), entries.length]));

/** The known bodies with the new start times. */
const withTimes = (known: Published, found: Published): Published =>
  new Map(
    [...found].map(([key, entries]) => [
      key,
      entries.map(({ from }, at) => ({ from, body: known.get(key)?.[at]?.body ?? null })),
    ]),
  );

/**
 * `app.published`: what staff published at the desk. It follows database notifications and polls. A scheduled version
 * becomes live at its time.
 */
export const content = plugin<{ url: string }>(async (app, { url }) => {
  const closing = new AbortController();
  let published: Published = new Map();
  let text = said(published);
  let idle = new AbortController();
  let waiters: (() => void)[] = [];
  const listeners: (() => void)[] = [];
  const wake = (): void => idle.abort();

  const look = async (client: Client): Promise<void> => {
    const found = await read(client);
    const foundText = said(found);
    // Objects stay the same for the same content, because others cache by them.
    published = foundText === text ? withTimes(published, found) : found;
    if (foundText === text) return;
    text = foundText;
    for (const listener of listeners) listener();
  };

  const followOnce = async (): Promise<void> => {
    const client = await connect(url);
    client.on('notification', wake).on('error', wake);
    try {
      await client.query(`LISTEN ${contentChannel}`);
      while (!closing.signal.aborted) {
        const served = waiters;
        waiters = [];
        await look(client).catch((error: unknown) => {
          waiters.push(...served);
          throw error;
        });
        for (const resolve of served) resolve();
        await wait(pollEvery, undefined, { signal: idle.signal }).catch(() => undefined);
        idle = new AbortController();
      }
    } finally {
      await client.end().catch(() => undefined);
    }
  };

  const follow = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await followOnce().catch((error: unknown) => {
        if (!closing.signal.aborted) app.log.warn({ err: error }, 'Could not follow published documents; trying again');
      });
      await wait(retryAfter, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };

  const shown = (key: string): unknown =>
    published.get(key)?.findLast(({ from }) => from <= performance.now())?.body ?? null;

  app.decorate('published', shown);
  app.decorate('publishedKeys', () => [...published.keys()].filter((key) => shown(key) !== null));
  app.decorate('onPublished', (listener: () => void) => void listeners.push(listener));
  app.decorate('refreshPublished', () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiters.push(resolve);
    wake();
    // An unresponsive database must not block the caller for long.
    return Promise.race([promise, wait(longestAnswer, undefined, { ref: false })]);
  });
  const done = follow();
  // The shop also starts without its database.
  app.addHook('onReady', () => Promise.race([app.refreshPublished(), wait(longestStart, undefined, { ref: false })]));
  app.addHook('onClose', async () => {
    closing.abort();
    wake();
    await done;
  });
});

// A shop whose listings show photographs instead of the demo's drawings.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withConnection } from '@wearfolio/catalogue/connection';
import { followMode, setPictureMode } from '@wearfolio/catalogue/pictures/picture-mode';
import { startPictureWorker } from '@wearfolio/catalogue/pictures/picture-worker';
import { enlarge } from '@wearfolio/pictures/testing/enlarge';
import { type OpenShop, openShop } from './open-shop.ts';

const ownPhotographs = join(import.meta.dirname, '..', '..', 'packages', 'pictures', 'src', 'testing', 'photographs');

/** More cards than a phone loads before scrolling. */
const cardsOnScreen = 12;

const readPhotographs = async (folder: string | undefined): Promise<Buffer[]> => {
  const place = folder ?? ownPhotographs;
  const names = (await readdir(place)).filter((name) => /\.jpe?g$/.test(name)).sort();
  const bytes = await Promise.all(names.map((name) => readFile(join(place, name))));
  return folder === undefined ? Promise.all(bytes.map(enlarge)) : bytes;
};

/**
 * A store that returns one of the photographs for `/n.jpg`, with different bytes each time so that they are not taken
 * for placeholders.
 */
const openStore = async (photographs: readonly Buffer[]) => {
  const server = createServer(({ url = '' }, response) => {
    const n = Number(/\d+/.exec(url)?.[0] ?? 0);
    // Decoders ignore bytes after the end of a JPEG.
    response.end(Buffer.concat([photographs[n % photographs.length] ?? Buffer.alloc(0), Buffer.from(url)]));
  }).listen(0, '127.0.0.1');
  await wait(50);
  return { server, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
};

type Card = { id: number; image_path: string };

const readCards = async (url: string, page: number): Promise<Card[]> => {
  const reply = await fetch(`${url}/api/productList?parentCateg=women&page=${page}`);
  const { data } = (await reply.json()) as { data: Card[] };
  return data.slice(0, cardsOnScreen);
};

const readAllCards = async (url: string, pages: readonly number[]): Promise<Card[]> =>
  (await Promise.all(pages.map((page) => readCards(url, page)))).flat();

const putPhotographs = async (databaseUrl: string, cards: readonly Card[], host: string): Promise<void> => {
  await withConnection(databaseUrl, (db) =>
    db.query(
      `UPDATE product_media m SET path = 'http://' || $1 || '/' || card.at || '.jpg'
       FROM unnest($2::int[], $3::text[]) WITH ORDINALITY AS card (product_id, path, at)
       WHERE m.product_id = card.product_id AND m.path = card.path`,
      [host, cards.map(({ id }) => id), cards.map(({ image_path }) => image_path)],
    ),
  );
  // Publishes all products with pictures of feeds again.
  await setPictureMode(databaseUrl, 'off');
  await setPictureMode(databaseUrl, 'on');
  await withConnection(databaseUrl, async (db) => {
    while (await followMode(db));
  });
};

const isDerived = ({ image_path }: Card): boolean => /^\/store-pictures\/\w+\/[1-9]/.test(image_path);

/** A demo shop with photographs, the folder of its derived pictures, and the number of photographs. */
export type PhotographShop = OpenShop & { pictures: string; count: number };

/**
 * Opens a demo shop with photographs in place of the first pictures of `pages` pages of the women's listing, and waits
 * until they are derived. `folder` contains JPEGs; by default, the photographs of the tests of `packages/pictures`,
 * enlarged to 1,600 pixels.
 */
export const openPhotographShop = async (
  folder: string | undefined,
  pages: readonly number[],
): Promise<PhotographShop> => {
  const photographs = await readPhotographs(folder);
  const data = await mkdtemp(join(tmpdir(), 'wearfolio-bench-photographs-'));
  const pictures = join(data, 'pictures');
  const store = await openStore(photographs);
  const shop = await openShop(0, { SEED: 'demo', DATA_DIR: data });
  const worker = startPictureWorker({
    url: shop.databaseUrl,
    folder: pictures,
    mostBytes: 20e9,
    processes: 1,
    privateHosts: [store.host],
    publicUrl: shop.url,
    log: (_level, facts, text) => console.error(text, facts),
  });
  await putPhotographs(shop.databaseUrl, await readAllCards(shop.url, pages), store.host);
  while (!(await readAllCards(shop.url, pages)).every(isDerived)) await wait(500);
  const close = async (): Promise<void> => {
    await worker.stop();
    store.server.close();
    await shop.close();
    await rm(data, { recursive: true, force: true });
  };
  return { ...shop, close, pictures, count: photographs.length };
};

import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { addKey } from '../partners/testing/add-key.ts';
import { openDemoDatabase } from '../testing/demo-database.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { send } from './testing/agent-shop.ts';
import { type Kind, openPublishedSchemas } from './testing/published-schemas.ts';
import { catalogQuestions, feedQuestions, newsQuestions, productTexts, toolCalls } from './testing/random-questions.ts';

const seed = 20_260_408;
const faultOf = openPublishedSchemas();

/** The items of a feed, each with its elements; an element that repeats is a list. */
const itemsOf = (xml: string): Record<string, string | string[]>[] => {
  const items: Record<string, string | string[]>[] = [];
  let name = '';
  let text = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    if (tag.name === 'item') items.push({});
    name = tag.name;
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', () => {
    const item = items.at(-1);
    if (!item || name === '' || name === 'item') return;
    const before = item[name];
    const isList = name === 'g:additional_image_link' || before !== undefined;
    item[name] = isList ? [...[before ?? []].flat(), text] : text;
    name = '';
  });
  parser.write(xml).close();
  return items;
};

describe('what programs read', () => {
  let shop: TestApp;
  let offers: number[];
  let highest = 0;
  let key = '';

  /** Gives each product texts that no store would be proud of, and takes some prices and pictures. */
  const roughen = async (): Promise<void> => {
    const texts = fc.sample(productTexts, { numRuns: offers.length, seed });
    for (const [at, id] of offers.entries())
      await shop.db.product.update({ where: { id }, data: texts[at] ?? {}, select: { id: true } });
    await shop.db.$executeRaw`UPDATE listing SET card = card || '{"price": null}' WHERE product_id % 17 = 0`;
    await shop.db.$executeRaw`
      UPDATE listing SET card = card || '{"image_path": null, "product_color_images": []}' WHERE product_id % 19 = 0`;
  };

  beforeAll(async () => {
    shop = await startTestApp({}, undefined, await openDemoDatabase());
    await shop.db.store.updateMany({ data: { feedsOut: true } });
    await shop.app.refreshCatalogue();
    key = await addKey(shop.db);
    offers = (await shop.db.product.findMany({ select: { id: true }, orderBy: { id: 'asc' } })).map(({ id }) => id);
    highest = shop.app.listingChange();
    await roughen();
  });
  afterAll(() => shop.app.close());

  const readText = async (path: string): Promise<string> => {
    const asked = request(shop.app.server).get(path).set('Authorization', `Bearer ${key}`);
    const { status, text, body } = await asked.buffer().parse((reply, done) => {
      let whole = '';
      reply.setEncoding('utf8');
      reply.on('data', (part) => {
        whole += part;
      });
      reply.on('end', () => done(null, whole));
    });
    if (status !== 200) throw new Error(`${path} answered ${status} ${text}`);
    return String(body);
  };

  /** What is wrong with the answers to some questions. Answers are lines of feeds where a question asks for a feed. */
  const faultsIn = async <Question>(
    questions: fc.Arbitrary<Question>,
    count: number,
    answersTo: (question: Question) => Promise<readonly (readonly [Kind, unknown])[]>,
  ): Promise<{ faults: string[]; kinds: Record<string, number> }> => {
    const faults = new Set<string>();
    const kinds: Record<string, number> = {};
    let answered = 0;
    for (const question of fc.sample(questions, { numRuns: count, seed })) {
      if (answered >= count) break;
      // The limit of a minute has its own test.
      await shop.db.rateLimit.deleteMany();
      for (const [kind, answer] of await answersTo(question)) {
        const fault = faultOf(kind, answer);
        if (fault) faults.add(`${JSON.stringify(question)}: ${fault}`);
        kinds[kind] = (kinds[kind] ?? 0) + 1;
        answered += 1;
      }
    }
    return { faults: [...faults], kinds };
  };

  const answerOfCatalog = async ({ path, body }: { path: 'search' | 'lookup' | 'product'; body: object }) => {
    const { body: reply } = await request(shop.app.server).post(`/api/ucp/catalog/${path}`).send(body).expect(200);
    return [[reply.ucp.status === 'error' ? 'error' : path, reply]] as const;
  };

  const answerOfTool = async ({ name, input }: { name: string; input: object }) => {
    const { body } = await send(shop, 'tools/call', { name, arguments: input }).expect(200);
    return [[body.error ? 'tool-refusal' : 'tool-answer', body]] as const;
  };

  const linesOfFeed = async ({ format, of, since }: { format: string; of: string; since: number }) => {
    const number = Math.floor(since * highest);
    const text = await readText(`/api/feeds/${format}?of=${encodeURIComponent(of)}&since=${number}`);
    if (format === 'google') return itemsOf(text).map((item) => ['google-item', item] as const);
    const lines = text.split('\n').filter((line) => line !== '');
    return lines.map((line) => ['acp-product', JSON.parse(line)] as const);
  };

  const answerOfNews = async ({ format, of, kind }: { format: string; of: string; kind: string }) => {
    const text = await readText(`/api/news/${format}?of=${encodeURIComponent(of)}&kind=${kind}`);
    if (format === 'json') return [['json-feed', JSON.parse(text)]] as const;
    itemsOf(text);
    return [];
  };

  const faultsOfAll = async (count: number, annotate: TestContext['annotate']): Promise<string[]> => {
    const all = [
      await faultsIn(catalogQuestions(offers), count, answerOfCatalog),
      await faultsIn(toolCalls(offers), count, answerOfTool),
      await faultsIn(feedQuestions('acp'), count, linesOfFeed),
      await faultsIn(feedQuestions('google'), count, linesOfFeed),
      await faultsIn(newsQuestions('json'), count, answerOfNews),
      await faultsIn(newsQuestions('rss'), count / 10, answerOfNews),
    ];
    await annotate(
      all
        .flatMap(({ kinds }) => Object.entries(kinds))
        .map(([kind, some]) => `${some} ${kind}`)
        .join(', '),
    );
    return all.flatMap(({ faults }) => faults);
  };

  it('matches the published formats', async ({ annotate }) => {
    expect(await faultsOfAll(100, annotate)).toEqual([]);
    // An answer that breaks a schema is found.
    expect(faultOf('search', { ucp: { version: 'x' }, products: [{}] })).toContain('must');
    expect(faultOf('acp-product', { id: '1', variants: [{ id: '1' }] })).toContain('must');
    expect(faultOf('google-item', { 'g:id': '1', 'g:availability': 'in_stock', title: 'x' })).toContain('must');
    expect(faultOf('tool-answer', { jsonrpc: '2.0', id: 1, result: {} })).toContain('must');
    expect(faultOf('json-feed', { version: 'https://jsonfeed.org/version/1' })).toContain('must');
  });

  it('matches them in a thousand answers of each', { tags: 'sweep', timeout: 600_000 }, async ({ annotate }) => {
    expect(await faultsOfAll(1000, annotate)).toEqual([]);
  });

  it('names what a catalog may be asked, and the tools, by the published schemas', async () => {
    const profile = await request(shop.app.server).get('/.well-known/ucp').expect(200);
    const { body: tools } = await send(shop, 'tools/list').expect(200);
    const { body: discovery } = await send(shop, 'server/discover').expect(200);

    expect(faultOf('profile', profile.body.ucp)).toBeNull();
    expect(faultOf('tools', tools)).toBeNull();
    expect(faultOf('discovery', discovery)).toBeNull();
  });
});

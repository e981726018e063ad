import { Ajv2020 } from 'ajv/dist/2020.js';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { malformedAddress } from '../http/address.ts';
import { startMetricsShop } from '../metrics/testing/metrics-shop.ts';
import type { TestApp } from '../testing/test-app.ts';
import { describedCalls } from './described-calls.ts';

type Content = Record<string, { schema: object; example?: unknown }>;
type Operation = {
  operationId: string;
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

/** The server's routes, such as `GET /api/health`, from Fastify's printed tree. */
const routesOf = (drawing: string): string[] => {
  const parents: string[] = [];
  return drawing.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^([│├└─\s]*)(\S+)(?: \((.*)\))?/.exec(line) ?? [];
    const depth = indent.length / 4;
    const path = (parents[depth - 1] ?? '') + part;
    parents[depth] = path;
    return (methods ?? '').split(', ').flatMap((method) => (method ? [`${method} ${path}`] : []));
  });
};

describe('/docs', () => {
  let shop: TestApp;
  let document: Document;
  let page: string;
  // Requested up front, because the tests block the shared event loop for seconds, and a busy shop refuses requests.
  beforeAll(async () => {
    shop = await startMetricsShop();
    const { server } = shop.app;
    document = (await request(server).get('/docs/openapi.json').expect(200)).body;
    page = (
      await request(server)
        .get('/docs')
        .expect(200)
        .expect('Content-Type', /text\/html/)
    ).text;
    await request(server)
      .get('/docs/reference.css')
      .expect(200)
      .expect('Content-Type', /text\/css/);
  });
  afterAll(() => shop.app.close());

  it('describes every route of the server, and no other', () => {
    const { paths, openapi } = document;

    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, ':')}`),
    );
    const mounted = routesOf(shop.app.printRoutes({ commonPrefix: false })).filter(
      (route) => /^(GET|POST|PUT|PATCH|DELETE) /.test(route) && !route.endsWith(malformedAddress),
    );
    // The tree shows all file routes as one.
    const folders = ['/assets/', '/pictures/', '/content/pictures/'].filter((url) =>
      shop.app.hasRoute({ method: 'GET', url: `${url}*` }),
    );
    const nameless = mounted.map((route) => route.replace(/:[\w:|]+(\(.*\))?/g, ':'));

    expect(openapi).toBe('3.1.0');
    expect(mounted.length).toBeGreaterThan(90);
    expect(folders).toHaveLength(3);
    const drawn = described.map((route) =>
      route.replace(/^GET \/(?:assets|icons|pictures|content\/pictures)\/:$/, 'GET /*'),
    );
    expect([...new Set(drawn)].sort()).toEqual(nameless.sort());
  });

  it('gives each call an example of request and reply that match their schemas', () => {
    const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false });
    const contents = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.values(operations).flatMap(({ requestBody, responses }) => [
        { path, content: requestBody?.content['application/json'] },
        { path, content: path.startsWith('/api/') ? responses['200']?.content?.['application/json'] : undefined },
      ]),
    );
    const jsons = contents.flatMap(({ path, content }) => (content ? [{ path, ...content }] : []));

    expect(jsons.length).toBeGreaterThan(55);
    const faults = jsons.filter(({ schema, example }) => example === undefined || !ajv.compile(schema)(example));
    expect(faults.map(({ path }) => path)).toEqual([]);
  });

  it('marks the call that accepts form data besides JSON', () => {
    const taken = Object.entries(document.paths).filter(
      ([, { post }]) => post?.requestBody?.content['multipart/form-data'],
    );

    expect(taken.map(([path]) => path)).toEqual(['/api/customer/update']);
  });

  it('gives every operation a unique name', () => {
    const ids = Object.values(document.paths).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => operationId),
    );

    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows people the same without a script', () => {
    for (const { endpoint, summary } of describedCalls) {
      expect(page).toContain(endpoint.url.replace(/:(\w+)/g, '{$1}'));
      expect(page).toContain(summary.split("'")[0]);
    }
    expect(page.split('Example of the reply</summary>')).toHaveLength(describedCalls.length + 1);
    expect(page).not.toMatch(/<script|style=/);
  });
});

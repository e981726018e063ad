import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInStaff } from '../desk/testing/desk-shop.ts';
import { signInAs } from '../testing/sign-in.ts';
import { publicUrl } from '../testing/test-app.ts';
import { type DescribedCall, describedCalls } from './described-calls.ts';
import { startSmallShop } from './testing/small-shop.ts';

type Part = 'params' | 'querystring' | 'body';
type Field = { call: DescribedCall; part: Part; steps: readonly string[] };

let shop: Awaited<ReturnType<typeof startSmallShop>>;
let headers: Record<string, string>;
let clients = 0;

beforeAll(async () => {
  shop = await startSmallShop();
  const { cookie } = await signInStaff(shop.db, 'owner');
  const ada = await signInAs(shop, 'Ada');
  headers = { ...ada.headers, Cookie: cookie, 'Sec-Fetch-Site': 'same-origin', Origin: publicUrl };
});
afterAll(() => shop.app.close());

const textsIn = (value: unknown, steps: readonly string[] = []): (readonly string[])[] => {
  if (typeof value === 'string') return [steps];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => textsIn(child, [...steps, name]));
};

const fields: Field[] = [...describedCalls].flatMap((call) =>
  (['params', 'querystring', 'body'] as const).flatMap((part) =>
    textsIn(call.example[part]).map((steps) => ({ call, part, steps })),
  ),
);

const replaced = (value: unknown, [step, ...steps]: readonly string[], text: string): unknown => {
  if (step === undefined) return text;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[step] = replaced(copy[step], steps, text);
  return copy;
};

type Values = Readonly<Record<string, string | readonly string[]>>;

const addressOf = (url: string, params: Values = {}, querystring: Values = {}): string => {
  const query = new URLSearchParams(
    Object.entries(querystring).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : value.map((one) => [`${name}[]`, one]),
    ),
  );
  return `${url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))}?${query}`;
};

/** Sends the example of a call with one text replaced. Returns what was sent if the shop fails, else null. */
const failureOf = async ({ call, part, steps }: Field, text: string): Promise<string | null> => {
  const { method, url } = call.endpoint;
  const sent = { ...call.example, [part]: replaced(call.example[part], steps, text) };
  const address = addressOf(url, sent.params as Values, sent.querystring as Values);
  clients += 1;
  const from = `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`;
  const asked = method === 'GET' ? request(shop.app.server).get(address) : request(shop.app.server).post(address);
  const { status } = await asked
    .set({ ...headers, 'X-Forwarded-For': from })
    .send(method === 'GET' ? undefined : Object(sent.body));
  // 503 is deliberate: a process that is busy says so.
  return status < 500 || status === 503 ? null : `${method} ${url} ${steps.join('.')} ${text.slice(0, 20)}: ${status}`;
};

type TextsOf = (field: Field, at: number) => readonly string[];

const failuresOf = async (asked: readonly Field[], textsOf: TextsOf): Promise<string[]> => {
  const failures: (string | null)[] = [];
  for (const [at, field] of asked.entries())
    for (const text of textsOf(field, at)) failures.push(await failureOf(field, text));
  return failures.filter((failure) => failure !== null);
};

describe('every text field of every call', () => {
  it('E3: may be the name of what every object inherits', async () => {
    expect(fields.length).toBeGreaterThan(150);
    expect(await failuresOf(fields, () => ['constructor'])).toEqual([]);
  });

  it('E3: may be a less common name of that kind', { tags: 'sweep' }, async () => {
    const names = ['__proto__', 'toString', 'page/constructor', 'collection/constructor'];

    expect(await failuresOf(fields, (_, at) => [names[at % names.length] ?? ''])).toEqual([]);
  });

  it('E8: may be as long as the body of a request, and a megabyte longer', async () => {
    const inBody = fields.filter(({ part }) => part === 'body');
    const limits = [200_000, 1_250_000, 5_000_000];

    expect(await failuresOf(inBody, () => ['x'.repeat(65_000), 'A='.repeat(32_000)])).toEqual([]);
    expect(await failuresOf(inBody, () => [' a'.repeat(600_000)])).toEqual([]);
    const large = inBody.filter(({ call }) => /content|commissions/.test(call.endpoint.url));
    expect(await failuresOf(large, () => limits.map((length) => 'A'.repeat(length)))).toEqual([]);
  });
});

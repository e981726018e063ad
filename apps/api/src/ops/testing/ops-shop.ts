import request from 'supertest';
import { publicUrl, startTestApp, type TestApp } from '../../testing/test-app.ts';

/** What opens the ops of a test's shop. */
export const opsToken = 'kT8vQ2xZ5nB7mW1cR4yU6pL9';

/** A shop with ops, which believes this machine about where a request came from. */
export const startOpsShop = (): Promise<TestApp> => startTestApp({ opsToken, trustProxy: ['loopback'] });

/** Posts a form as a browser does whose page stood there. */
export const postForm = ({ app }: TestApp, path: string, fields: Record<string, string>, cookie = '') =>
  request(app.server)
    .post(path)
    .type('form')
    .set({ 'Sec-Fetch-Site': 'same-origin', Origin: publicUrl, Cookie: cookie })
    .send(fields);

/** Signs in; answers what the cookie header carries from then on. */
export const signInAsOps = async (shop: TestApp): Promise<string> => {
  const { headers } = await postForm(shop, '/ops/sign-in', { token: opsToken }).expect(303);
  return String(headers['set-cookie']).split(';')[0] ?? '';
};

/** The ops of a shop, in the browser of somebody who has signed in: the HTML of its pages, and its forms. */
export type Ops = {
  /** What the browser sends along by now. */
  cookies: () => string;
  get: (path: string, status?: number) => Promise<string>;
  post: (path: string, fields: Record<string, string>) => request.Test;
};

/** Signs in to a shop with ops. */
export const openOps = async (shop: TestApp): Promise<Ops> => {
  const kept = new Map([['__Host-ops', await signInAsOps(shop)]]);
  const cookies = (): string => [...kept.values()].join('; ');
  const keep = ({ headers }: request.Response): void => {
    for (const header of [headers['set-cookie'] ?? []].flat()) {
      const [cookie = '', ...attributes] = header.split('; ');
      const [name = ''] = cookie.split('=');
      if (attributes.includes('Max-Age=0')) kept.delete(name);
      else kept.set(name, cookie);
    }
  };
  return {
    cookies,
    get: async (path, status = 200) => {
      const reply = await request(shop.app.server).get(path).set('Cookie', cookies()).expect(status);
      keep(reply);
      return reply.text;
    },
    post: (path, fields) => postForm(shop, path, fields, cookies()).on('response', keep),
  };
};

/** The cells of the rows that hold `text`, without their markup. */
export const rowsWith = (page: string, text: string): string[][] =>
  [...page.matchAll(/<tr>(.*?)<\/tr>/gs)]
    .map(([, row = '']) => row)
    .filter((row) => row.includes(text))
    .map((row) =>
      [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => cell.replace(/<[^>]*>/g, ' ').trim()),
    );

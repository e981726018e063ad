import request from 'supertest';
import { publicUrl, startTestApp, type TestApp } from '../../testing/test-app.ts';

/** What opens the ops of a test's shop. */
export const opsToken = 'kT8vQ2xZ5nB7mW1cR4yU6pL9';

/** A shop with ops. */
export const startOpsShop = (): Promise<TestApp> => startTestApp({ opsToken });

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

import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@wearfolio/contracts/rights';
import type { Database } from '@wearfolio/database/client';
import { hash } from 'bcrypt';
import request from 'supertest';
import { addBrand, addCategories, addColor, addProduct, addStore, publishAll } from '../../testing/builders.ts';
import { publicUrl, standardEnv, type TestApp } from '../../testing/test-app.ts';
import { deskCookieName } from '../access/desk-cookie.ts';
import { createDeskSession } from '../access/session-queries.ts';
import { sealFactor } from '../second-factor/secrets.ts';
import { makeTotpSecret } from '../second-factor/totp.ts';

/** A password that the forms accept. */
export const staffPassword = 'seven small boats';

/** A signed-in member of staff: the cookie header and the TOTP secret. */
export type SignedInStaff = { id: number; email: string; cookie: string; secret: string };

/** Adds a member of staff with an authenticator app, and a session that stays fresh for sensitive actions. */
export const signInStaff = async (db: Database, role: StaffRole): Promise<SignedInStaff> => {
  const email = `${role}-${randomUUID().slice(0, 8)}@shop.test`;
  const { id } = await db.staff.create({
    data: { email, name: `The ${role}`, role, passwordHash: await hash(staffPassword, 4) },
  });
  const secret = makeTotpSecret();
  const totpSecret = sealFactor(secret, id, standardEnv.tokenSecret);
  await db.staff.update({ where: { id }, data: { totpSecret, totpSince: new Date() } });
  const { token } = await createDeskSession(db, { staffId: id, device: 'Test', isProven: true });
  await db.$executeRaw`UPDATE staff_session SET confirmed_at = now() + interval '1 day' WHERE staff_id = ${id}`;
  return { id, email, cookie: `${deskCookieName}=${token}`, secret };
};

/** Stocks a shop with one product, a boot of Acne at Northbound for $100. Returns its id. */
export const stockBoot = async (shop: TestApp): Promise<number> => {
  const { db } = shop;
  const [store, brand, color] = [
    await addStore(db, 'Northbound'),
    await addBrand(db, 'Acne'),
    await addColor(db, 'Red'),
  ];
  const categories = await addCategories(db, 'Women/Shoes/Boots');
  const id = await addProduct(db, { name: 'Boot', brand, store, categories, colors: [color], priceCents: 10_000 });
  await publishAll(shop);
  return id;
};

/** Sends JSON as the desk's pages do. */
export const postDesk = ({ app }: Pick<TestApp, 'app'>, path: string, body: object = {}, cookie = '') =>
  request(app.server)
    .post(`/api/desk${path}`)
    .set({ 'Sec-Fetch-Site': 'same-origin', Origin: publicUrl, Cookie: cookie })
    .send(body);

export const getDesk = ({ app }: Pick<TestApp, 'app'>, path: string, cookie = '') =>
  request(app.server).get(`/api/desk${path}`).set({ Cookie: cookie });

/** The cookie that a reply sets, as a request header. */
export const cookieOf = ({ headers }: Pick<request.Response, 'headers'>): string =>
  String(headers['set-cookie']).split(';')[0] ?? '';

import { randomUUID } from 'node:crypto';
import type { TestApp } from './test-app.ts';

const hour = 3_600_000;

/** A signed-in customer, with the headers for requests. */
export type SignedInCustomer = { id: number; email: string; token: string; headers: { Token: string } };

/** Adds a customer with a session and no password. Verified unless `isVerified` is false. */
export const signInAs = async (
  { app, db }: Pick<TestApp, 'app' | 'db'>,
  firstName: string,
  { isVerified = true } = {},
): Promise<SignedInCustomer> => {
  const email = `${firstName.toLowerCase()}-${randomUUID().slice(0, 8)}@shop.test`;
  const { id } = await db.customer.create({
    data: {
      firstName,
      lastName: 'Test',
      email,
      wantsAlerts: true,
      ...(isVerified ? { verifiedAt: new Date(), provenAt: new Date() } : {}),
    },
  });
  const session = await db.session.create({
    data: { id: randomUUID(), customerId: id, expiresAt: new Date(Date.now() + hour) },
  });
  const token = app.signToken(session);
  return { id, email, token, headers: { Token: token } };
};

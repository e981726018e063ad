import { hash } from 'bcrypt';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { passwords } from './passwords.ts';

const openPasswords = async () => {
  const app = Fastify();
  await app.register(passwords, { bcryptCost: 4 });
  await app.ready();
  return app.passwords;
};

it('accepts a password by its hash, and never without a hash', async () => {
  const { hash: keep, isRight } = await openPasswords();
  const kept = await keep('correct horse 1');

  expect(await isRight('correct horse 1', kept)).toBe(true);
  expect(await isRight('correct horse 2', kept)).toBe(false);
  expect(await isRight('correct horse 1', null)).toBe(false);
});

it('accepts hashes of another cost', async () => {
  const { isOutdated } = await openPasswords();

  expect([isOutdated(await hash('x', 4)), isOutdated(await hash('x', 5))]).toEqual([false, true]);
});

it('G3: refuses immediately when the queue is full, and completes the rest', async () => {
  const { isRight } = await openPasswords();

  const results = await Promise.allSettled(Array.from({ length: 200 }, () => isRight('correct horse 1', null)));

  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(180);
  for (const result of refused) expect(result).toMatchObject({ reason: { statusCode: 503 } });
});

it('queues two hundred new passwords', async () => {
  const { hash: keep } = await openPasswords();

  const hashes = await Promise.all(Array.from({ length: 200 }, () => keep('correct horse 1')));

  expect(new Set(hashes).size).toBe(200);
});

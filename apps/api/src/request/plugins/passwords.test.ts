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

it('knows a password by its hash, and never one that there is none of', async () => {
  const { hash: keep, isRight } = await openPasswords();
  const kept = await keep('correct horse 1');

  expect(await isRight('correct horse 1', kept)).toBe(true);
  expect(await isRight('correct horse 2', kept)).toBe(false);
  expect(await isRight('correct horse 1', null)).toBe(false);
});

it('knows hashes of another cost', async () => {
  const { isOutdated } = await openPasswords();

  expect([isOutdated(await hash('x', 4)), isOutdated(await hash('x', 5))]).toEqual([false, true]);
});

it('G3: refuses at once what would wait too long, and does the rest', async () => {
  const { isRight } = await openPasswords();

  const results = await Promise.allSettled(Array.from({ length: 200 }, () => isRight('correct horse 1', null)));

  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(180);
  for (const result of refused) expect(result).toMatchObject({ reason: { statusCode: 503 } });
});

it('lets two hundred wait who set a password', async () => {
  const { hash: keep } = await openPasswords();

  const hashes = await Promise.all(Array.from({ length: 200 }, () => keep('correct horse 1')));

  expect(new Set(hashes).size).toBe(200);
});

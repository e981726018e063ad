import Fastify, { type FastifyInstance } from 'fastify';
import request from 'supertest';
import { expect, it } from 'vitest';
import { standardEnv } from '../testing/test-app.ts';
import { edgeHeaders } from './headers.ts';

const google = { clientId: 'wearfolio-test', issuer: '', certsUrl: '', scriptUrl: 'https://provider.test/gsi/client' };

const openPages = async (options: Partial<typeof standardEnv>): Promise<FastifyInstance> => {
  const app = Fastify();
  await app.register(edgeHeaders, { ...standardEnv, ...options });
  for (const path of ['/', '/login', '/signup', '/login/forgot']) app.get(path, async () => path);
  await app.ready();
  return app;
};

const policyOf = async (app: FastifyInstance, path: string): Promise<string[]> => {
  const { headers } = await request(app.server).get(path);
  return String(headers['content-security-policy']).split(';');
};

it.each(['/login', '/signup'])("allows Google's script, frame, style and calls on %s", async (path) => {
  const app = await openPages({ google });

  const policy = await policyOf(app, path);

  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self' https://provider.test/gsi/client",
      "style-src 'self' https://provider.test/gsi/style",
      "connect-src 'self' https://provider.test/gsi/",
      'frame-src https://provider.test/gsi/',
      "object-src 'none'",
      "frame-ancestors 'none'",
    ]),
  );
});

it.each([
  ['other pages', '/', google],
  ['paths below', '/login/forgot', google],
  ['unknown pages', '/nobody', google],
  ['the sign-in page when it is not configured', '/login', { ...google, clientId: null }],
])('allows nothing of Google on %s', async (_name, path, settings) => {
  const app = await openPages({ google: settings });

  const policy = await policyOf(app, path);

  expect(policy.join(';')).not.toContain('provider.test');
  expect(policy).toContain("script-src 'self'");
});

it('allows the analytics service on every page when one is configured', async () => {
  const app = await openPages({ google, analyticsUrl: 'https://stats.test/view?site=1' });

  expect(await policyOf(app, '/')).toContain("connect-src 'self' https://stats.test");
  expect(await policyOf(app, '/login')).toContain("connect-src 'self' https://stats.test https://provider.test/gsi/");
});

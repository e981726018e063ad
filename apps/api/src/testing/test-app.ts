import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Database } from '@wearfolio/database/client';
import type { FastifyInstance } from 'fastify';
import { type AppEnv, buildApp, type Deps } from '../app.ts';
import { loggerOptions } from '../start/logger.ts';
import { openTestDatabase } from './test-database.ts';

/** The PUBLIC_URL of the test's shop. */
export const publicUrl = 'https://shop.test';

/** The built page of the test's web app. */
export const builtPage = `<!doctype html><html lang="en"><head><meta charset="utf-8" />
<title>As built</title>
<meta name="description" content="As built" />
<script type="module" src="/assets/index-abc123.js"></script>
</head><body><div id="root"></div></body></html>
`;

/** The settings of a test's shop, with the cheapest hashes. */
export const standardEnv: Omit<AppEnv, 'webDir' | 'picturesDir'> = {
  corsOrigins: [],
  trustProxy: [],
  publicUrl,
  identity: { social_urls: [] },
  contentDir: '/none',
  storePictures: { mode: 'on', folder: '/none', mostBytes: 0 },
  tokenSecret: randomBytes(32).toString('hex'),
  bcryptCost: 4,
  google: { clientId: null, issuer: '', certsUrl: '', scriptUrl: '' },
  analyticsUrl: null,
  pricesIncludeVat: false,
  firstScreens: 'on',
  isProduction: false,
  opsToken: null,
  feedPrivateHosts: [],
  listing: { folder: null, mostBytes: null },
  replicas: { urls: [], mostLag: 10 },
  searchEngine: null,
  keptFeeds: { folder: '/none', mostFiles: 0, mostBytes: 0 },
};

const builtManifest = JSON.stringify({
  'src/main.tsx': { file: 'assets/index-abc123.js' },
  'src/pages/home.tsx': { file: 'assets/home-abc123.js', imports: ['src/main.tsx'] },
});

/** Writes a minimal built web app and a picture, and beside them a private file. */
const writeFiles = (folder: string): { webDir: string; picturesDir: string } => {
  const [webDir, picturesDir] = [join(folder, 'web'), join(folder, 'pictures')];
  mkdirSync(join(webDir, 'assets'), { recursive: true });
  mkdirSync(join(webDir, '.vite'));
  mkdirSync(picturesDir);
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(webDir, 'index.html'), builtPage);
  writeFileSync(join(webDir, 'desk.html'), builtPage);
  writeFileSync(join(webDir, '.vite', 'manifest.json'), builtManifest);
  writeFileSync(join(webDir, 'assets', 'index-abc123.js'), `export const text = '${'x'.repeat(4000)}';\n`);
  writeFileSync(join(webDir, 'assets', 'home-abc123.js'), 'export {};\n');
  writeFileSync(join(webDir, 'assets', 'home-abc123.js.br'), brotliCompressSync('export {};\n'));
  writeFileSync(join(picturesDir, 'dress.avif'), 'picture');
  return { webDir, picturesDir };
};

export type TestApp = { app: FastifyInstance; db: Database; url: string };

/**
 * Builds the app with its own empty database. Closing the app closes both. Routes may be added until the first request.
 * `logLines` collects its log from 'warn' on; `database` replaces its own.
 */
export const buildTestApp = async (
  settings: Partial<Deps['env']> = {},
  logLines?: string[],
  database?: Pick<TestApp, 'db' | 'url'>,
): Promise<TestApp> => {
  const { db, url } = database ?? (await openTestDatabase());
  const folder = mkdtempSync(join(tmpdir(), 'wearfolio-app-'));
  const files = writeFiles(folder);
  const app = await buildApp({
    db,
    databaseUrl: url,
    env: { ...standardEnv, ...files, ...settings },
    // A busy machine is no failure. shedding.test.ts tests the limits.
    overload: { maxEventLoopDelay: 0 },
    logger: logLines ? loggerOptions('warn', { write: (line) => void logLines.push(line) }) : false,
  });
  await app.refreshCatalogue();
  app.addHook('onClose', async () => rmSync(folder, { recursive: true, force: true }));
  return { app, db, url };
};

/** Like `buildTestApp`, ready for supertest at `app.server`. */
export const startTestApp = async (...asked: Parameters<typeof buildTestApp>): Promise<TestApp> => {
  const built = await buildTestApp(...asked);
  await built.app.ready();
  return built;
};

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { deskPaths } from '@wearfolio/contracts/desk';
import { type BuildEnvironmentOptions, loadEnv, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { withoutSchemas } from './without-schemas.ts';

// Where the shop listens, read as the shop reads it: the environment, and below it the `.env` file at the root.
const { PORT = '3000' } = loadEnv('', join(import.meta.dirname, '..', '..'), 'PORT');
const api = `http://127.0.0.1:${PORT}`;

/** Puts beside each file its smallest form, which takes too long to make for every browser that asks. */
export const compressed: Plugin = {
  name: 'compressed',
  apply: (_, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
  writeBundle: ({ dir = '' }, bundle) => {
    for (const name of Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file))) {
      const path = join(dir, name);
      writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
    }
  },
};

const deskPages: readonly string[] = Object.values(deskPaths);

/** While developing, pages of the desk come from here, and the other pages of ops from the server. */
const ops = {
  target: api,
  bypass: ({ url = '' }: { url?: string }) => (deskPages.includes(url.split('?')[0] ?? '') ? '/desk.html' : undefined),
};

const tests = ['src/**/*.test.{ts,tsx}'];

/** They leave toasts, or another copy of a module, to whoever would run after them in the same process. */
const leavesTraces = [
  'src/app/error-boundary.test.tsx',
  'src/features/favorites/favorites-host.test.tsx',
  'src/features/favorites/list/use-removal.test.tsx',
  'src/features/favorites/use-favorite.test.tsx',
  'src/session/session.test.ts',
];

const outDir = 'dist';

/** What the API loads to render first screens: one program with all that it needs, below what it serves files of. */
const forServer = {
  outDir: `${outDir}/server`,
  copyPublicDir: false,
  minify: true,
  rolldownOptions: { output: { codeSplitting: false } },
} satisfies BuildEnvironmentOptions;

const onServer = {
  // Packages would look for it when they run, and the server need not say so.
  'process.env.NODE_ENV': JSON.stringify('production'),
  // Node's own, where it has any, are no shopper's.
  localStorage: 'undefined',
  sessionStorage: 'undefined',
};

/** What browsers load. */
const forBrowsers = {
  outDir,
  assetsDir: 'assets',
  // The Content-Security-Policy allows fonts from our own origin only, so none may become a data: address.
  assetsInlineLimit: 0,
  // The server reads there which code a page needs, and asks the browser to load it at once.
  manifest: true,
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: [
          // One file for what every page runs: a browser asks for few at a time, and each costs a way there and back.
          { name: 'shop', tags: ['$initial'], priority: 1 },
          // And one for what home page, listings and products share.
          {
            name: 'goods',
            test: /src[\\/](features[\\/]catalogue[\\/](card|listing)|features[\\/]favorites[\\/](heart|brands)|pages[\\/]parts|ui[\\/](color-dot|skeleton|spinner|strip|swatch))/,
            minShareCount: 2,
          },
          // And one for forms.
          {
            name: 'forms',
            test: /src[\\/](features[\\/]customer[\\/](new-password|strength|password|use-submit|sign-up-form|remembered)|ui[\\/](busy-button|field|form-alert|honeypot))/,
            minShareCount: 2,
          },
        ],
      },
    },
  },
} satisfies BuildEnvironmentOptions;

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react(), tailwindcss(), compressed, withoutSchemas],
  server: { proxy: { '/api': api, '/pictures': api, '/content': api, '/out': api, '/ops': ops } },
  build: isSsrBuild ? forServer : forBrowsers,
  ssr: { noExternal: true },
  define: isSsrBuild ? onServer : {},
  test: {
    maxWorkers: 2,
    // A busy machine is no failure.
    testTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'apart', include: leavesTraces } },
      // What these files read is read once for each worker.
      { extends: true, test: { name: 'shared', include: tests, exclude: leavesTraces, isolate: false } },
    ],
  },
}));

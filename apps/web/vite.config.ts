import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { deskPaths } from '@wearfolio/contracts/desk';
import { everyLocale, pseudoLocales } from '@wearfolio/messages/locales';
import { type BuildEnvironmentOptions, loadEnv, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { inlinedMessages } from './inlined-messages.ts';
import { withoutFramework } from './without-framework.ts';
import { withoutSchemas } from './without-schemas.ts';

// The port of the API, from the same sources as the API: the environment, else the `.env` file at the root.
const { PORT = '3000' } = loadEnv('', join(import.meta.dirname, '..', '..'), 'PORT');
const api = `http://127.0.0.1:${PORT}`;

/** Writes a Brotli file beside each script and style, because compressing at each request would take too long. */
export const compressed: Plugin = {
  name: 'compressed',
  apply: (_, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
  writeBundle: ({ dir = '' }, bundle) => {
    // Nobody waits for a pseudo-language.
    const isTried = (file: string) => pseudoLocales.some((locale) => file.includes(`/${locale}/`));
    for (const name of Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file) && !isTried(file))) {
      const path = join(dir, name);
      writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
    }
  },
};

const deskPages: readonly string[] = Object.values(deskPaths);

/** In development, Vite serves the pages of the desk, and the API serves the other paths under /ops. */
const ops = {
  target: api,
  bypass: ({ url = '' }: { url?: string }) => (deskPages.includes(url.split('?')[0] ?? '') ? '/desk.html' : undefined),
};

const tests = ['src/**/*.test.{ts,tsx}'];

/** These tests leave toasts or a second copy of a module behind, so each runs in a process of its own. */
const leavesTraces = [
  'src/app/error-boundary.test.tsx',
  'src/features/favorites/favorites-host.test.tsx',
  'src/features/favorites/list/use-removal.test.tsx',
  'src/features/favorites/use-favorite.test.tsx',
  'src/session/session.test.ts',
];

const outDir = 'dist';

/** The bundle that the API loads to render first screens: one file with all dependencies. */
const forServer = {
  outDir: `${outDir}/server`,
  copyPublicDir: false,
  minify: true,
  rolldownOptions: { output: { codeSplitting: false } },
} satisfies BuildEnvironmentOptions;

const onServer = {
  // Packages read it at run time, where the server may not set it.
  'process.env.NODE_ENV': JSON.stringify('production'),
  // Node's own storage, if it has one, would be shared by all shoppers.
  localStorage: 'undefined',
  sessionStorage: 'undefined',
};

/** The build for browsers. */
const forBrowsers = {
  outDir,
  assetsDir: 'assets',
  // The Content-Security-Policy allows fonts only from our own origin, so none may become a data: URL.
  assetsInlineLimit: 0,
  // The server reads from the manifest which scripts a page needs, and tells the browser to load them early.
  manifest: true,
  // Every browser that the build supports preloads modules itself.
  modulePreload: { polyfill: false },
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: [
          // One file for the code of every page, because each further file costs the browser a round trip.
          { name: 'shop', tags: ['$initial'], priority: 1 },
          // One file for the little that all of these pages and the forms share.
          {
            name: 'pages',
            test: /src[\\/](lib[\\/](document-title|formats|titles)|listing[\\/]page-titles|ui[\\/]form[\\/]busy-button)/,
            minShareCount: 2,
            priority: 1,
          },
          // One file for the code that home page, listings and products share.
          {
            name: 'goods',
            test: /src[\\/](features[\\/](catalogue[\\/](card|listing)|favorites[\\/](heart|brands[\\/](?!followed)))|lib[\\/](size-name|wants-no-report)|pages[\\/]parts[\\/](?!standard-text|recently|followed)|ui[\\/](color-dot|form[\\/]switch|skeleton|spinner|strip|swatch))/,
            minShareCount: 2,
          },
          // One file for the names of filters, which listings and the brand directory show.
          {
            name: 'filters',
            test: /src[\\/]features[\\/]catalogue[\\/]filters[\\/](options|trait-names)/,
            minShareCount: 2,
          },
          // One file for the code of forms.
          {
            name: 'forms',
            test: /src[\\/](features[\\/]customer[\\/](new-password|strength|password|use-submit|sign-up-form|remembered)|ui[\\/]form[\\/](field|form-alert|honeypot))/,
            minShareCount: 2,
          },
        ],
      },
    },
  },
} satisfies BuildEnvironmentOptions;

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react(), tailwindcss(), inlinedMessages(everyLocale), compressed, withoutSchemas, withoutFramework],
  server: { proxy: { '/api': api, '/pictures': api, '/content': api, '/out': api, '/ops': ops } },
  build: isSsrBuild ? forServer : forBrowsers,
  ssr: { noExternal: true },
  define: isSsrBuild ? onServer : {},
  test: {
    maxWorkers: 2,
    // Generous, so that a busy machine does not fail a test.
    testTimeout: 90_000,
    projects: [
      { extends: true, test: { name: 'apart', include: leavesTraces } },
      // These files share a process, so each worker loads their imports only once.
      { extends: true, test: { name: 'shared', include: tests, exclude: leavesTraces, isolate: false } },
    ],
  },
}));

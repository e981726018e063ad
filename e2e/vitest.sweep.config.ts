import { defineConfig } from 'vitest/config';
import standard from './vitest.config.ts';

/** `npm run sweep`: all tests at all their sizes, and the checks of every page. */
export default defineConfig({
  test: { ...standard.test, include: ['**/*.test.ts', '**/*.sweep.ts'], provide: { everySize: true } },
});

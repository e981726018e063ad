import { defineConfig } from 'vitest/config';
import standard from './vitest.config.ts';

/** `npm run sweep`: every journey at every size that it knows, and the questions that are put to every page. */
export default defineConfig({
  test: { ...standard.test, include: ['**/*.test.ts', '**/*.sweep.ts'], provide: { everySize: true } },
});

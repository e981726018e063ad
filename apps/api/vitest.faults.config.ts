import { defineConfig } from 'vitest/config';
import standard from './vitest.config.ts';

/** `npm run faults`: what takes long, because something has to be waited for until it is given up. */
export default defineConfig({
  test: { ...standard.test, include: ['src/**/*.faults.ts'], testTimeout: 300_000 },
});

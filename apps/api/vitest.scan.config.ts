import { defineConfig } from 'vitest/config';
import faults, { attacks } from './vitest.faults.config.ts';

/** `npm run scan`: scanners that the machine brings, at the real server. They take longer than all other faults together. */
export default defineConfig({
  test: { ...faults.test, include: ['src/faults/scanners.faults.ts', ...attacks], exclude: [], testNamePattern: /./ },
});

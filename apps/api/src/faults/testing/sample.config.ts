import { defineConfig } from 'vitest/config';
import scan from '../../../vitest.scan.config.ts';

/** The settings of `npm run scan` for `sample.ts`, without a database. */
export default defineConfig({ test: { ...scan.test, globalSetup: [], include: ['src/faults/testing/sample.ts'] } });

import { defineConfig } from 'vitest/config';
import standard from './vitest.config.ts';

/** `npm run sweep`: the question of a journey put to every page, where `npm test` puts it to those that differ most. */
export default defineConfig({ test: { ...standard.test, include: ['**/*.sweep.ts'] } });

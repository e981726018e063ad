import { startTestServer } from './test-database.ts';

/** Vitest calls it once, before all tests; what it answers is called after them. */
export const setup = async (): Promise<() => Promise<void>> => (await startTestServer()).stop;

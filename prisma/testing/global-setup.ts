import { startTestServer } from './test-database.ts';

/** Vitest calls this once before all tests, and the returned function after them. */
export const setup = async (): Promise<() => Promise<void>> => (await startTestServer()).stop;

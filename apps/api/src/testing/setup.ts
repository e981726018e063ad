import { startTestServer } from '@wearfolio/database/testing/test-database';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Vitest's own.
  export interface ProvidedContext {
    templateUrl: string;
  }
}

/** Starts one PostgreSQL for all test files. Each file clones the migrated database as often as needed. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { url, stop } = await startTestServer();
  project.provide('templateUrl', url);
  return stop;
};

import { longestFirst } from '@wearfolio/database/testing/longest-first';
import { defineConfig } from 'vitest/config';

/** Files that run for a minute or more. */
const longest = [
  ...['/locales/desk.test.ts', '/accessibility.test.ts', '/desk/desk.test.ts'],
  ...['/routes/routes.test.ts', '/shell/buttons.sweep.ts'],
];

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    globalSetup: ['testing/setup.ts'],
    tags: [{ name: 'sweep', description: 'A detail that only `npm run sweep` tests' }],
    provide: { everySize: false },
    // A busy machine is no failure.
    testTimeout: 240_000,
    hookTimeout: 600_000,
    // Conditions become true immediately on an idle machine. Polling more often costs more than it saves.
    expect: { poll: { timeout: 60_000, interval: 100 } },
    // A shared CI machine can stop for longer than a timeout. The report lists retried tests.
    retry: process.env.CI ? 1 : 0,
    // A step that fails leaves the wait behind that began before it. Its test has failed by itself, and may pass again.
    onUnhandledError: ({ name }) => name !== 'TimeoutError',
    // With four, journeys on two slow cores waited longer than their limits.
    maxWorkers: 3,
    // One browser per worker instead of one per file. Tests are isolated by their profiles.
    isolate: false,
    sequence: { sequencer: longestFirst(longest) },
  },
});

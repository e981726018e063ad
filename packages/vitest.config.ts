/** For each of these rooms, which vitest runs in the room's own folder. */
export default {
  test: {
    include: ['src/**/*.test.ts'],
    tags: [{ name: 'sweep', description: 'A detail that `npm run sweep` looks at, and `npm test` does not' }],
    // Nothing in these rooms remembers anything, so the files of one share what they read.
    isolate: false,
    maxWorkers: 2,
    // A busy machine is no failure.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // A shared CI machine can stop for longer than a timeout. The report lists retried tests.
    retry: process.env.CI ? 1 : 0,
  },
};

import { defineConfig } from 'vitest/config';
import { LongestFirst } from './testing/sequencer.ts';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    globalSetup: ['testing/setup.ts'],
    tags: [{ name: 'sweep', description: 'A detail that `npm run sweep` looks at, and `npm test` does not' }],
    provide: { everySize: false },
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // What comes true does so at once on a quiet machine; asking costs more than waiting.
    expect: { poll: { timeout: 10_000, interval: 100 } },
    // A borrowed machine may stand still for longer than a journey waits. The report names what needed a second go.
    retry: process.env.CI ? 1 : 0,
    // A journey waits half of its time: three leave a sixth of two cores idle, and more than four wait for each other.
    maxWorkers: 4,
    // One browser for each worker, not for each file: journeys are apart by their profiles.
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
});

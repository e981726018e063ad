import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** What opens the metrics of a test's shop. */
export const opsToken = 'kT8vQ2xZ5nB7mW1cR4yU6pL9';

/** A shop with metrics, which believes this machine about where a request came from. */
export const startOpsShop = (): Promise<TestApp> => startTestApp({ opsToken, trustProxy: ['loopback'] });

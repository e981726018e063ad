import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** The operations token of a test's shop. */
export const opsToken = 'kT8vQ2xZ5nB7mW1cR4yU6pL9';

/** A shop with metrics that trusts X-Forwarded-For from this machine. */
export const startMetricsShop = (): Promise<TestApp> => startTestApp({ opsToken, trustProxy: ['loopback'] });

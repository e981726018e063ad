import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import { getHealth, getReadiness } from '@wearfolio/contracts/operations';
import plugin from 'fastify-plugin';
import { RequestRefused } from '../errors.ts';

type Limits = {
  /** The highest average delay of the event loop, in ms. */
  maxEventLoopDelay: number;
  /** In bytes. */
  maxHeapUsedBytes: number;
  /** The sampling interval, in ms. */
  sampleInterval: number;
};

export type ShedLimits = Partial<Limits>;

const standardLimits = (): Limits => ({
  maxEventLoopDelay: 1500,
  // Beyond this, Node spends most of its time on garbage collection.
  maxHeapUsedBytes: 0.9 * getHeapStatistics().heap_size_limit,
  sampleInterval: 1000,
});

/** Always answered, so that monitoring can tell overload from an outage. */
const alwaysOpen: ReadonlySet<string | undefined> = new Set([getHealth.url, getReadiness.url, '/metrics']);

/**
 * Refuses requests with 503 while the process is overloaded, so that it recovers and load balancers use another one.
 * Decorates `app.memoryUsage()`: the event loop's delay and the memory in use.
 */
export const shedding = plugin<ShedLimits>(async (app, limits) => {
  await app.register(underPressure, {
    ...standardLimits(),
    ...limits,
    pressureHandler: async ({ routeOptions }) => {
      if (alwaysOpen.has(routeOptions.url)) return;
      throw new RequestRefused(503, 'The shop is very busy. Please try again in a moment.', undefined, 5);
    },
  });
});

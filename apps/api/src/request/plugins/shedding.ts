import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import { getHealth, getReadiness } from '@wearfolio/contracts/operations';
import plugin from 'fastify-plugin';
import { RequestRefused } from '../errors.ts';

type Limits = {
  /** How late the event loop may be on average, in milliseconds. */
  maxEventLoopDelay: number;
  /** In bytes. */
  maxHeapUsedBytes: number;
  /** How often that is looked at, in milliseconds. */
  sampleInterval: number;
};

const standardLimits = (): Limits => ({
  maxEventLoopDelay: 1500,
  // Past this Node does little else than look for memory.
  maxHeapUsedBytes: 0.9 * getHeapStatistics().heap_size_limit,
  sampleInterval: 1000,
});

/** Answered at any time, since who watches the shop must be able to tell overload from death. */
const alwaysOpen: ReadonlySet<string | undefined> = new Set([getHealth.url, getReadiness.url, '/metrics']);

/**
 * Refuses with 503 what a process that is overloaded could only answer late, so that it recovers and a load balancer asks
 * another one. Decorates `app.memoryUsage()`: the event loop's delay and the memory in use.
 */
export const shedding = plugin<Partial<Limits>>(async (app, limits) => {
  await app.register(underPressure, {
    ...standardLimits(),
    ...limits,
    pressureHandler: async ({ routeOptions }) => {
      if (alwaysOpen.has(routeOptions.url)) return;
      throw new RequestRefused(503, 'The shop is very busy. Please try again in a moment.', undefined, 5);
    },
  });
});

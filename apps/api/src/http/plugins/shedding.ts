import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import { getHealth, getReadiness } from '@wearfolio/contracts/operations';
import { say } from '@wearfolio/messages/said';
import plugin from 'fastify-plugin';
import { RequestRefused } from '../errors.ts';

type Limits = {
  /** The highest average delay of the event loop, in ms. 0 allows any. */
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
 * Tells whether the event loop stood still in two samples in a row. The average of a sample in which the loop did not
 * turn is Infinity. A single one is no overload: the machine or a long task stopped the process once.
 */
const createOverloadCheck = (sampleInterval: number): ((delay: number) => boolean) => {
  let [first, last] = [-Infinity, -Infinity];
  return (delay) => {
    if (delay !== Infinity) return true;
    const now = performance.now();
    if (now - last > 2 * sampleInterval) first = now;
    last = now;
    return now - first > sampleInterval;
  };
};

/**
 * Refuses requests with 503 while the process is overloaded, so that it recovers and load balancers use another one.
 * Decorates `app.memoryUsage()`: the event loop's delay and the memory in use.
 */
export const shedding = plugin<ShedLimits>(async (app, asked) => {
  const limits = { ...standardLimits(), ...asked };
  const isOverload = createOverloadCheck(limits.sampleInterval);
  await app.register(underPressure, {
    ...limits,
    pressureHandler: async ({ routeOptions }, _reply, type, value) => {
      if (alwaysOpen.has(routeOptions.url)) return;
      if (type === 'eventLoopDelay' && !isOverload(Number(value))) return;
      throw new RequestRefused(503, say('replies.shopBusy'), undefined, 5);
    },
  });
});

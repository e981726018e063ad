import { expect, it } from 'vitest';
import { readTimes, writeTimes } from './times.ts';

it.each([
  ['0 * * * *', { kind: 'hours', every: 1 }],
  ['0 */6 * * *', { kind: 'hours', every: 6 }],
  ['5 4 * * *', { kind: 'daily', at: '04:05' }],
  ['30 23 * * 1', { kind: 'weekly', day: 1, at: '23:30' }],
  ['0 */5 * * *', { kind: 'other', cron: '0 */5 * * *' }],
  ['0 4 1 * *', { kind: 'other', cron: '0 4 1 * *' }],
])('reads the schedule %s and writes it again', (cron, times) => {
  expect(readTimes(cron)).toEqual(times);
  expect(writeTimes(readTimes(cron))).toBe(cron);
});

import { describe, expect, it } from 'vitest';
import { isUsage, readOrder } from './order.ts';

const errorOf = (args: string[]): Error | null => {
  try {
    readOrder(args);
    return null;
  } catch (error) {
    return error as Error;
  }
};

describe('readOrder', () => {
  it.each([
    [['list'], { command: 'list', ids: [], isAll: false }],
    [['retry', '1204', '1207'], { command: 'retry', ids: ['1204', '1207'], isAll: false }],
    [['discard', '--all'], { command: 'discard', ids: [], isAll: true }],
    [['list', '-h'], 'help'],
  ])('understands %j', (args, order) => {
    expect(readOrder(args)).toEqual(order);
  });

  it.each([
    [[], /^Say what to do$/],
    [['frobnicate'], /^There is no command 'frobnicate'$/],
    [['retry'], /^retry takes IDs or --all$/],
    [['retry', '5', '--all'], /^retry takes IDs or --all$/],
    [['retry', 'abc'], /^'abc' is no ID of a mail$/],
    [['list', '5'], /^list takes nothing more$/],
    [['--frob'], /^Unknown option '--frob'/],
  ])('refuses %j with a clear line', (args, line) => {
    const error = errorOf(args);

    expect(error?.message).toMatch(line);
    expect(isUsage(error)).toBe(true);
  });

  it('has nothing to do with what goes wrong later', () => {
    expect(isUsage(new Error('No mail 5 waits or was given up'))).toBe(false);
  });
});

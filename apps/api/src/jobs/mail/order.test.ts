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
  ])('parses %j', (args, order) => {
    expect(readOrder(args)).toEqual(order);
  });

  it.each([
    [[], /^Give a command: list, retry or discard$/],
    [['frobnicate'], /^There is no command 'frobnicate'$/],
    [['retry'], /^retry takes either IDs or --all$/],
    [['retry', '5', '--all'], /^retry takes either IDs or --all$/],
    [['retry', 'abc'], /^'abc' is not the ID of a mail$/],
    [['list', '5'], /^list takes no further arguments$/],
    [['--frob'], /^Unknown option '--frob'/],
  ])('refuses %j with one line', (args, line) => {
    const error = errorOf(args);

    expect(error?.message).toMatch(line);
    expect(isUsage(error)).toBe(true);
  });

  it('does not treat later errors as usage errors', () => {
    expect(isUsage(new Error('No queued mail or dead letter has the id 5'))).toBe(false);
  });
});

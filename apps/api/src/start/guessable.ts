const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const runLength = 6;

/** Six in a row of the alphabet, of the digits or of a keyboard, forwards and backwards; by chance none has them. */
const runs = rows
  .flatMap((row) => [row, [...row].reverse().join('')])
  .flatMap((row) => Array.from({ length: row.length - runLength + 1 }, (_, at) => row.slice(at, at + runLength)));

const hasRun = (secret: string): boolean => runs.some((run) => secret.toLowerCase().includes(run));

/** Whether it is a short text again and again. */
const isRepeated = (secret: string): boolean => /^(.{1,15})\1+.{0,14}$/s.test(secret);

/**
 * Whether somebody could guess a secret: one of few different characters, a row of keys, a short text repeated, or one that an
 * example shows.
 */
export const isGuessable = (secret: string): boolean =>
  new Set(secret).size < 10 ||
  hasRun(secret) ||
  isRepeated(secret) ||
  /change.?me|secret|example|password|placeholder|wearfolio/i.test(secret);

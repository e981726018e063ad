const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const runLength = 6;

/**
 * Six consecutive characters of the alphabet, the digits or a keyboard row, in either direction. Random secrets do not
 * contain them.
 */
const runs = rows
  .flatMap((row) => [row, [...row].reverse().join('')])
  .flatMap((row) => Array.from({ length: row.length - runLength + 1 }, (_, at) => row.slice(at, at + runLength)));

const hasRun = (secret: string): boolean => runs.some((run) => secret.toLowerCase().includes(run));

/** Whether it repeats a short text. */
const isRepeated = (secret: string): boolean => /^(.{1,15})\1+.{0,14}$/s.test(secret);

/**
 * Whether a secret is guessable: few distinct characters, a keyboard row, a repeated text, or an example from the
 * documentation.
 */
export const isGuessable = (secret: string): boolean =>
  new Set(secret).size < 10 ||
  hasRun(secret) ||
  isRepeated(secret) ||
  /change.?me|secret|example|password|placeholder|wearfolio/i.test(secret);

import { say } from '@wearfolio/messages/said';
import { dictionary } from '@zxcvbn-ts/language-common';
import { RequestRefused } from '../../http/errors.ts';

/** 30,000 passwords that leaks contain most often, in lower case. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].map(String));

const rows = ['01234567890', '09876543210', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

// What people append to satisfy rules does not make a password less common.
const withoutEnd = (text: string): string => text.replace(/[\d\W_]{1,4}$/u, '');

const isRepeated = (text: string): boolean => /^(.{1,4}?)\1+$/u.test(text);

/** Whether a password is among the first that an attacker tries; `own` are names of the person, the address and the shop. */
export const isCommonPassword = (password: string, own: readonly string[]): boolean => {
  const text = password.toLowerCase();
  const known = new Set(own.flatMap((name) => [name.toLowerCase(), name.toLowerCase().replace(/@.*$/, '')]));
  const isKnown = (one: string): boolean => common.has(one) || known.has(one);
  return isKnown(text) || isKnown(withoutEnd(text)) || isRepeated(text) || rows.some((row) => row.includes(text));
};

/** Refuses a new password of staff with 400 if it is common. Customers only get a hint. */
export const refuseCommon = (password: string, own: readonly string[]): void => {
  if (!isCommonPassword(password, own)) return;
  throw new RequestRefused(400, say('desk.replies.commonPassword'), { password: [say('desk.replies.commonPassword')] });
};

import { lengths } from '@wearfolio/contracts/limits';
import { countCharacters } from '@wearfolio/contracts/text/characters';
import { t } from '../../../lib/t.tsx';

/** The most common passwords of sufficient length. Appended digits do not make them less common. */
const common = new Set([
  ...['password', 'passw0rd', 'p@ssw0rd', 'passwort', 'motdepasse', 'contraseña', 'letmein', 'welcome', 'iloveyou'],
  ...['sunshine', 'princess', 'football', 'baseball', 'superman', 'starwars', 'pokemon', 'whatever', 'trustno'],
  ...['qwerty', 'qwertyui', 'qwertyuiop', 'qwertz', 'azerty', 'asdfgh', 'asdfghjkl', 'zxcvbnm', 'qazwsx', 'qazwsxedc'],
  ...['abcdef', 'abcdefgh', 'abc', 'admin', 'administrator', 'master', 'monkey', 'dragon', 'shadow', 'michael'],
  ...['jennifer', 'computer', 'internet', 'samsung', 'changeme', 'secret', 'google', 'wearfolio', 'fashion'],
]);

const rows = ['01234567890', '09876543210', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const isCommon = (password: string): boolean => {
  const text = password.toLowerCase();
  const bare = text.replace(/[\d\W_]+$/u, '');
  return common.has(text) || common.has(bare) || (text.length > 3 && rows.some((row) => row.includes(text)));
};

const isRepeated = (password: string): boolean => /^(.{1,4}?)\1+$/u.test(password);

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** The strength of a new password. It advises and never refuses (behavior.md#customer-password-strength). */
export type Strength = { level: 0 | 1 | 2 | 3; advice: string };

/** Rates a password by length and variety, and warns about common ones. */
export const strengthOf = (password: string): Strength => {
  const length = countCharacters(password);
  if (length < lengths.password.min) return { level: 0, advice: t('customer.passwordLength', lengths.password) };
  if (isCommon(password)) return { level: 1, advice: t('customer.passwordCommon') };
  if (isRepeated(password) || new Set(password).size < 5) return { level: 1, advice: t('customer.passwordRepeats') };
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const worth = length + 3 * variety;
  if (worth >= 22) return { level: 3, advice: t('customer.passwordStrong') };
  if (worth >= 16) return { level: 2, advice: t('customer.passwordFair') };
  return { level: 1, advice: t('customer.passwordWeak') };
};

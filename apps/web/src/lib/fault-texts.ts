import type { FieldCode } from '@wearfolio/contracts/errors';
import { message } from '@wearfolio/messages/key';
import { t } from './t.tsx';

/** What the API refuses about a field, in words. Forms say most of it before they send anything. */
const texts = {
  'id invalid': message('rules.linkInvalid'),
  'email invalid': message('rules.emailInvalid'),
  'email missing': message('rules.emailMissing'),
  'email taken': message('rules.emailTaken'),
  'email same': message('rules.emailSame'),
  'password missing': message('rules.passwordMissing'),
  'confirm_password different': message('rules.confirmationDiffers'),
  'current_password missing': message('rules.currentPasswordMissing'),
  'current_password wrong': message('rules.currentPasswordWrong'),
} as const;

const isKnown = (fault: string): fault is keyof typeof texts => Object.hasOwn(texts, fault);

/** The text of a refused field in the language of the page; null if it has none. */
export const faultText = ({ field, code }: FieldCode): string | null => {
  const fault = `${field} ${code}`;
  return isKnown(fault) ? t(texts[fault]) : null;
};

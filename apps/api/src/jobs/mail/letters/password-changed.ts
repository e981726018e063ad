import { layOut } from '../layout.ts';
import type { Mail } from '../letter.ts';
import { greeting } from './greeting.ts';

/** Tells of a change that may have been somebody else's (decision 10). */
export const passwordChangedLetter = ({ firstName, forgotHref }: { firstName: string; forgotHref: string }): Mail =>
  layOut(({ name }) => ({
    subject: 'Your password was changed',
    preheader: 'All other devices were signed out.',
    title: 'Your password was changed',
    paragraphs: [
      greeting(firstName),
      `The password of your ${name} account was just changed, and all other devices were signed out.`,
      'If this was you, you don’t need to do anything. If it wasn’t, reset your password right away:',
    ],
    action: { label: 'Reset password', href: forgotHref },
    smallPrint: [{ text: 'We send this notice after every password change.' }],
  }));

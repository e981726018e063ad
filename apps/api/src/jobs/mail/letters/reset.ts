import { layOut } from '../layout.ts';
import type { Mail } from '../letter.ts';
import { greeting } from './greeting.ts';

/** Leads to the form for a new password. */
export const resetLetter = ({ firstName, href }: { firstName: string; href: string }): Mail =>
  layOut({
    subject: 'Reset your password',
    preheader: 'The link works once, for 60 minutes.',
    title: 'Choose a new password',
    paragraphs: [
      greeting(firstName),
      'somebody, hopefully you, asked to reset the password of your Wearfolio account. The link works once, for 60 minutes.',
    ],
    action: { label: 'Reset password', href },
    smallPrint: [{ text: 'Did you not ask for this? Then you need not do anything: your password stays as it is.' }],
  });

import { layOut } from '../layout.ts';
import type { Mail } from '../letter.ts';
import { greeting } from './greeting.ts';

/** Says that the file with a customer's data can be downloaded. */
export const exportLetter = ({ firstName, href }: { firstName: string; href: string }): Mail =>
  layOut({
    subject: 'Your data is ready',
    preheader: 'You can download it for a day.',
    title: 'Your data is ready',
    paragraphs: [
      greeting(firstName),
      'You asked for a copy of the data that we keep about you. Sign in and download it from your profile within a day. The file explains what it holds.',
    ],
    action: { label: 'Download my data', href },
    smallPrint: [
      { text: 'If you didn’t ask for this, somebody else may be signed in to your account. Change your password.' },
    ],
  });

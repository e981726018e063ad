import { layOut } from '../layout.ts';
import type { Mail } from '../letter.ts';
import { greeting } from './greeting.ts';

/** Tells of a change that may have been somebody else's (decision 10). */
export const passwordChangedLetter = ({ firstName, forgotHref }: { firstName: string; forgotHref: string }): Mail =>
  layOut({
    subject: 'Your password was changed',
    preheader: 'You were signed out everywhere else.',
    title: 'Your password was changed',
    paragraphs: [
      greeting(firstName),
      'the password of your Wearfolio account was just changed, and every other device was signed out.',
      'If it was you, all is well. If it was not, please ask for a new password at once:',
    ],
    action: { label: 'Ask for a new password', href: forgotHref },
    smallPrint: [{ text: 'This notice is sent after every change of a password.' }],
  });

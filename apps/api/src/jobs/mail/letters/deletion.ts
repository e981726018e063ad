import { layOut } from '../layout.ts';
import type { Mail } from '../letter.ts';
import { greeting } from './greeting.ts';

/** Leads to the page that deletes the account. */
export const deletionLetter = ({ firstName, href }: { firstName: string; href: string }): Mail =>
  layOut({
    subject: 'Delete your account',
    preheader: 'The link works once, for 60 minutes.',
    title: 'Delete your account',
    paragraphs: [
      greeting(firstName),
      'We received a request to delete your account with everything in it. This cannot be undone. Nothing is deleted until you confirm it on the page behind this link, which works once, for 60 minutes.',
    ],
    action: { label: 'Delete my account', href },
    smallPrint: [{ text: 'If you didn’t ask for this, you can ignore this e-mail. Your account stays as it is.' }],
  });

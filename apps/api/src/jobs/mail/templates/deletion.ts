import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';
import { greeting } from './greeting.ts';

/** Links to the page that deletes the account. */
export const deletionMail = ({ firstName, href }: { firstName: string; href: string }): Mail =>
  renderMail({
    subject: 'Delete your account',
    preheader: 'The link works once, for 60 minutes.',
    title: 'Delete your account',
    paragraphs: [
      greeting(firstName),
      'We received a request to delete your account and everything in it. Deletion cannot be undone. To delete your account, open the link and confirm on the page. The link works once, for 60 minutes.',
    ],
    action: { label: 'Delete my account', href },
    smallPrint: [{ text: 'If you didn’t ask for this, you can ignore this e-mail. Nothing will be deleted.' }],
  });

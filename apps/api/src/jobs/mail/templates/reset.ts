import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';
import { greeting } from './greeting.ts';

/** Links to the form for a new password. */
export const resetMail = ({ firstName, href }: { firstName: string; href: string }): Mail =>
  renderMail({
    subject: 'Reset your password',
    preheader: 'The link works once, for 60 minutes.',
    title: 'Choose a new password',
    paragraphs: [
      greeting(firstName),
      'We received a request to reset your password. The link works once, for 60 minutes.',
    ],
    action: { label: 'Reset password', href },
    smallPrint: [{ text: 'If you didn’t ask for this, you can ignore this e-mail. Your password won’t change.' }],
  });

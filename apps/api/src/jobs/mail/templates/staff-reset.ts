import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';

/** The link to reset a password of the desk. Its secret is in the fragment, which browsers do not send to servers. */
export const staffResetMail = ({ href }: { href: string }): Mail =>
  renderMail(({ name }) => ({
    subject: `Reset your password of the ${name} desk`,
    preheader: 'The link works once, for an hour.',
    title: 'Reset your password',
    paragraphs: [
      `Someone asked to reset the password of your account at the ${name} desk. If this was you, choose a new one. You’ll still need your second factor to sign in.`,
      'The link works once, for an hour.',
    ],
    action: { label: 'Choose a new password', href },
    smallPrint: [{ text: 'If you didn’t ask for this, you can ignore this e-mail. Your password stays the same.' }],
  }));

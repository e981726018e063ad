import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';
import { greeting } from './greeting.ts';

type Words = { firstName: string; verifyHref: string; disownHref: string };

/**
 * behavior.md#customer-unverified: asks to confirm the address. The second link is for recipients who did not sign up.
 */
export const verificationMail = ({ firstName, verifyHref, disownHref }: Words): Mail =>
  renderMail(({ name }) => ({
    subject: 'Please confirm your e-mail address',
    preheader: `One click finishes setting up your ${name} account.`,
    title: `Welcome to ${name}`,
    paragraphs: [
      greeting(firstName),
      'Thank you for signing up. Please confirm your e-mail address, so that you can always get back into your account.',
      'The link works for 24 hours.',
    ],
    action: { label: 'Confirm e-mail address', href: verifyHref },
    smallPrint: [
      {
        text: 'If you didn’t sign up, someone may have used your address by mistake. You can delete the account here:',
        href: disownHref,
      },
    ],
  }));

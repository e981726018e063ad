import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';
import { greeting } from './greeting.ts';

type Words = { firstName: string; verifyHref: string; disownHref: string };

/**
 * behavior.md#customer-unverified: asks to confirm the address. The second link is for recipients who did not sign up.
 */
export const verificationMail = ({ firstName, verifyHref, disownHref }: Words): Mail =>
  renderMail(({ name, t }) => ({
    subject: t('mails.pleaseConfirmEmailAddress'),
    preheader: t('mails.verificationPreheader', { name }),
    title: t('mails.welcome', { name }),
    paragraphs: [greeting(t, firstName), t('mails.verificationRequest'), t('mails.linkWorks24Hours')],
    action: { label: t('mails.confirmEmailAddress'), href: verifyHref },
    smallPrint: [
      {
        text: t('mails.signUpUnasked'),
        href: disownHref,
      },
    ],
  }));

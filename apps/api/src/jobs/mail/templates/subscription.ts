import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';

/** behavior.md#newsletter-subscription: the newsletter starts only after a confirmation from this mailbox. */
export const subscriptionMail = ({ verifyHref, stopHref }: { verifyHref: string; stopHref: string }): Mail =>
  renderMail(({ name, t }) => ({
    subject: t('mails.pleaseConfirmSubscription'),
    preheader: t('mails.subscriptionPreheader'),
    title: t('mails.newsletter', { name }),
    paragraphs: ['Hi,', t('mails.subscriptionConfirmation'), t('mails.linkWorks7Days')],
    action: { label: t('mails.confirmSubscription'), href: verifyHref },
    smallPrint: [{ text: t('mails.ignoreSubscription') }, { text: t('mails.unsubscribeHint'), href: stopHref }],
  }));

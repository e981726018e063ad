import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';
import { greeting } from './greeting.ts';

/** Notifies the owner, in case someone else added the passkey (behavior.md#customer-passkeys). */
export const passkeyAddedMail = ({ firstName, forgotHref }: { firstName: string; forgotHref: string }): Mail =>
  renderMail(({ name, t }) => ({
    subject: t('mails.passkeyTitle'),
    preheader: t('mails.passkeyPreheader'),
    title: t('mails.passkeyTitle'),
    paragraphs: [greeting(t, firstName), t('mails.passkeyAdded', { name }), t('mails.passkeyIfNotYou')],
    action: { label: t('mails.resetPassword'), href: forgotHref },
    smallPrint: [{ text: t('mails.passkeyReason') }],
  }));

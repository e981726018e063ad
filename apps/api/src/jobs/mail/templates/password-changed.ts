import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';
import { greeting } from './greeting.ts';

/** Notifies the owner, in case someone else changed the password (behavior.md#customer-profile-edit). */
export const passwordChangedMail = ({ firstName, forgotHref }: { firstName: string; forgotHref: string }): Mail =>
  renderMail(({ name, t }) => ({
    subject: t('mails.passwordWasChanged'),
    preheader: t('mails.wereSignedOutOnAll'),
    title: t('mails.passwordWasChanged'),
    paragraphs: [greeting(t, firstName), t('mails.passwordAccountWasJustChanged', { name }), t('mails.resetIfNotYou')],
    action: { label: t('mails.resetPassword'), href: forgotHref },
    smallPrint: [{ text: t('mails.sendNoticeAfterEveryPassword') }],
  }));

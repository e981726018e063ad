import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';
import { greeting } from './greeting.ts';

/** Notifies the owner, in case someone else changed the password (behavior.md#customer-profile-edit). */
export const passwordChangedMail = ({ firstName, forgotHref }: { firstName: string; forgotHref: string }): Mail =>
  renderMail(({ name, t }) => ({
    subject: t('mails.passwordTitle'),
    preheader: t('mails.otherDevicesSignedOut'),
    title: t('mails.passwordTitle'),
    paragraphs: [greeting(t, firstName), t('mails.passwordChanged', { name }), t('mails.resetIfNotYou')],
    action: { label: t('mails.resetPassword'), href: forgotHref },
    smallPrint: [{ text: t('mails.passwordReason') }],
  }));

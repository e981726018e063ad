import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';

/** The link to reset a password of the desk. Its secret is in the fragment, which browsers do not send to servers. */
export const staffResetMail = ({ href }: { href: string }): Mail =>
  renderMail(({ name, t }) => ({
    subject: t('mails.resetPasswordDesk', { name }),
    preheader: t('mails.linkWorksOnceHour'),
    title: t('mails.resetPassword'),
    paragraphs: [t('mails.staffReset', { name }), t('mails.linkWorksOnceHour')],
    action: { label: t('mails.chooseNewPassword'), href },
    smallPrint: [{ text: t('mails.ignoreStaffReset') }],
  }));

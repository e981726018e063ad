import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';

/** Invites to the desk. The link's secret is in the fragment, which browsers do not send to servers. */
export const staffInvitationMail = ({ href }: { href: string }): Mail =>
  renderMail(({ name, t }) => ({
    subject: t('mails.invitationTitle', { name }),
    preheader: t('mails.invitationLink'),
    title: t('mails.invitedTitle'),
    paragraphs: [t('mails.invitation', { name }), t('mails.invitationLink')],
    action: { label: t('mails.acceptInvitation'), href },
    smallPrint: [{ text: t('mails.shopUnknown') }],
  }));

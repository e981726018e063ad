import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';

/** Invites to the desk. The link's secret is in the fragment, which browsers do not send to servers. */
export const staffInvitationMail = ({ href }: { href: string }): Mail =>
  renderMail(({ name, t }) => ({
    subject: t('mails.youAreInvitedDesk', { name }),
    preheader: t('mails.linkWorksOnceThreeDays'),
    title: t('mails.invitedTitle'),
    paragraphs: [t('mails.youHaveBeenInvitedHelpRun', { name }), t('mails.linkWorksOnceThreeDays')],
    action: { label: t('mails.acceptInvitation'), href },
    smallPrint: [{ text: t('mails.ifDoNotKnowShopCan') }],
  }));

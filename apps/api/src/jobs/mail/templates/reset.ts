import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';
import { greeting } from './greeting.ts';

/** Links to the form for a new password. */
export const resetMail = ({ firstName, href }: { firstName: string; href: string }): Mail =>
  renderMail(({ t }) => ({
    subject: t('mails.resetYourPassword'),
    preheader: t('mails.linkWorksOnce60Minutes'),
    title: t('mails.chooseNewPassword'),
    paragraphs: [greeting(t, firstName), t('mails.resetRequest')],
    action: { label: t('mails.resetPassword'), href },
    smallPrint: [{ text: t('mails.ignoreReset') }],
  }));

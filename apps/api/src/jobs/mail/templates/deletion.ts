import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';
import { greeting } from './greeting.ts';

/** Links to the page that deletes the account. */
export const deletionMail = ({ firstName, href }: { firstName: string; href: string }): Mail =>
  renderMail(({ t }) => ({
    subject: t('mails.deleteAccount'),
    preheader: t('mails.linkWorksOnce60Minutes'),
    title: t('mails.deleteAccount'),
    paragraphs: [greeting(t, firstName), t('mails.deletionRequest')],
    action: { label: t('ui.deleteMyAccount'), href },
    smallPrint: [{ text: t('mails.ignoreDeletion') }],
  }));

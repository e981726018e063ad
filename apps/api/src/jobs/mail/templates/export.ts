import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';
import { greeting } from './greeting.ts';

/** Announces that the export of a customer's data can be downloaded. */
export const exportMail = ({ firstName, href }: { firstName: string; href: string }): Mail =>
  renderMail(({ t }) => ({
    subject: t('mails.exportTitle'),
    preheader: t('mails.exportPreheader'),
    title: t('mails.exportTitle'),
    paragraphs: [greeting(t, firstName), t('mails.exportReady')],
    action: { label: t('ui.downloadMyData'), href },
    smallPrint: [{ text: t('mails.emailChangeUnasked') }],
  }));

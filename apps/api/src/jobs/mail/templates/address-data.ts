import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';

/** Brings somebody without an account the file of what is stored about the address. */
export const addressDataMail = (): Mail =>
  renderMail(({ t }) => ({
    subject: t('titles.yourData'),
    preheader: t('mails.attachmentPreheader'),
    title: t('titles.yourData'),
    paragraphs: [t('mails.hi'), t('mails.addressData')],
    smallPrint: [{ text: t('mails.exportUnasked') }],
  }));

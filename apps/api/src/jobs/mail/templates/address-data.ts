import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';

/** Brings somebody without an account the file of what is stored about the address. */
export const addressDataMail = (): Mail =>
  renderMail(({ t }) => ({
    subject: t('mails.yourData'),
    preheader: t('mails.attachmentPreheader'),
    title: t('mails.yourData'),
    paragraphs: [t('mails.hi'), t('mails.addressData')],
    smallPrint: [{ text: t('mails.exportUnasked') }],
  }));

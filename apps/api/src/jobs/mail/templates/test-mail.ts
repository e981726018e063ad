import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';

/** Shows that mails arrive. `href` opens the desk, which notes it. */
export const testMail = (href: string): Mail =>
  renderMail(({ name, t }) => ({
    subject: t('mails.testMail', { name }),
    preheader: t('mails.mailsShopArriveHere'),
    title: t('mails.arriveTitle'),
    paragraphs: [t('mails.testMailIntro', { name })],
    action: { label: t('mails.testMailAction'), href },
    smallPrint: [{ text: t('mails.staffTestReason') }],
  }));

import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';

/** Tells the shop that a webhook of a partner is paused after a day of failures. */
export const webhookPausedMail = ({ partner, url, answer }: { partner: string; url: string; answer: string }): Mail =>
  renderMail(({ t }) => {
    const title = t('mails.webhookPaused', { partner });
    const { host } = new URL(url);
    return {
      subject: title,
      preheader: answer,
      title,
      paragraphs: [t('mails.webhookFailed', { host, answer }), t('mails.webhookResume')],
      smallPrint: [],
    };
  });

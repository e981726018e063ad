import { renderMail } from '../layout.ts';
import type { Mail, MailPart } from '../mail-content.ts';

type Words = { subject: string; preheader: string; parts: readonly MailPart[]; stopHref: string };

/** A newsletter with its unsubscribe link. */
export const newsletterMail = ({ subject, preheader, parts, stopHref }: Words): Mail =>
  renderMail(({ t }) => ({
    subject,
    preheader,
    title: subject,
    paragraphs: [],
    parts,
    smallPrint: [{ text: t('mails.pricesNotice') }, { text: t('mails.newsletterReason'), href: stopHref }],
  }));

import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';
import { greeting } from './greeting.ts';

type Message = { fullName: string; email: string; phone: string | null; subject: string; message: string };

/** Longer subjects are cut in the header. The text has them in full. */
const subjectMax = 150;

// Cuts between visible characters, so no emoji is split.
const characters = new Intl.Segmenter();

const shortened = (subject: string): string =>
  subject.slice(0, characters.segment(subject).containing(subjectMax)?.index);

/** A message of the contact form, for the shop. */
export const contactMail = ({ fullName, email, phone, subject, message }: Message): Mail =>
  renderMail(({ t }) => ({
    subject: t('mails.contactForm', { subject: shortened(subject) }),
    preheader: message,
    title: t('mails.contactFormMessage'),
    paragraphs: [t('mails.contactFrom', { fullName, email, phone: phone ?? t('mails.notGiven'), subject }), message],
    smallPrint: [{ text: t('mails.replyHint') }],
  }));

/** Staff's reply, for the sender of the message. */
export const contactReplyMail = ({ fullName, subject, message, reply }: Message & { reply: string }): Mail =>
  renderMail(({ t }) => ({
    subject: `Re: ${shortened(subject)}`,
    preheader: reply,
    title: t('mails.replyMessage'),
    paragraphs: [greeting(t, fullName), reply, t('mails.wrote', { message })],
    smallPrint: [{ text: t('mails.replyPreheader') }],
  }));

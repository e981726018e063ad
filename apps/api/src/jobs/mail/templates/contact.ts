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
  renderMail({
    subject: `Contact form: ${shortened(subject)}`,
    preheader: message,
    title: 'Contact form message',
    paragraphs: [`From: ${fullName}\nE-mail: ${email}\nPhone: ${phone ?? 'not given'}\nSubject: ${subject}`, message],
    smallPrint: [{ text: 'Reply to this e-mail to answer the sender. We promise a reply within 24 to 48 hours.' }],
  });

/** Staff's reply, for the sender of the message. */
export const contactReplyMail = ({ fullName, subject, message, reply }: Message & { reply: string }): Mail =>
  renderMail({
    subject: `Re: ${shortened(subject)}`,
    preheader: reply,
    title: 'Our reply to your message',
    paragraphs: [greeting(fullName), reply, `You wrote:\n${message}`],
    smallPrint: [{ text: 'You can reply to this e-mail.' }],
  });

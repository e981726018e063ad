import { layOut } from '../layout.ts';
import type { Mail } from '../letter.ts';
import { greeting } from './greeting.ts';

type Message = { fullName: string; email: string; phone: string | null; subject: string; message: string };

/** Longer subjects are cut in the header; the mail itself holds them whole. */
const subjectMax = 150;

// As whoever wrote them sees them: half an emoji is no character.
const characters = new Intl.Segmenter();

const shortened = (subject: string): string =>
  subject.slice(0, characters.segment(subject).containing(subjectMax)?.index);

/** A message of the contact form, for the shop. */
export const contactLetter = ({ fullName, email, phone, subject, message }: Message): Mail =>
  layOut({
    subject: `Contact form: ${shortened(subject)}`,
    preheader: message,
    title: 'A message from the contact form',
    paragraphs: [`From: ${fullName}\nE-mail: ${email}\nPhone: ${phone ?? 'not given'}\nSubject: ${subject}`, message],
    smallPrint: [{ text: 'Replies to this e-mail go to the address above. We promise a reply within 24-48 hours.' }],
  });

/** What staff reply to a message, for whoever wrote it. */
export const contactReplyLetter = ({ fullName, subject, message, reply }: Message & { reply: string }): Mail =>
  layOut({
    subject: `Re: ${shortened(subject)}`,
    preheader: reply,
    title: 'Our reply to your message',
    paragraphs: [greeting(fullName), reply, `You wrote:\n${message}`],
    smallPrint: [{ text: 'You can answer this e-mail.' }],
  });

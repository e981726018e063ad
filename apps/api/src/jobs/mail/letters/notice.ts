import { layOut } from '../layout.ts';
import type { Mail } from '../letter.ts';
import { greeting } from './greeting.ts';

type Notice = {
  id: number;
  productTitle: string;
  storeName: string;
  productUrl: string;
  reason: string;
  explanation: string;
  fullName: string | null;
  email: string | null;
};

const hello = ({ fullName }: Notice): string => (fullName === null ? 'Hi,' : greeting(fullName));

const offerOf = ({ productTitle, storeName }: Notice): string => `${productTitle}, sold by ${storeName}`;

/** A report of an offer, for ops. */
export const noticeLetter = (notice: Notice, href: string): Mail =>
  layOut({
    subject: `Report ${notice.id}: ${notice.reason} offer`,
    preheader: notice.explanation,
    title: 'A report of an offer',
    paragraphs: [
      `Offer: ${offerOf(notice)}\nReason: ${notice.reason}\nFrom: ${notice.fullName ?? 'not given'}\nE-mail: ${notice.email ?? 'not given'}`,
      `Address at the store:\n${notice.productUrl}`,
      notice.explanation,
    ],
    action: { label: 'Decide on it', href },
    smallPrint: [
      { text: 'The law asks for a decision without delay. The sender of the report is told of it, with your reasons.' },
    ],
  });

/** Tells the sender of a report that it arrived. */
export const noticeReceiptLetter = (notice: Notice, publicUrl: string): Mail =>
  layOut({
    subject: `We received your report ${notice.id}`,
    preheader: 'We look into it and tell you what we decide.',
    title: 'We received your report',
    paragraphs: [
      hello(notice),
      `You reported an offer as ${notice.reason}: ${offerOf(notice)}.`,
      'A person looks into it. We tell you at this address what we decide, and why.',
      notice.explanation,
    ],
    smallPrint: [
      {
        text: 'If you didn’t send this report, someone else used your address. Please tell us.',
        href: `${publicUrl}/contact-us`,
      },
    ],
  });

const outcomes: Readonly<Record<string, string>> = {
  removed: 'We removed the offer from the shop.',
  corrected: 'We put right what was wrong with the offer.',
  kept: 'We left the offer as it is.',
};

/** Tells the sender of a report what was decided, and what can be done about it. */
export const noticeDecisionLetter = (
  notice: Notice & { decision: string; statement: string },
  publicUrl: string,
): Mail =>
  layOut({
    subject: `Our decision on your report ${notice.id}`,
    preheader: outcomes[notice.decision] ?? '',
    title: 'Our decision on your report',
    paragraphs: [
      hello(notice),
      `You reported an offer as ${notice.reason}: ${offerOf(notice)}.`,
      `${outcomes[notice.decision] ?? ''} Our reasons:`,
      notice.statement,
      'A person decided this. If you disagree, write to us and say why. Another person will review it. You can also turn to a certified body for out-of-court settlement or to a court.',
    ],
    smallPrint: [{ text: 'Write to us here.', href: `${publicUrl}/contact-us` }],
  });

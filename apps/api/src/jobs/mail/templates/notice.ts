import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';
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

/** A report of an offer, for staff. */
export const noticeMail = (notice: Notice, href: string): Mail =>
  renderMail({
    subject: `Report #${notice.id}: ${notice.reason} offer`,
    preheader: notice.explanation,
    title: 'Report of an offer',
    paragraphs: [
      `Offer: ${offerOf(notice)}\nReason: ${notice.reason}\nFrom: ${notice.fullName ?? 'not given'}\nE-mail: ${notice.email ?? 'not given'}`,
      `Address at the store:\n${notice.productUrl}`,
      notice.explanation,
    ],
    action: { label: 'Review the report', href },
    smallPrint: [
      { text: 'The law requires a decision without delay. We e-mail your decision and reasons to the sender.' },
    ],
  });

/** Confirms to the sender that a report arrived. */
export const noticeReceiptMail = (notice: Notice, publicUrl: string): Mail =>
  renderMail({
    subject: `We received your report #${notice.id}`,
    preheader: 'We’ll look into it and let you know what we decide.',
    title: 'We received your report',
    paragraphs: [
      hello(notice),
      `You reported an offer as ${notice.reason}: ${offerOf(notice)}.`,
      'A person will look into it. We’ll write to this address with our decision and the reasons for it.',
      `You wrote:\n${notice.explanation}`,
    ],
    smallPrint: [
      {
        text: 'If you didn’t send this report, someone may have used your address by mistake. Please let us know:',
        href: `${publicUrl}/contact-us`,
      },
    ],
  });

const outcomes: Readonly<Record<string, string>> = {
  removed: 'We removed the offer from the shop.',
  corrected: 'We corrected the offer.',
  kept: 'We left the offer unchanged.',
};

/** Informs the sender of a report about the decision, its reasons, and how to appeal. */
export const noticeDecisionMail = (notice: Notice & { decision: string; statement: string }, publicUrl: string): Mail =>
  renderMail({
    subject: `Our decision on your report #${notice.id}`,
    preheader: outcomes[notice.decision] ?? '',
    title: 'Our decision on your report',
    paragraphs: [
      hello(notice),
      `You reported an offer as ${notice.reason}: ${offerOf(notice)}.`,
      `${outcomes[notice.decision] ?? ''} Our reasons:`,
      notice.statement,
      'A person made this decision. If you disagree, write to us and tell us why. Another person will review it. You can also go to a certified out-of-court dispute settlement body or to a court.',
    ],
    smallPrint: [{ text: 'Contact us:', href: `${publicUrl}/contact-us` }],
  });

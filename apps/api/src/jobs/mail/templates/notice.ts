import type { noticeReasons } from '@wearfolio/contracts/fields/report-form';
import { message, type Translate } from '@wearfolio/messages/key';
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

const hello = (t: Translate, { fullName }: Notice): string =>
  fullName === null ? t('mails.hi') : greeting(t, fullName);

const offerOf = (t: Translate, { productTitle, storeName }: Notice): string =>
  t('mails.soldBy', { productTitle, storeName });

const reports = {
  illegal: message('mails.reportedIllegal'),
  counterfeit: message('mails.reportedCounterfeit'),
  wrong: message('mails.reportedWrong'),
} as const satisfies Record<(typeof noticeReasons)[number], unknown>;

const isReason = (reason: string): reason is keyof typeof reports => Object.hasOwn(reports, reason);

const reportedAs = (t: Translate, notice: Notice): string =>
  t(reports[isReason(notice.reason) ? notice.reason : 'wrong'], { notice: offerOf(t, notice) });

/** A report of an offer, for staff. */
export const noticeMail = (notice: Notice, href: string): Mail =>
  renderMail(({ t }) => ({
    subject: t('mails.reportOffer', { id: notice.id, reason: notice.reason }),
    preheader: notice.explanation,
    title: t('mails.reportTitle'),
    paragraphs: [
      t('mails.reportFrom', {
        offer: offerOf(t, notice),
        reason: notice.reason,
        fullName: notice.fullName ?? t('mails.notGiven'),
        email: notice.email ?? t('mails.notGiven'),
      }),
      t('mails.addressAtStore', { productUrl: notice.productUrl }),
      notice.explanation,
    ],
    action: { label: t('mails.reviewReport'), href },
    smallPrint: [{ text: t('mails.reportDuty') }],
  }));

/** Confirms to the sender that a report arrived. `origin` is where the pages of the sender's market begin. */
export const noticeReceiptMail = (notice: Notice, origin: string): Mail =>
  renderMail(({ t }) => ({
    subject: t('mails.reportReceivedSubject', { id: notice.id }),
    preheader: t('mails.reportPreheader'),
    title: t('mails.reportReceived'),
    paragraphs: [
      hello(t, notice),
      reportedAs(t, notice),
      t('mails.reportReview'),
      t('mails.reportedExplanation', { explanation: notice.explanation }),
    ],
    smallPrint: [
      {
        text: t('mails.reportUnasked'),
        href: `${origin}/contact-us`,
      },
    ],
  }));

const outcomes = {
  removed: message('mails.offerRemoved'),
  corrected: message('mails.correctedOffer'),
  kept: message('mails.leftOfferUnchanged'),
} as const;

const isOutcome = (decision: string): decision is keyof typeof outcomes => Object.hasOwn(outcomes, decision);

const outcomeOf = (t: Translate, decision: string): string => (isOutcome(decision) ? t(outcomes[decision]) : '');

/** Informs the sender of a report about the decision, its reasons, and how to appeal. */
export const noticeDecisionMail = (notice: Notice & { decision: string; statement: string }, origin: string): Mail =>
  renderMail(({ t }) => ({
    subject: t('mails.decisionSubject', { id: notice.id }),
    preheader: outcomeOf(t, notice.decision),
    title: t('mails.decision'),
    paragraphs: [
      hello(t, notice),
      reportedAs(t, notice),
      t('mails.reasons', { outcome: outcomeOf(t, notice.decision) }),
      notice.statement,
      t('mails.decisionByPerson'),
    ],
    smallPrint: [{ text: t('mails.contactUsHere'), href: `${origin}/contact-us` }],
  }));

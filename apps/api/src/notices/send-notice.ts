import { findPlace } from '../jobs/mail/mail-place.ts';
import { noTurn, takeTurn } from '../jobs/mail/mail-turn.ts';
import { readMailbox } from '../jobs/mail/mailbox.ts';
import { noticeDecisionMail, noticeMail, noticeReceiptMail } from '../jobs/mail/templates/notice.ts';
import type { Task } from '../jobs/task.ts';
import { findNotice } from './queries.ts';

/** Mails a report of an offer to staff. Reply-To is the sender, if there is an address. */
export const sendNotice: Task<'mail-notice'> = async ({ db, mailer, identity, publicUrl }, { noticeId }, job) => {
  const notice = await findNotice(db, noticeId);
  if (!notice) return;
  await mailer.send({
    turn: noTurn,
    to: readMailbox((await identity()).contact_to),
    ...(notice.email !== null && { replyTo: { name: notice.fullName ?? '', address: notice.email } }),
    mail: noticeMail(notice, `${publicUrl}/ops/notices`),
    job,
  });
};

/** Confirms to the sender that the report arrived. */
export const sendNoticeReceipt: Task<'mail-notice-receipt'> = async (context, { noticeId }, job) => {
  const { db, mailer } = context;
  const notice = await findNotice(db, noticeId);
  if (!notice || notice.email === null) return;
  const { email: address } = notice;
  const { origin, locale } = await findPlace(context, notice.market);
  const turn = await takeTurn(db, 'stranger', address);
  await mailer.send({ turn, to: { name: '', address }, locale, mail: noticeReceiptMail(notice, origin), job });
};

/** Mails the decision to the sender. */
export const sendNoticeDecision: Task<'mail-notice-decision'> = async (context, { noticeId }, job) => {
  const { db, mailer } = context;
  const notice = await findNotice(db, noticeId);
  if (!notice || notice.email === null || notice.decision === null || notice.statement === null) return;
  const { email, decision, statement } = notice;
  const { origin, locale } = await findPlace(context, notice.market);
  await mailer.send({
    turn: await takeTurn(db, 'stranger', email),
    to: { name: '', address: email },
    locale,
    mail: noticeDecisionMail({ ...notice, decision, statement }, origin),
    job,
  });
};

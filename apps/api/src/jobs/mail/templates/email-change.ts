import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';
import { greeting } from './greeting.ts';

/** Asks the new mailbox to confirm that it belongs to the account. */
export const emailChangeMail = ({ firstName, href }: { firstName: string; href: string }): Mail =>
  renderMail(({ name, t }) => ({
    subject: t('mails.confirmNewEmailAddress'),
    preheader: t('mails.accountKeepsCurrentAddressUntil'),
    title: t('mails.confirmNewEmailAddress'),
    paragraphs: [
      greeting(t, firstName),
      t('mails.pleaseConfirmThatWantUse', { name }),
      t('mails.linkWorksOnce24Hours'),
    ],
    action: { label: t('mails.confirmEmailAddress'), href },
    smallPrint: [{ text: t('mails.ignoreRequest') }],
  }));

type Wanted = { firstName: string; email: string; forgotHref: string };

/** Tells the current address that a change is requested, in case someone else requested it. */
export const emailRequestedMail = ({ firstName, email, forgotHref }: Wanted): Mail =>
  renderMail(({ name, t }) => ({
    subject: t('mails.newEmailAddressWasRequested'),
    preheader: t('mails.ifWasNotResetPasswordCancel'),
    title: t('mails.newEmailAddressWasRequested'),
    paragraphs: [
      greeting(t, firstName),
      t('mails.someoneWhoIsSignedAccount', { name, email }),
      t('mails.ifWasDoNotNeedDo'),
    ],
    action: { label: t('mails.resetPassword'), href: forgotHref },
    smallPrint: [{ text: t('mails.sendNoticeEveryRequestChange') }],
  }));

type Changed = { firstName: string; email: string };

/**
 * Notifies an old address that was not proven. It gets no link to undo the change, because it may belong to someone
 * else.
 */
export const emailReplacedMail = ({ firstName, email, contactHref }: Changed & { contactHref: string }): Mail =>
  renderMail(({ name, t }) => ({
    subject: t('mails.emailAddressWasChanged'),
    preheader: t('mails.ifWasNotTellUs'),
    title: t('mails.emailAddressWasChanged'),
    paragraphs: [
      greeting(t, firstName),
      t('mails.accountNowUsesWellNo', { name, email }),
      t('mails.ifWasDoNotNeedDo2'),
    ],
    action: { label: t('mails.contactUs'), href: contactHref },
    smallPrint: [{ text: t('mails.sendNoticeAfterEveryChange') }],
  }));

/** Notifies the old address, in case someone else made the change. */
export const emailChangedMail = ({ firstName, email, href }: Changed & { href: string }): Mail =>
  renderMail(({ name, t }) => ({
    subject: t('mails.emailAddressWasChanged'),
    preheader: t('mails.canUndoWeek'),
    title: t('mails.emailAddressWasChanged'),
    paragraphs: [
      greeting(t, firstName),
      t('mails.accountNowUsesWellNo', { name, email }),
      t('mails.ifWasDoNotNeedDo3'),
    ],
    action: { label: t('mails.undoChange'), href },
    smallPrint: [{ text: t('mails.sendNoticeAfterEveryChange') }],
  }));

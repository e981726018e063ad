import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';
import { greeting } from './greeting.ts';

/** Asks the new mailbox to confirm that it belongs to the account. */
export const emailChangeMail = ({ firstName, href }: { firstName: string; href: string }): Mail =>
  renderMail(({ name, t }) => ({
    subject: t('mails.confirmNewEmailAddress'),
    preheader: t('mails.emailChangePending'),
    title: t('mails.confirmNewEmailAddress'),
    paragraphs: [greeting(t, firstName), t('mails.emailConfirmation', { name }), t('mails.linkWorksOnce24Hours')],
    action: { label: t('mails.confirmEmailAddress'), href },
    smallPrint: [{ text: t('mails.ignoreRequest') }],
  }));

type Wanted = { firstName: string; email: string; forgotHref: string };

/** Tells the current address that a change is requested, in case someone else requested it. */
export const emailRequestedMail = ({ firstName, email, forgotHref }: Wanted): Mail =>
  renderMail(({ name, t }) => ({
    subject: t('mails.emailChangeRequested'),
    preheader: t('mails.emailChangeCancel'),
    title: t('mails.emailChangeRequested'),
    paragraphs: [greeting(t, firstName), t('mails.emailChangeAttempt', { name, email }), t('mails.changeByYouReset')],
    action: { label: t('mails.resetPassword'), href: forgotHref },
    smallPrint: [{ text: t('mails.emailRequestReason') }],
  }));

type Changed = { firstName: string; email: string };

/**
 * Notifies an old address that was not proven. It gets no link to undo the change, because it may belong to someone
 * else.
 */
export const emailReplacedMail = ({ firstName, email, contactHref }: Changed & { contactHref: string }): Mail =>
  renderMail(({ name, t }) => ({
    subject: t('mails.emailChangedTitle'),
    preheader: t('mails.changeByOther'),
    title: t('mails.emailChangedTitle'),
    paragraphs: [greeting(t, firstName), t('mails.emailChanged', { name, email }), t('mails.changeByYouWrite')],
    action: { label: t('mails.contactUs'), href: contactHref },
    smallPrint: [{ text: t('mails.emailChangedReason') }],
  }));

/** Notifies the old address, in case someone else made the change. */
export const emailChangedMail = ({ firstName, email, href }: Changed & { href: string }): Mail =>
  renderMail(({ name, t }) => ({
    subject: t('mails.emailChangedTitle'),
    preheader: t('mails.undoPreheader'),
    title: t('mails.emailChangedTitle'),
    paragraphs: [greeting(t, firstName), t('mails.emailChanged', { name, email }), t('mails.changeByYouUndo')],
    action: { label: t('titles.undoEmail'), href },
    smallPrint: [{ text: t('mails.emailChangedReason') }],
  }));

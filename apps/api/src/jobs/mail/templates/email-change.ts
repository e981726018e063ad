import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';
import { greeting } from './greeting.ts';

/** Asks the new mailbox to confirm that it belongs to the account. */
export const emailChangeMail = ({ firstName, href }: { firstName: string; href: string }): Mail =>
  renderMail(({ name }) => ({
    subject: 'Confirm your new e-mail address',
    preheader: 'Your account keeps the current address until you confirm this one.',
    title: 'Confirm your new e-mail address',
    paragraphs: [
      greeting(firstName),
      `Please confirm that you want to use this e-mail address for your ${name} account. Until then, your account keeps its current address.`,
      'The link works once, for 24 hours.',
    ],
    action: { label: 'Confirm e-mail address', href },
    smallPrint: [{ text: 'If you didn’t ask for this, you can ignore this e-mail.' }],
  }));

type Wanted = { firstName: string; email: string; forgotHref: string };

/** Tells the current address that a change is requested, in case someone else requested it. */
export const emailRequestedMail = ({ firstName, email, forgotHref }: Wanted): Mail =>
  renderMail(({ name }) => ({
    subject: 'A new e-mail address was requested',
    preheader: 'If this wasn’t you, reset your password to cancel the change.',
    title: 'A new e-mail address was requested',
    paragraphs: [
      greeting(firstName),
      `Someone who is signed in to your ${name} account wants to change its e-mail address to ${email}. The account keeps this address until the new one is confirmed.`,
      'If this was you, you don’t need to do anything. If it wasn’t, reset your password right away. This cancels the change and signs you out on all devices:',
    ],
    action: { label: 'Reset password', href: forgotHref },
    smallPrint: [{ text: 'We send this notice for every request to change an e-mail address.' }],
  }));

type Changed = { firstName: string; email: string };

/**
 * Notifies an old address that was not proven. It gets no link to undo the change, because it may belong to someone
 * else.
 */
export const emailReplacedMail = ({ firstName, email, contactHref }: Changed & { contactHref: string }): Mail =>
  renderMail(({ name }) => ({
    subject: 'Your e-mail address was changed',
    preheader: 'If this wasn’t you, tell us.',
    title: 'Your e-mail address was changed',
    paragraphs: [
      greeting(firstName),
      `Your ${name} account now uses ${email}. We’ll no longer write to this address.`,
      'If this was you, you don’t need to do anything. If it wasn’t, please write to us:',
    ],
    action: { label: 'Contact us', href: contactHref },
    smallPrint: [{ text: 'We send this notice after every change of e-mail address.' }],
  }));

/** Notifies the old address, in case someone else made the change. */
export const emailChangedMail = ({ firstName, email, href }: Changed & { href: string }): Mail =>
  renderMail(({ name }) => ({
    subject: 'Your e-mail address was changed',
    preheader: 'You can undo this for a week.',
    title: 'Your e-mail address was changed',
    paragraphs: [
      greeting(firstName),
      `Your ${name} account now uses ${email}. We’ll no longer write to this address.`,
      'If this was you, you don’t need to do anything. If it wasn’t, undo the change within a week. You’ll be signed out on all devices and your password will be removed, so that only you can get back in:',
    ],
    action: { label: 'Undo the change', href },
    smallPrint: [{ text: 'We send this notice after every change of e-mail address.' }],
  }));

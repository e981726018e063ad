import { layOut } from '../layout.ts';
import type { Mail } from '../letter.ts';
import { greeting } from './greeting.ts';

/** Asks a mailbox whether it is to be the new address of an account. */
export const emailChangeLetter = ({ firstName, href }: { firstName: string; href: string }): Mail =>
  layOut(({ name }) => ({
    subject: 'Confirm your new e-mail address',
    preheader: 'Your account keeps its old address until you confirm this one.',
    title: 'Your new e-mail address',
    paragraphs: [
      greeting(firstName),
      `Please confirm that your ${name} account may use this e-mail address from now on. Until then it keeps the old one.`,
      'The link works once, for 24 hours.',
    ],
    action: { label: 'Confirm e-mail address', href },
    smallPrint: [{ text: 'If you didn’t ask for this, you can ignore this e-mail.' }],
  }));

type Changed = { firstName: string; email: string; href: string };

/** Tells the old address of the change, which may have been somebody else's. */
export const emailChangedLetter = ({ firstName, email, href }: Changed): Mail =>
  layOut(({ name }) => ({
    subject: 'Your e-mail address was changed',
    preheader: 'You can undo this for a week.',
    title: 'Your e-mail address was changed',
    paragraphs: [
      greeting(firstName),
      `Your ${name} account now uses ${email}. We no longer write to this address.`,
      'If this was you, you don’t need to do anything. If it wasn’t, you can undo the change within a week. That signs out every device and removes the password, so that nobody but you gets back in:',
    ],
    action: { label: 'Undo the change', href },
    smallPrint: [{ text: 'We send this notice after every change of an e-mail address.' }],
  }));

import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';
import { greeting } from './greeting.ts';

/** Notifies the owner, in case someone else changed the password (behavior.md#customer-profile-edit). */
export const passwordChangedMail = ({ firstName, forgotHref }: { firstName: string; forgotHref: string }): Mail =>
  renderMail(({ name }) => ({
    subject: 'Your password was changed',
    preheader: 'You were signed out on all other devices.',
    title: 'Your password was changed',
    paragraphs: [
      greeting(firstName),
      `The password of your ${name} account was just changed. You were signed out on all other devices.`,
      'If this was you, you don’t need to do anything. If it wasn’t, reset your password right away:',
    ],
    action: { label: 'Reset password', href: forgotHref },
    smallPrint: [{ text: 'We send this notice after every password change.' }],
  }));

import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';
import { greeting } from './greeting.ts';

/** Announces that the export of a customer's data can be downloaded. */
export const exportMail = ({ firstName, href }: { firstName: string; href: string }): Mail =>
  renderMail({
    subject: 'Your data is ready',
    preheader: 'You can download it for 24 hours.',
    title: 'Your data is ready',
    paragraphs: [
      greeting(firstName),
      'You asked for a copy of your data. Sign in and download it from your profile within 24 hours. The file explains what it contains.',
    ],
    action: { label: 'Download my data', href },
    smallPrint: [
      { text: 'If you didn’t ask for this, someone may be signed in to your account. Please change your password.' },
    ],
  });

import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';

/** Shows that mails arrive. `href` opens the desk, which notes it. */
export const testMail = (href: string): Mail =>
  renderMail(({ name }) => ({
    subject: `A test mail of ${name}`,
    preheader: 'Mails of the shop arrive here.',
    title: 'Mails of the shop arrive here',
    paragraphs: [`What shoppers write to ${name}, and reports of offers, will arrive in this mailbox.`],
    action: { label: 'Note at the desk that it arrived', href },
    smallPrint: [{ text: 'You get this mail because staff asked for it at the desk.' }],
  }));

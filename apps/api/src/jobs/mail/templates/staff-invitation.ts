import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';

/** Invites to the desk. The link's secret is in the fragment, which browsers do not send to servers. */
export const staffInvitationMail = ({ href }: { href: string }): Mail =>
  renderMail(({ name }) => ({
    subject: `You’re invited to the ${name} desk`,
    preheader: 'The link works once, for three days.',
    title: 'You’re invited to the desk',
    paragraphs: [
      `You’ve been invited to help run ${name} at the desk, the site for its staff. Accept the invitation to choose a password and set up a second factor, which is an authenticator app or a passkey.`,
      'The link works once, for three days.',
    ],
    action: { label: 'Accept the invitation', href },
    smallPrint: [{ text: 'If you don’t know this shop, you can ignore this e-mail.' }],
  }));

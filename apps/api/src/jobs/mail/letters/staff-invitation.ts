import { layOut } from '../layout.ts';
import type { Mail } from '../letter.ts';

/** Invites to the desk. The link's secret stands in its fragment, which browsers send to no server. */
export const staffInvitationLetter = ({ href }: { href: string }): Mail =>
  layOut(({ name }) => ({
    subject: `You are invited to the ${name} desk`,
    preheader: 'The link works once, for three days.',
    title: 'You are invited to the desk',
    paragraphs: [
      `You have been invited to help run ${name}. Accept to choose a password and set up a second factor: have an authenticator app on your phone at hand.`,
      'The link works once, for three days.',
    ],
    action: { label: 'Accept the invitation', href },
    smallPrint: [{ text: 'If you don’t know this shop, you can ignore this e-mail.' }],
  }));

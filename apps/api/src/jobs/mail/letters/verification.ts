import { layOut } from '../layout.ts';
import type { Mail } from '../letter.ts';
import { greeting } from './greeting.ts';

type Words = { firstName: string; verifyHref: string; disownHref: string };

/** Decision 20: asks whether the address is the customer's, with a way out for whoever never signed up. */
export const verificationLetter = ({ firstName, verifyHref, disownHref }: Words): Mail =>
  layOut({
    subject: 'Please confirm your e-mail address',
    preheader: 'One click, and your Wearfolio account is complete.',
    title: 'Welcome to Wearfolio',
    paragraphs: [
      greeting(firstName),
      'thank you for registering. Please confirm that this address is yours, so that you can get back into your account whenever you need to.',
      'The link works for 24 hours.',
    ],
    action: { label: 'Confirm e-mail address', href: verifyHref },
    smallPrint: [
      {
        text: 'Did you not register? Then somebody typed your address. Here you can delete the account:',
        href: disownHref,
      },
    ],
  });

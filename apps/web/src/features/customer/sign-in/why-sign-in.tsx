import { type Message, message } from '@wearfolio/messages/key';
import { t } from '../../../lib/t.tsx';
import type { SignInReason } from '../../../session/origin.ts';

const texts = {
  favorite: message('customer.whyFavorite'),
  target: message('customer.whyAlert'),
  follow: message('customer.whyBrand'),
  search: message('customer.whySearch'),
  favorites: message('customer.whyFavorites'),
  ended: message('customer.sessionEnded'),
} as const satisfies Record<SignInReason, Message>;

/** What the sign-in is for. Stays after the toast is gone. */
export const WhySignIn = ({ reason }: { reason: SignInReason | null }) =>
  reason && (
    <p className="mx-auto mb-8 max-w-120 border-s-2 border-ink ps-4 md:max-w-none md:text-center md:border-0 md:ps-0">
      {t(texts[reason])}
    </p>
  );

import type { SignInReason } from '../../../session/origin.ts';

const texts: Record<SignInReason, string> = {
  favorite: 'Log in or register, and we’ll save this product to your favorites.',
  target: 'Log in or register, and we’ll set this alert.',
  follow: 'Log in or register, and we’ll follow this brand for you.',
  search: 'Log in or register, and we’ll save this search.',
  favorites: 'Log in or register to see your favorites.',
  ended: 'Your session has ended. Please log in again.',
};

/** What the sign-in is for. Stays after the toast is gone. */
export const WhySignIn = ({ reason }: { reason: SignInReason | null }) =>
  reason && (
    <p className="mx-auto mb-8 max-w-120 border-l-2 border-ink pl-4 md:max-w-none md:text-center md:border-0 md:pl-0">
      {texts[reason]}
    </p>
  );

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../session/session.ts';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';

// The visit is the tab's; signing out empties what it keeps.
const storageKey = 'verify-later';

const readDismissed = (): boolean => {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
};

const keepDismissed = () => {
  try {
    sessionStorage.setItem(storageKey, '1');
  } catch {
    // Without storage it comes back with the next page load.
  }
};

const resend = async () => (await import('../api.ts')).resend();

const Banner = ({ email }: { email: string }) => {
  const [isDismissed, setIsDismissed] = useState(readDismissed);
  const { mutate, isPending } = useMutation({
    mutationFn: resend,
    onSuccess: ({ message }) => showToast({ text: message }),
    onError: ({ message }) => showToast({ text: message, kind: 'error' }),
  });
  if (isDismissed) return null;
  const dismiss = () => {
    keepDismissed();
    setIsDismissed(true);
    // The button would take the focus away with it.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section className="page-margins flex min-h-11 items-center gap-4 bg-soft-warn text-warn" aria-label="Your e-mail">
      <p className="min-w-0 truncate">
        <span className="max-sm:hidden">Please verify your e-mail address: we sent a link to {email}</span>
        <span className="sm:hidden">Please verify your e-mail</span>
      </p>
      <button
        type="button"
        className="inline-flex min-h-11 shrink-0 items-center font-medium"
        // Disabled, it would lose the focus.
        aria-disabled={isPending}
        onClick={() => isPending || mutate()}
      >
        <span className="underlined">{isPending ? 'Loading...' : 'Send again'}</span>
      </button>
      <button type="button" className="hit-44 -mr-3 ml-auto shrink-0" aria-label="Dismiss" onClick={dismiss}>
        <Icon name="cross" size={14} />
      </button>
    </section>
  );
};

/** Decision 20: asks an unverified customer to follow the link in their mail; gone for the visit once dismissed. */
export const VerifyBanner = () => {
  const { userDetails } = useSession();
  if (!userDetails || userDetails.email_verified) return null;
  return <Banner key={userDetails.id} email={userDetails.email} />;
};

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../lib/t.tsx';
import { useSession } from '../../../session/session.ts';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';

// Dismissed for this tab; signing out resets it.
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
    // Without storage, it returns with the next page load.
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
    // The button disappears with the focus on it.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section
      className="page-margins flex min-h-11 items-center gap-4 bg-soft-warn text-warn"
      aria-label={t('customer.yourEmail')}
    >
      <p className="min-w-0 sm:truncate">
        <span className="max-sm:hidden">{t('customer.verifySent', { email })}</span>
        <span className="sm:hidden">{t('customer.verify')}</span>
      </p>
      <button
        type="button"
        className="inline-flex min-h-11 shrink-0 items-center font-medium"
        // A disabled button would lose the focus.
        aria-disabled={isPending}
        onClick={() => isPending || mutate()}
      >
        <span className="underlined">{isPending ? t('ui.loading') : t('customer.sendAgain')}</span>
      </button>
      <button
        type="button"
        className="hit-44 -me-3 ms-auto shrink-0"
        aria-label={t('customer.dismiss')}
        onClick={dismiss}
      >
        <Icon name="cross" size={14} />
      </button>
    </section>
  );
};

/**
 * Asks an unverified customer to click the link in the e-mail (behavior.md#customer-unverified). It can be dismissed
 * for the visit.
 */
export const VerifyBanner = () => {
  const { userDetails } = useSession();
  if (!userDetails || userDetails.email_verified) return null;
  return <Banner key={userDetails.id} email={userDetails.email} />;
};

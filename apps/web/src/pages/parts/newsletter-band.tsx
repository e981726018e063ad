import { useSyncExternalStore } from 'react';
import { t } from '../../lib/t.tsx';
import { useWasNear } from '../../lib/use-was-near.ts';
import { lazyPart, Nothing } from '../../ui/lazy-part.tsx';

const [NewsletterForm] = lazyPart(
  async () => (await import('../../features/newsletter/newsletter-form.tsx')).NewsletterForm,
  Nothing,
);

const phone = '(width < 769px)';

const follow = (listener: () => void) => {
  const media = matchMedia(phone);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the screen is as narrow as a phone's; false on the server. */
const useIsPhone = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(phone).matches,
    () => false,
  );

/**
 * The newsletter form in the version for this screen (behavior.md#newsletter-form). Loaded when it is scrolled near.
 */
export const NewsletterBand = () => {
  const { ref, wasNear } = useWasNear<HTMLElement>();
  const layout = useIsPhone() ? 'phone' : 'desktop';
  return (
    <section
      ref={ref}
      className="page-margins mt-16 -mb-22 grid gap-8 bg-tint py-14 md:mt-24 md:grid-cols-[1fr_minmax(320px,480px)] md:items-center md:py-20"
      aria-label={t('titles.verifySubscription')}
    >
      <div>
        <h2 className="type-title text-balance">{t('newsletter.heading')}</h2>
        <p className="mt-4 max-w-[60ch] text-ink-2">{t('newsletter.intro')}</p>
      </div>
      <div className="min-h-24">{wasNear && <NewsletterForm key={layout} layout={layout} />}</div>
    </section>
  );
};

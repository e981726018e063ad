import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { shareFavorites } from '@wearfolio/contracts/favorites';
import { type shareActions, sharedListMax } from '@wearfolio/contracts/limits';
import { useEffect, useRef, useState } from 'react';
import { generatePath } from 'react-router-dom';
import { call } from '../../../lib/api-client.ts';
import { marketPath } from '../../../lib/market.ts';
import { t } from '../../../lib/t.tsx';
import { TextButton } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { shareQuery } from '../api.ts';
import { sharedListRoute } from '../routes.ts';

type Action = (typeof shareActions)[number];

const useShare = (customerId: number) => {
  const client = useQueryClient();
  const query = shareQuery(customerId);
  const { data: address } = useQuery(query);
  const { mutate, isPending } = useMutation({
    mutationFn: (action: Action) => call(shareFavorites, { body: { action } }),
    onSuccess: ({ data }, action) => {
      client.setQueryData(query.queryKey, data.address);
      showToast({ text: action === 'publish' ? t('favorites.published') : t('favorites.withdrawn') });
    },
    onError: ({ message }) => showToast({ text: message, kind: 'error' }),
  });
  return { address, change: mutate, isPending };
};

const copy = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ text: t('favorites.linkCopied') });
  } catch {
    showToast({ text: t('favorites.linkNotCopied'), kind: 'error' });
  }
};

/** After the reply, moves the focus from a removed button to its replacement. */
const useFocusAfter = (isPending: boolean) => {
  const place = useRef<HTMLDivElement>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    if (wasPending.current && !isPending && document.activeElement === document.body) {
      const control = place.current?.querySelector<HTMLElement>('input, button');
      (control ?? place.current)?.focus();
    }
    wasPending.current = isPending;
  }, [isPending]);
  return place;
};

type OfferProps = { isPending: boolean; onPublish: () => void };

/** Publishing needs two presses; the first explains the effect. */
const ShareOffer = ({ isPending, onPublish }: OfferProps) => {
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking) return <TextButton onClick={() => setIsAsking(true)}>{t('favorites.shareList')}</TextButton>;
  return (
    <section aria-label={t('favorites.shareList')} className="max-w-full text-ink-2">
      <p id="share-meaning">{t('favorites.shareIntro')}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-5">
        <TextButton
          className="text-ink"
          aria-describedby="share-meaning"
          disabled={isPending}
          autoFocus
          onClick={onPublish}
        >
          {t('favorites.createLink')}
        </TextButton>
        <TextButton className="text-ink" disabled={isPending} onClick={() => setIsAsking(false)}>
          {t('ui.cancel')}
        </TextButton>
      </div>
    </section>
  );
};

type Props = {
  customerId: number;
  /** The number of favorites, once known. */
  count: number | undefined;
};

/**
 * Publishes the favorites under a secret address, shows that they are public, and withdraws them. An empty list cannot
 * be published.
 */
export const ShareList = ({ customerId, count = 0 }: Props) => {
  const { address, change, isPending } = useShare(customerId);
  const place = useFocusAfter(isPending);
  if (address === undefined || (address === null && count === 0)) {
    return <div ref={place} tabIndex={-1} className="h-11" />;
  }
  if (address === null) {
    return (
      <div ref={place}>
        <ShareOffer isPending={isPending} onPublish={() => change('publish')} />
      </div>
    );
  }
  const link = new URL(marketPath() + generatePath(sharedListRoute, { address }), window.location.origin).href;
  return (
    <section ref={place} aria-label={t('favorites.publicList')} className="max-w-full text-ink-2">
      <p>{count > sharedListMax ? t('favorites.newestSeen', { sharedListMax }) : t('favorites.listSeen')}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-5">
        <input
          className="type-field h-10 min-w-0 max-w-full flex-[1_1_16rem] border border-line-2 bg-surface px-3 text-ink md:text-[0.8125rem]"
          aria-label={t('favorites.linkPublicList')}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <TextButton className="text-ink" onClick={() => void copy(link)}>
          {t('favorites.copy')}
        </TextButton>
        <TextButton className="text-ink" disabled={isPending} onClick={() => change('withdraw')}>
          {t('favorites.withdraw')}
        </TextButton>
      </div>
    </section>
  );
};

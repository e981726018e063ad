import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nameOf } from '../../../lib/name-of.ts';
import { wornName } from '../../../lib/size-name.ts';
import { t } from '../../../lib/t.tsx';
import { useSession } from '../../../session/session.ts';
import { TextButton } from '../../../ui/button.tsx';
import { FailedLoad } from '../../../ui/failed-load.tsx';
import { lazyOverlay } from '../../../ui/lazy-part.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { mySizesQuery } from './use-my-sizes.ts';

const [MySizes, prepare] = lazyOverlay(async () => (await import('./my-sizes.tsx')).MySizes);

/** The sizes in a customer's profile, with a button to change them. */
export const MySizesSummary = () => {
  const { userDetails } = useSession();
  const { data, error, refetch } = useQuery(mySizesQuery(userDetails?.id));
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  if (!data && error) return <FailedLoad onRetry={refetch} />;
  if (!data) return <Spinner />;
  return (
    <>
      {data.length === 0 && <p className="text-ink-2">{t('sizes.none')}</p>}
      <ul className="figures">
        {data.map(({ wear, name, size }) => (
          <li key={wear} className="py-1">
            {t('sizes.kindAndSize', { kind: nameOf(name), size: wornName(size) })}
          </li>
        ))}
      </ul>
      <TextButton
        className="mt-2"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setUsed(true);
          setOpen(true);
        }}
      >
        {data.length === 0 ? t('sizes.addSizes') : t('sizes.edit')}
      </TextButton>
      {isUsed && <MySizes isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
};

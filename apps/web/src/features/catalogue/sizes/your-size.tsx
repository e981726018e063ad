import { useState } from 'react';
import { wornName } from '../../../lib/size-name.ts';
import { t } from '../../../lib/t.tsx';
import { lazyOverlay } from '../../../ui/lazy-part.tsx';

const [MySizes, prepare] = lazyOverlay(async () => (await import('./my-sizes.tsx')).MySizes);

/** The shopper's size, beside the label Size; pressing it opens the form. */
export const YourSize = ({ worn }: { worn: string | null }) => {
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  return (
    <>
      <button
        type="button"
        className="type-small min-h-11 text-end text-ink-2 hover:underline md:min-h-6"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setUsed(true);
          setOpen(true);
        }}
      >
        {worn ? t('sizes.yours', { worn: wornName(worn) }) : t('sizes.whatIsMine')}
      </button>
      {isUsed && <MySizes isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
};

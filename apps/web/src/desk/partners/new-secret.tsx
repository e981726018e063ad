import { useEffect, useRef } from 'react';
import { t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';

/** A key or secret that was just made, and the name of what it belongs to. */
export type MadeSecret = { name: string; secret: string };

type Props = { title: string; hint: string; secret: string; onDone: () => void };

/** A key or secret, shown once, until the reader confirms that it is stored. */
export const NewSecret = ({ title, hint, secret, onDone }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => showToast({ text: t('desk.parts.copied') }),
      () => showToast({ text: t('desk.partners.copyByHand'), kind: 'error' }),
    );
  return (
    <section className="mb-10 max-w-180 border border-line p-5">
      <h2 ref={heading} tabIndex={-1} className="type-small-heading">
        {title}
      </h2>
      <p className="mt-2 text-ink-2">{hint}</p>
      <p className="mt-4 border-y border-line py-4 wrap-anywhere">
        <code>{secret}</code>
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button size="float" onClick={onDone}>
          {t('desk.partners.saved')}
        </Button>
        <Button look="outlined" size="float" onClick={() => void copy()}>
          {t('desk.parts.copy')}
        </Button>
      </div>
    </section>
  );
};

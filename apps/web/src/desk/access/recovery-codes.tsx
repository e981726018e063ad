import { useEffect, useRef } from 'react';
import { t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';

/** Recovery codes, shown once, until the reader confirms that they are stored. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => showToast({ text: t('desk.parts.copied') }),
      () => showToast({ text: t('desk.access.copyHint'), kind: 'error' }),
    );
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="type-small-heading">
        {t('desk.access.recoveryCodes')}
      </h2>
      <p className="mt-2 text-ink-2">{t('desk.access.codesIntro')}</p>
      <ul className="figures mt-4 grid grid-cols-1 gap-x-8 gap-y-1 border-y border-line py-4 font-medium sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onDone}>{t('desk.access.codesSaved')}</Button>
        <Button look="outlined" onClick={() => void copy()}>
          {t('desk.parts.copy')}
        </Button>
      </div>
    </section>
  );
};

import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';

/** Recovery codes, shown once, until the reader confirms that they are stored. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => showToast({ text: 'Copied' }),
      () => showToast({ text: 'Copy them by hand', kind: 'error' }),
    );
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="type-small-heading">
        Recovery codes
      </h2>
      <p className="mt-2 text-ink-2">
        Keep these codes somewhere other than your phone. Each works once. They are not shown again.
      </p>
      <ul className="figures mt-4 grid grid-cols-1 gap-x-8 gap-y-1 border-y border-line py-4 font-medium sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onDone}>I have saved them</Button>
        <Button look="outlined" onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </section>
  );
};

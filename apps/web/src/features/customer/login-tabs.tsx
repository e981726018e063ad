import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

const names = ['Login', 'Register'] as const;

const other = { Login: 'Register', Register: 'Login' } as const;

type Props = Record<(typeof names)[number], ReactNode>;

/** Spec 2, `/login`: two forms side by side; up to 768 pixels one at a time, under two tabs. */
export const LoginTabs = (forms: Props) => {
  const id = useId();
  const [shown, setShown] = useState<(typeof names)[number]>('Login');
  const tabs = useRef<HTMLDivElement>(null);
  const turn = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    setShown(other[shown]);
    tabs.current?.querySelector<HTMLElement>(`[aria-selected="false"]`)?.focus();
  };
  return (
    <>
      <div ref={tabs} className="mb-8 grid grid-cols-2 border-b border-line md:hidden" role="tablist" onKeyDown={turn}>
        {names.map((name) => (
          <button
            key={name}
            id={`${id}-${name}-tab`}
            type="button"
            role="tab"
            aria-selected={name === shown}
            aria-controls={`${id}-${name}`}
            tabIndex={name === shown ? 0 : -1}
            className="-mb-px h-12 border-b-2 border-transparent text-ink-2 aria-selected:border-ink aria-selected:font-medium aria-selected:text-ink"
            onClick={() => setShown(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="md:grid md:grid-cols-[minmax(0,420px)_1px_minmax(0,420px)] md:justify-center md:gap-12 lg:gap-24">
        {names.map((name, at) => (
          <section
            key={name}
            id={`${id}-${name}`}
            role="tabpanel"
            aria-labelledby={`${id}-${name}-tab`}
            className={`mx-auto w-full max-w-120 md:max-w-none ${name === shown ? '' : 'max-md:hidden'} ${at === 0 ? '' : 'md:col-start-3'}`}
          >
            {forms[name]}
          </section>
        ))}
        <div className="hidden bg-line md:col-start-2 md:row-start-1 md:block" aria-hidden="true" />
      </div>
    </>
  );
};

import { type ReactNode, useId, useState } from 'react';
import { TabList, TabPanel } from '../../../ui/tabs.tsx';

const names = ['Login', 'Register'] as const;

type Name = (typeof names)[number];

/** The two forms of `/login` (behavior.md#routes-table): side by side, or up to 768 px in two tabs. */
export const LoginTabs = (forms: Record<Name, ReactNode>) => {
  const id = useId();
  const [shown, setShown] = useState<Name>('Login');
  return (
    <>
      <TabList
        id={id}
        look="halves"
        tabs={names.map((name) => ({ value: name, label: name }))}
        current={shown}
        onChoose={setShown}
        isChosenByArrow
        className="mb-8 md:hidden"
      />
      <div className="md:grid md:grid-cols-[minmax(0,420px)_1px_minmax(0,420px)] md:justify-center md:gap-12 lg:gap-24">
        {names.map((name, at) => (
          <TabPanel
            key={name}
            id={id}
            value={name}
            className={`mx-auto w-full max-w-120 md:max-w-none ${name === shown ? '' : 'max-md:hidden'} ${at === 0 ? '' : 'md:col-start-3'}`}
          >
            {forms[name]}
          </TabPanel>
        ))}
        <div className="hidden bg-line md:col-start-2 md:row-start-1 md:block" aria-hidden="true" />
      </div>
    </>
  );
};

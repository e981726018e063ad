import { message } from '@wearfolio/messages/key';
import { type ReactNode, useId, useState } from 'react';
import { t } from '../../../lib/t.tsx';
import { TabList, TabPanel } from '../../../ui/tabs.tsx';

const names = { login: message('titles.login'), register: message('titles.signUp') } as const;

type Name = keyof typeof names;

const forms: readonly Name[] = ['login', 'register'];

/** The two forms of `/login` (behavior.md#routes-table): side by side, or up to 768 px in two tabs. */
export const LoginTabs = (shownForms: Record<Name, ReactNode>) => {
  const id = useId();
  const [shown, setShown] = useState<Name>('login');
  return (
    <>
      <TabList
        id={id}
        look="halves"
        tabs={forms.map((name) => ({ value: name, label: t(names[name]) }))}
        current={shown}
        onChoose={setShown}
        isChosenByArrow
        className="mb-8 md:hidden"
      />
      <div className="md:grid md:grid-cols-[minmax(0,420px)_1px_minmax(0,420px)] md:justify-center md:gap-12 lg:gap-24">
        {forms.map((name, at) => (
          <TabPanel
            key={name}
            id={id}
            value={name}
            className={`mx-auto w-full max-w-120 md:max-w-none ${name === shown ? '' : 'max-md:hidden'} ${at === 0 ? '' : 'md:col-start-3'}`}
          >
            {shownForms[name]}
          </TabPanel>
        ))}
        <div className="hidden bg-line md:col-start-2 md:row-start-1 md:block" aria-hidden="true" />
      </div>
    </>
  );
};

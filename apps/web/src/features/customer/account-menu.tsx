import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSession } from '../../session/session.ts';
import type { AccountPaths } from './account-links.tsx';

const load = () => import('./account-popover.tsx');
const AccountPopover = lazy(async () => ({ default: (await load()).AccountPopover }));

type Props = {
  paths: AccountPaths;
  /** What the button shows. */
  children: ReactNode;
  className?: string;
};

/** The button of the account menu; there while somebody is signed in (spec 2, 'Page shell'). */
export const AccountMenu = ({ paths, children, className = '' }: Props) => {
  const { userDetails } = useSession();
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  if (!userDetails) return null;
  return (
    <span className="contents" data-dropdown-bar="">
      <button
        ref={setAnchor}
        type="button"
        className={`hit-44 ${className}`}
        aria-label="Account menu"
        aria-haspopup="dialog"
        aria-expanded={menu === 'open'}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setMenu(menu === 'open' ? 'closed' : 'open')}
      >
        {children}
      </button>
      {menu !== 'unused' && (
        <Suspense fallback={null}>
          <AccountPopover paths={paths} anchor={anchor} isOpen={menu === 'open'} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
    </span>
  );
};

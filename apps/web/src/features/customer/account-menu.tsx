import { type ReactNode, useState } from 'react';
import { useSession } from '../../session/session.ts';
import { lazyPart, NotLoaded } from '../../ui/lazy-part.tsx';
import type { AccountPaths } from './account-links.tsx';

const [AccountPopover, prepare] = lazyPart(
  async () => (await import('./account-popover.tsx')).AccountPopover,
  NotLoaded,
);

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
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setMenu(menu === 'open' ? 'closed' : 'open')}
      >
        {children}
      </button>
      {menu !== 'unused' && (
        <AccountPopover paths={paths} anchor={anchor} isOpen={menu === 'open'} onClose={() => setMenu('closed')} />
      )}
    </span>
  );
};

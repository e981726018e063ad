import type { ReactNode } from 'react';
import { t } from '../../../lib/t.tsx';
import { useSession } from '../../../session/session.ts';
import { lazyOverlay } from '../../../ui/lazy-part.tsx';
import { PopoverButton } from '../../../ui/overlay/popover-button.tsx';
import type { AccountPaths } from './account-links.tsx';

const [AccountPopover, prepare] = lazyOverlay(async () => (await import('./account-popover.tsx')).AccountPopover);

type Props = {
  paths: AccountPaths;
  /** The content of the button. */
  children: ReactNode;
  className?: string;
};

/** The button of the account menu, for signed-in customers (behavior.md#shell-account). */
export const AccountMenu = ({ paths, children, className = '' }: Props) => {
  const { userDetails } = useSession();
  if (!userDetails) return null;
  return (
    <PopoverButton
      label={t('customer.accountMenu')}
      className={className}
      prepare={prepare}
      popover={(hanging) => <AccountPopover paths={paths} {...hanging} />}
    >
      {children}
    </PopoverButton>
  );
};

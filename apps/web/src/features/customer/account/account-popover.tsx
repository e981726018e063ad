import { t } from '../../../lib/t.tsx';
import { Dropdown } from '../../../ui/overlay/dropdown.tsx';
import type { Hanging } from '../../../ui/overlay/popover-button.tsx';
import { AccountLinks, type AccountPaths } from './account-links.tsx';

type Props = Hanging & { paths: AccountPaths };

/** The account menu below its button. */
export const AccountPopover = ({ paths, anchor, isOpen, onClose }: Props) => (
  <Dropdown
    label={t('customer.account')}
    anchor={anchor}
    align="end"
    className="w-56 py-2"
    isOpen={isOpen}
    onClose={onClose}
  >
    <AccountLinks
      paths={paths}
      rowClass="flex min-h-11 w-full items-center px-5 hover:bg-tint"
      onLeave={onClose}
      onSignOut={onClose}
    />
  </Dropdown>
);

import type { Menu } from '../../features/catalogue/use-categories.ts';
import { t } from '../../lib/t.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { OverlayButton } from './overlay-button.tsx';
import { SearchButton } from './search/search-button.tsx';

const [MobileMenu, prepare] = lazyOverlay(async () => (await import('./mobile-menu.tsx')).MobileMenu);

/** The menu and the search of phones, each behind a button. */
export const PhoneButtons = ({ entries }: { entries: Menu }) => (
  <div className="-ms-3 flex md:hidden">
    <OverlayButton
      label={t('shell.menu')}
      name="menu"
      prepare={prepare}
      overlay={(covering) => <MobileMenu entries={entries} {...covering} />}
    >
      <Icon name="menu" />
    </OverlayButton>
    <SearchButton />
  </div>
);

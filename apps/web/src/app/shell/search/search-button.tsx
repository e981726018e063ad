import { t } from '../../../lib/t.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { lazyOverlay } from '../../../ui/lazy-part.tsx';
import { OverlayButton } from '../overlay-button.tsx';

const [SearchScreen, prepare] = lazyOverlay(async () => (await import('./search-screen.tsx')).SearchScreen);

/** Opens the search on screens without room for a field. */
export const SearchButton = ({ className = '' }: { className?: string }) => (
  <OverlayButton
    label={t('ui.search')}
    name="search"
    className={className}
    prepare={prepare}
    overlay={(covering) => <SearchScreen {...covering} />}
  >
    <Icon name="search" />
  </OverlayButton>
);

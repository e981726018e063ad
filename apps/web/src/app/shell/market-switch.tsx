import { useLocation } from 'react-router-dom';
import { settings } from '../../lib/settings.ts';
import { t } from '../../lib/t.tsx';
import { keepChosenMarket } from './market-choice.ts';

/** The address of this page in another market: the same page, filters and order. */
export const useAddressIn = (): ((prefix: string) => string) => {
  const { pathname, search } = useLocation();
  return (prefix) => (prefix === '' ? pathname : `/${prefix}${pathname === '/' ? '' : pathname}`) + search;
};

/**
 * The countries and languages of the shop. Another market is another page with its own scripts, so its links load it
 * (behavior.md#markets-prefix).
 */
export const MarketSwitch = () => {
  const addressIn = useAddressIn();
  const { markets = [], market: current } = settings;
  if (markets.length < 2) return null;
  return (
    <nav aria-label={t('shell.market')}>
      <ul className="flex flex-wrap gap-x-5">
        {markets.map(({ prefix, language, name }) => (
          <li key={prefix}>
            <a
              href={addressIn(prefix)}
              lang={language}
              hrefLang={language}
              aria-current={prefix === current ? 'true' : undefined}
              className="group inline-flex min-h-11 items-center hover:text-ink aria-[current]:text-ink md:min-h-7"
              onClick={() => keepChosenMarket(prefix)}
            >
              <span className={prefix === current ? 'underlined' : 'border-b border-clear pb-0.5'}>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

import { useState } from 'react';
import { settings } from '../../lib/settings.ts';
import { t } from '../../lib/t.tsx';
import { Icon } from '../../ui/icon.tsx';
import { keepChosenMarket, marketToSuggest, readChosenMarket } from './market-choice.ts';
import { useAddressIn } from './market-switch.tsx';

/**
 * Suggests the market that the shopper chose before, or that has the language of the browser. Nobody is redirected
 * (behavior.md#markets-prefix).
 */
export const MarketSuggestion = () => {
  const { markets = [], market: current = '' } = settings;
  const addressIn = useAddressIn();
  const [suggested, setSuggested] = useState(() =>
    marketToSuggest(markets, current, { languages: navigator.languages, chosen: readChosenMarket() }),
  );
  if (!suggested) return null;
  const stay = () => {
    keepChosenMarket(current);
    setSuggested(null);
    // The button disappears with the focus on it.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <aside
      aria-label={t('shell.market')}
      className="fixed inset-x-0 bottom-0 z-(--z-header) flex min-h-14 items-center gap-4 border-t border-line bg-paper px-(--margin)"
    >
      <p className="min-w-0" lang={suggested.language}>
        {suggested.suggestion}
      </p>
      <a
        href={addressIn(suggested.prefix)}
        lang={suggested.language}
        hrefLang={suggested.language}
        className="inline-flex min-h-11 shrink-0 items-center font-medium"
        onClick={() => keepChosenMarket(suggested.prefix)}
      >
        <span className="underlined">{suggested.action}</span>
      </a>
      <button type="button" className="hit-44 -me-3 ms-auto shrink-0" aria-label={t('ui.close')} onClick={stay}>
        <Icon name="cross" size={14} />
      </button>
    </aside>
  );
};

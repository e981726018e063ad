import { withConnection } from '@wearfolio/catalogue/connection';
import { readMarketLines } from '@wearfolio/catalogue/figures/market-list';
import type { Market } from '@wearfolio/contracts/content/markets';
import type { MarketState } from '@wearfolio/contracts/desk-markets';
import { missingIn } from '@wearfolio/messages/compile';
import type { Locale } from '@wearfolio/messages/locales';
import { nameOfMarket } from '../../http/plugins/markets.ts';
import { toDo } from '../language.ts';

type Asked = { markets: readonly Market[]; shopCurrency: string; locale: Locale };

/** The markets with their launch lists. */
export const listMarketStates = (
  databaseUrl: string,
  { markets, shopCurrency, locale }: Asked,
): Promise<MarketState[]> =>
  withConnection(databaseUrl, async (db) => {
    const states: MarketState[] = [];
    for (const market of markets) {
      const { prefix, country, language, currency } = market;
      const lines = await readMarketLines(db, market, { shopCurrency, missingTexts: missingIn(language).length });
      states.push({
        ...{ prefix, country, language, currency },
        name: nameOfMarket(market),
        lines: lines.map((line) => toDo(line, locale)),
      });
    }
    return states;
  });

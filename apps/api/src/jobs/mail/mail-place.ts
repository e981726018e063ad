import { withConnection } from '@wearfolio/catalogue/connection';
import { readShown } from '@wearfolio/catalogue/content/shop-identity';
import { marketsKey } from '@wearfolio/contracts/content/content-body';
import { marketsDraft, pathOfMarket } from '@wearfolio/contracts/content/markets';
import { defaultLocale, type Locale } from '@wearfolio/messages/locales';
import type { TaskContext } from '../task.ts';

/** Where the links of a mail lead, and its language. */
export type MailPlace = { origin: string; locale: Locale };

/**
 * The pages and the language of a customer's market (behavior.md#markets-prefix). For a market that was removed, those
 * of the first.
 */
export const findPlace = async (
  { databaseUrl, publicUrl }: Pick<TaskContext, 'databaseUrl' | 'publicUrl'>,
  prefix: string,
): Promise<MailPlace> => {
  const first: MailPlace = { origin: publicUrl, locale: defaultLocale };
  if (prefix === '') return first;
  const { data } = marketsDraft.safeParse(await withConnection(databaseUrl, (db) => readShown(db, marketsKey)));
  const market = data?.markets.find((one) => one.prefix === prefix);
  return market ? { origin: publicUrl + pathOfMarket(market), locale: market.language } : first;
};

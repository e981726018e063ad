import type { FeedNews } from '@wearfolio/database/jobs';
import { dayIn } from '@wearfolio/messages/day';
import type { Translate } from '@wearfolio/messages/key';
import { languageNameOf } from '@wearfolio/messages/language-name';
import type { Locale } from '@wearfolio/messages/locales';
import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';

/** How a feed is: failed fetches in a row, whether the last one lacked many products, and what waits for a decision. */
export type FeedHealth = {
  store: string;
  /** That of a feed that only gives texts; null for the store's own feed. */
  language: string | null;
  products: number;
  failures: number;
  /** The reason of the last fetch if it failed. */
  reason: string | null;
  held: number;
  unmapped: number;
  goodAt: Date | null;
};

type Words = { t: Translate; locale: Locale };

const smallPrint = (t: Translate) => [{ text: t('mails.feedMailsReason') }];

/** The store, with the language of its texts. */
const nameOf = (t: Translate, { store, language }: FeedHealth): string =>
  language === null ? store : t('mails.feedInLanguage', { store, language: languageNameOf(language) });

const stays = ({ t, locale }: Words, { goodAt, language }: FeedHealth): string => {
  if (language !== null) return t('mails.textsStay');
  return goodAt ? t('mails.productsUnchanged', { goodAt: dayIn(locale, goodAt) }) : t('mails.neverImported');
};

const succeeded = (t: Translate, { products, language }: FeedHealth): string =>
  language === null ? t('mails.feedSucceeded', { products }) : t('mails.textsSucceeded', { products });

const doubtsOf = (t: Translate, { held, unmapped }: FeedHealth): string => {
  const prices = held > 0 ? t('mails.pricesWait', { held }) : '';
  const values = unmapped > 0 ? t('mails.valuesNotMapped', { unmapped }) : '';
  return prices !== '' && values !== '' ? t('mails.feedDoubts', { prices, values }) : prices + values;
};

const texts: Record<FeedNews, (words: Words, health: FeedHealth) => { title: string; paragraphs: string[] }> = {
  failed: ({ t, locale }, health) => ({
    title: t('mails.feedFailedTwice', { store: nameOf(t, health) }),
    paragraphs: [t('mails.feedReason', { reason: health.reason ?? t('mails.unknown') }), stays({ t, locale }, health)],
  }),
  short: ({ t, locale }, health) => ({
    title: t('mails.feedLacksManyProducts', { store: nameOf(t, health) }),
    paragraphs: [
      t('mails.feedNotImported', { reason: health.reason ?? t('mails.unknown') }),
      stays({ t, locale }, health),
    ],
  }),
  doubts: ({ t }, health) => ({
    title: t('mails.feedDoubtsTitle', { store: health.store }),
    paragraphs: [t('mails.afterLastImport', { health: doubtsOf(t, health) })],
  }),
  well: ({ t }, health) => ({
    title: t('mails.feedWellTitle', { store: nameOf(t, health) }),
    paragraphs: [succeeded(t, health)],
  }),
};

/** Tells staff what changed with a store's feed. `href` is its page at the desk. */
export const feedNewsMail = (news: FeedNews, health: FeedHealth, href: string): Mail =>
  renderMail(({ t, locale }) => {
    const { title, paragraphs } = texts[news]({ t, locale }, health);
    return {
      subject: title,
      preheader: paragraphs[0] ?? '',
      title,
      paragraphs,
      action: { label: t('mails.openStore'), href },
      smallPrint: smallPrint(t),
    };
  });

/** The most feeds that the weekly mail lists; those that failed come first. */
const mostListed = 100;

const lineOf = ({ t, locale }: Words, health: FeedHealth): string => {
  const { products, reason, goodAt } = health;
  const state = goodAt ? t('mails.importedOn', { goodAt: dayIn(locale, goodAt) }) : t('mails.notImportedYet');
  const said = [reason && t('mails.feedFetchFailed', { reason }), doubtsOf(t, health)];
  return said
    .filter((doubts): doubts is string => Boolean(doubts))
    .reduce(
      (line, doubts) => t('mails.feedLineWithDoubts', { line, doubts }),
      t('mails.feedLine', { store: nameOf(t, health), products, state }),
    );
};

/** Tells staff how all scheduled feeds are. `href` is the list at the desk. */
export const feedsWeekMail = (feeds: readonly FeedHealth[], href: string): Mail =>
  renderMail(({ name, t, locale }) => {
    const failing = feeds.filter(({ failures }) => failures > 0).length;
    const title =
      failing === 0
        ? t('mails.feedsWell', { count: feeds.length })
        : t('mails.feedsFailed', { failing, count: feeds.length });
    return {
      subject: `${name}: ${title}`,
      preheader: t('mails.feedsWeek'),
      title,
      paragraphs: feeds.slice(0, mostListed).map((health) => lineOf({ t, locale }, health)),
      action: { label: t('mails.openFeeds'), href },
      smallPrint: smallPrint(t),
    };
  });

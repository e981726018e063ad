import { favoriteWeight, halfLives } from '@wearfolio/contracts/popularity';
import { between, closeEnough, variedPlaces } from '@wearfolio/listing-index/vary';
import { freshFor, weights } from '@wearfolio/listing-index/weights';
import type { Translate } from '@wearfolio/messages/key';
import { adultBonus } from './search.ts';

const listOf = (items: readonly string[]): string =>
  `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;

const signalsOf = (t: Translate): readonly (readonly [weight: number, text: string])[] => [
  [weights.title.weight, t('ranking.inTitle')],
  [weights.category, t('ranking.inCategory')],
  [weights.names.weight, t('ranking.inNames')],
  [weights.details.weight, t('ranking.inDetails')],
  [weights.repeated.weight, t('ranking.repeated')],
  [weights.near, t('ranking.near')],
  [weights.phrase, t('ranking.phrase')],
  [weights.head, t('ranking.head')],
  [adultBonus, t('ranking.adult')],
  [weights.popularity, t('ranking.popular')],
  [weights.picture, t('ranking.picture')],
  [weights.freshness, t('ranking.fresh', { days: freshFor })],
];

/** The text of the ranking page from the shop's ranking parameters: content/standard/ranking.html. */
export const rankingText = (t: Translate): string => `<p>${t('ranking.intro')}</p>
<h2>${t('ranking.paidHead')}</h2>
<p>${t('ranking.paid')}</p>
<p>${t('ranking.collections')}</p>
<h2>${t('ranking.editorsHead')}</h2>
<p>${t('ranking.editors')}</p>
<h2>${t('ranking.listsHead')}</h2>
<p>${t('ranking.lists')}</p>
<h2>${t('ranking.searchHead')}</h2>
<p>${t('ranking.search')}</p>
${listOf(signalsOf(t).map(([weight, text]) => t('ranking.signal', { weight, text })))}
<p>${t('ranking.recent', { visitDays: halfLives.visit, factor: favoriteWeight, favoriteDays: halfLives.favorite })}</p>
<p>${t('ranking.varied', { places: variedPlaces, between, percent: Math.round((1 - closeEnough) * 100) })}</p>
<h2>${t('ranking.personalHead')}</h2>
<p>${t('ranking.personal')}</p>
<h2>${t('ranking.storesHead')}</h2>
<p>${t('ranking.stores')}</p>
`;

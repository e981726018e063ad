import { favoriteWeight, halfLives } from '@wearfolio/contracts/popularity';
import { between, closeEnough, variedPlaces } from '@wearfolio/listing-index/vary';
import { freshFor, weights } from '@wearfolio/listing-index/weights';
import { adultBonus } from './search.ts';

const listOf = (items: readonly string[]): string =>
  `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;

const signals: readonly (readonly [weight: number, text: string])[] = [
  [weights.title.weight, 'the word is in the title, less in longer titles'],
  [weights.category, 'the word names the category of the product'],
  [weights.names.weight, 'the word is in the name of the brand, store, category or color'],
  [weights.details.weight, 'the word is in the description or the material, less in longer texts'],
  [weights.repeated.weight, 'the word occurs more than once'],
  [weights.near, 'of each of the above, for another spelling or a synonym'],
  [weights.phrase, 'of the weight of two words that are side by side in the title'],
  [weights.head, 'of the weight of the word that names the product’s kind at the end of the title'],
  [adultBonus, 'the product is for adults, when the search does not mention children'],
  [weights.popularity, 'at most, for recent popularity, in ten steps'],
  [weights.picture, 'the product has a picture'],
  [weights.freshness, `at most, for newness; it halves after ${freshFor} days`],
];

/** The text of the ranking page from the shop's ranking parameters: content/standard/ranking.html. */
export const rankingText =
  (): string => `<p>This page explains how products are ordered in this shop. It is generated from the shop’s ranking parameters.</p>
<h2>Nobody can pay for a place</h2>
<p>Stores and brands can’t buy a better place. Some stores pay us a commission when you buy through our links. Listings and product pages say so. The commission changes neither the order nor the price.</p>
<p>We put together the collections on the home page, such as Editors Choice: by hand, or by a rule such as the newest products of different brands. Their pages say so. Nobody pays us for a place in them.</p>
<h2>What our editors place</h2>
<p>In the default order of a list or a search, our editors may put chosen products first, move products up, or move them to the end. Nobody pays us for that, either. It changes neither which products are found nor the filter counts, and it never shows a product that doesn’t match your filters. A collection put together by hand opens in our editors’ order. None of this applies when you sort by price, by price with delivery or by price drop.</p>
<h2>Lists of categories, brands and stores</h2>
<p>They start with the newest products, apart from those our editors place. You can also sort by price, by the price with delivery to the shop’s country, where products whose delivery cost is unknown come last, or by how much the price dropped in the last 30 days. When products tie, the one that has been in the shop longer comes first if you sort by price, price with delivery or price drop, and the newest one if you sort by newest.</p>
<h2>Search results</h2>
<p>Products that match more of your search come first. Among those, available products come before sold-out ones. Then a score decides. It is the sum of the following points. Rare words count more than common ones.</p>
${listOf(signals.map(([weight, text]) => `<b>${weight}</b>: ${text}`))}
<p>Recent popularity comes from daily totals without personal data. A visit to a store’s page counts half after ${halfLives.visit} days. A favorite counts ${favoriteWeight} times as much as a visit, and half after ${halfLives.favorite} days.</p>
<p>Among the first ${variedPlaces} products, a brand appears again only after ${between} products of other brands, if their scores are within ${Math.round((1 - closeEnough) * 100)} % of each other.</p>
<h2>Personalization</h2>
<p>The order is the same for everyone. If you enter your sizes, you can choose to see only what fits you. Nothing else about you changes a list.</p>
<h2>Products sold by several stores</h2>
<p>The product page lists the stores by price, lowest first, or by price with delivery if you choose so. Sold-out stores come last. The product’s card shows the lowest available price.</p>
`;

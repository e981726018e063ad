import { favoriteWeight, halfLives } from '@wearfolio/contracts/popularity';
import { between, closeEnough, variedPlaces } from '@wearfolio/listing/vary';
import { freshFor, weights } from '@wearfolio/listing/weights';
import { adultBonus } from './search.ts';

const listOf = (items: readonly string[]): string =>
  `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;

const signals: readonly (readonly [weight: number, text: string])[] = [
  [weights.title.weight, 'the word is in the title, less in longer titles'],
  [weights.category, 'the word names the category of the product'],
  [weights.names.weight, 'the word is in the name of the brand, store, category or color'],
  [weights.details.weight, 'the word is in the description or the material, less in longer texts'],
  [weights.repeated.weight, 'the word is there more than once'],
  [weights.near, 'of each of the above, for another spelling or a word that means the same'],
  [weights.phrase, 'of the weight of two words, where they stand side by side in the title'],
  [weights.head, 'of the weight of the word, where the title ends with the kind of product'],
  [adultBonus, 'the product is for adults, where the search says nothing of children'],
  [weights.popularity, 'at most, for what shoppers wanted lately, in ten steps'],
  [weights.picture, 'the product has a picture'],
  [weights.freshness, `at most, for newness, half after ${freshFor} days`],
];

/** The text of the page on ranking, from the parameters that the shop ranks by: content/standard/ranking.html. */
export const rankingText =
  (): string => `<p>This page says what decides the order of products in this shop. It is generated from the parameters that the shop ranks by.</p>
<h2>Nobody can pay for a place</h2>
<p>No store and no brand can buy a better place. Some stores pay us a commission when you buy after following a link of ours. Listings and product pages say so. It changes neither the order nor the price.</p>
<p>Collections of the home page, such as Editors Choice, are put together by us: by hand, or by a rule such as the newest products of different brands. Their pages say so. Nobody pays us for a place in them.</p>
<h2>What our editors place</h2>
<p>In a list or a search that opens in its usual order, our editors may put chosen products first, move products further up, or move them to the end. Nobody pays us for that, either. It changes neither which products are found nor the counts of the filters, and never puts a product where it does not meet your filters. A collection that was put together by hand opens in the order in which our editors put it. If you sort by price or by price drop, none of this counts.</p>
<h2>Lists of categories, brands and stores</h2>
<p>They begin with the newest products, apart from what our editors place. You can sort by price, or by how much the price dropped in the last 30 days. Of equal products, the one that the shop has known for longer comes first when you sort by price or drop, and the latest one when you sort by newness.</p>
<h2>Search results</h2>
<p>Products that meet more of what you asked for come first. Among those, available products come before sold-out ones. Then a score decides. It adds up what follows; words that few products have count more than words that many have.</p>
${listOf(signals.map(([weight, text]) => `<b>${weight}</b>: ${text}`))}
<p>What shoppers wanted lately comes from daily totals that hold nothing about who they were: a visitor of a store counts half after ${halfLives.visit} days, and a favorite counts ${favoriteWeight} times as much, half after ${halfLives.favorite} days.</p>
<p>Among the first ${variedPlaces} products, a brand comes again only after ${between} products of other brands, where their scores are within ${Math.round((1 - closeEnough) * 100)} % of each other.</p>
<h2>What is made for you</h2>
<p>The order is the same for everybody. If you tell us your sizes, you can choose to see only what fits you. Nothing else about you changes a list.</p>
<h2>Several stores with one product</h2>
<p>The product page lists the stores with the lowest price first; stores that are sold out come last. The card of the product shows the lowest available price.</p>
`;

import { type Match, type MatchDecision, type MatchedOffer, type MatchList, matchLists } from '../match-queries.ts';
import { type Html, html } from './html.ts';
import { type Notice, opsPage } from './page.ts';
import { pager, type Stretch } from './table.ts';
import { count, moment, oneLine } from './words.ts';

type Matches = {
  list: MatchList;
  counts: Record<MatchList, number>;
  matches: Stretch<Match>;
  currency: string;
  notice: Notice | undefined;
};

const words: Record<MatchList, { tab: string; hint: string; empty: string }> = {
  waiting: {
    tab: 'Waiting',
    hint: 'Offers of different stores whose evidence does not say for sure whether they are one product: the same model for the same people, in any color, size or width. Joined offers share a card and a page. What you decide outlives every import.',
    empty: 'No offers wait for a decision.',
  },
  decided: {
    tab: 'Decided',
    hint: 'Without your decision, these are again what their evidence says.',
    empty: 'Nobody decided about offers.',
  },
};

const priceOf = ({ price, retail }: MatchedOffer, currency: string): Html | null => {
  if (price === null) return html`<span class="quiet">no price</span>`;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const was = retail !== null && retail > price ? html` <s class="quiet">${format.format(retail / 100)}</s>` : null;
  return html`${format.format(price / 100)}${was}`;
};

const pictureOf = ({ image }: MatchedOffer): Html =>
  image === null
    ? html`<span class="picture empty-picture">No picture</span>`
    : html`<img class="picture" src="${image}" alt="" width="200" height="250" loading="lazy" />`;

const rawName = ({ name, title }: MatchedOffer): Html | null =>
  name === title ? null : html`<br /><span class="quiet">${oneLine(name)}</span>`;

const offersOf = ({ offers }: MatchedOffer): Html | null =>
  offers > 1 ? html`<br /><span class="quiet">with ${count(offers - 1)} more by now</span>` : null;

const offerOf = (offer: MatchedOffer, currency: string): Html => html`<div class="offer">${pictureOf(offer)}
<p><b>${offer.brand}</b><br /><a href="/product/${offer.id}/${offer.slug}">${offer.title}</a>${rawName(offer)}</p>
<p>${priceOf(offer, currency)}${offer.isInStock ? null : html` <span class="warn">sold out</span>`}<br />${offer.store}, <code>${offer.id}</code>${offersOf(offer)}</p></div>`;

const button = (decision: MatchDecision, text: string): Html =>
  html`<button name="decision" value="${decision}">${text}</button>`;

const verdictOf = ({ decision, at, score }: Match): Html => {
  if (decision === null) return html`Score ${(score ?? 0).toFixed(2)}`;
  const what = decision === 'join' ? 'Joined' : 'Kept apart';
  return html`${what}${at ? html` <time datetime="${at.toISOString()}">${moment(at)}</time>` : null}`;
};

const pairOf = (match: Match, { list, matches, currency }: Matches): Html => {
  const { first, second, reasons } = match;
  const buttons = list === 'waiting' ? [button('join', 'Join'), button('split', 'Keep apart')] : button('undo', 'Undo');
  return html`<li class="pair" aria-label="${first.title} of ${first.store}, and ${second.title} of ${second.store}">
${offerOf(first, currency)}
${offerOf(second, currency)}
<div class="verdict"><p><b>${verdictOf(match)}</b></p>
<ul>${reasons.map(({ text }) => html`<li>${text}</li>`)}</ul>
<form class="row" method="post" action="${`/ops/matches?list=${list}&page=${matches.page}`}"><input type="hidden" name="first" value="${first.id}" /><input type="hidden" name="second" value="${second.id}" />${buttons}</form></div>
</li>
`;
};

const tab = (one: MatchList, { list, counts }: Matches): Html =>
  html`<li><a href="/ops/matches?list=${one}"${one === list ? html` aria-current="true"` : null}>${words[one].tab} <span>${count(counts[one])}</span></a></li>`;

/** Pairs of offers that may be one product, side by side, and what ops decided of such. */
export const matchesPage = (page: Matches): string => {
  const { list, matches, notice } = page;
  const { hint, empty } = words[list];
  const pairs =
    matches.rows.length === 0
      ? html`<p class="empty">${empty}</p>`
      : html`<ul class="pairs">${matches.rows.map((match) => pairOf(match, page))}</ul>`;
  return opsPage({
    title: 'Matches',
    place: '/ops/matches',
    notice,
    main: html`<nav aria-label="Kinds of matches"><ul class="tabs">${matchLists.map((one) => tab(one, page))}</ul></nav>
<p class="quiet">${hint}</p>
${pairs}
${pager(`/ops/matches?list=${list}&page=`, matches)}`,
  });
};

import type { FeedNews } from '@wearfolio/database/jobs';
import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';

type Health = {
  store: string;
  products: number;
  failures: number;
  reason: string | null;
  held: number;
  unmapped: number;
  goodAt: Date | null;
};

const smallPrint = [{ text: 'You get these mails because you switched them on in your account at the desk.' }];

const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;

const day = (date: Date): string => date.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

const stays = ({ goodAt }: Health): string =>
  goodAt ? `Its products stay as they were on ${day(goodAt)}.` : 'It has not been imported yet.';

const doubtsOf = ({ held, unmapped }: Health): string =>
  [
    held > 0 ? count(held, 'price waits for a decision', 'prices wait for a decision') : '',
    unmapped > 0 ? count(unmapped, 'value is not mapped', 'values are not mapped') : '',
  ]
    .filter((text) => text !== '')
    .join(', ');

const texts: Record<FeedNews, (health: Health) => { title: string; paragraphs: string[] }> = {
  failed: (health) => ({
    title: `The feed of ${health.store} failed twice`,
    paragraphs: [`The reason: ${health.reason ?? 'unknown'}`, stays(health)],
  }),
  short: (health) => ({
    title: `The feed of ${health.store} lacks many products`,
    paragraphs: [`It was not imported: ${health.reason ?? 'unknown'}`, stays(health)],
  }),
  doubts: (health) => ({
    title: `The feed of ${health.store} has new doubts`,
    paragraphs: [`After its last import: ${doubtsOf(health)}.`],
  }),
  well: (health) => ({
    title: `The feed of ${health.store} is well again`,
    paragraphs: [
      `Its last fetch succeeded. The store has ${count(health.products, 'product', 'products')} in the shop.`,
    ],
  }),
};

/** Tells staff what changed with a store's feed. `href` is its page at the desk. */
export const feedNewsMail = (news: FeedNews, health: Health, href: string): Mail =>
  renderMail(() => {
    const { title, paragraphs } = texts[news](health);
    return {
      subject: title,
      preheader: paragraphs[0] ?? '',
      title,
      paragraphs,
      action: { label: 'Open the store', href },
      smallPrint,
    };
  });

/** The most feeds that the weekly mail lists; those that failed come first. */
const mostListed = 100;

const lineOf = (health: Health): string => {
  const state = health.reason ?? (health.goodAt ? `imported on ${day(health.goodAt)}` : 'not imported yet');
  const doubts = doubtsOf(health);
  return `${health.store}: ${count(health.products, 'product', 'products')}, ${state}${doubts === '' ? '' : `; ${doubts}`}`;
};

/** Tells staff how all scheduled feeds are. `href` is the list at the desk. */
export const feedsWeekMail = (feeds: readonly Health[], href: string): Mail =>
  renderMail(({ name }) => {
    const failing = feeds.filter(({ failures }) => failures > 0).length;
    const title =
      failing === 0
        ? `${count(feeds.length, 'feed is', 'feeds are')} well`
        : `${failing} of ${count(feeds.length, 'feed', 'feeds')} failed`;
    return {
      subject: `${name}: ${title}`,
      preheader: 'The feeds of the week',
      title,
      paragraphs: feeds.slice(0, mostListed).map(lineOf),
      action: { label: 'Open the feeds', href },
      smallPrint,
    };
  });

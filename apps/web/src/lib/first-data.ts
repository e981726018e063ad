import type { Endpoint, Input, Reply } from '@wearfolio/contracts/endpoint';
import { type FirstScreenData, nowhere } from '@wearfolio/contracts/first-screen';
import { addressOf } from './api-client.ts';
import { pageKeptAt } from './kept-at.ts';
import { pathInMarket } from './market.ts';

const blockId = 'first-data';

let replies: Map<string, unknown> | undefined;

/** Reads the replies that the server embedded in the page, by URL, and removes them. */
const readBlock = (): Map<string, unknown> => {
  const block = globalThis.document?.getElementById(blockId);
  block?.remove();
  return new Map(Object.entries(JSON.parse(block?.textContent ?? '{}')));
};

const asked = globalThis as { firstData?: Promise<FirstScreenData | undefined> };

/**
 * Fetches the replies of the first screen if they are not in the page. Returns false if the shop would render other
 * data by now or does not answer.
 */
export const receiveFirstData = async (): Promise<boolean> => {
  const made = document.querySelector<HTMLElement>('script[data-made]')?.dataset.made;
  if (made === undefined) return true;
  const sent = await asked.firstData;
  const isSame = sent?.made === made;
  replies = new Map(isSame ? Object.entries(sent.replies) : []);
  return isSame;
};

/** Sets the replies on the server, where there is no page to read. */
export const setReplies = (texts: Readonly<Record<string, string>>): void => {
  replies = new Map(Object.entries(texts).map(([address, text]) => [address, JSON.parse(text)]));
};

// The server sorts URL parameters by name.
const keyOf = (address: string): string => {
  const [path = '', query = ''] = address.split('?');
  return query === '' ? path : `${path}?${query.split('&').sort().join('&')}`;
};

/** When the embedded replies were made, in ms since 1970. Those of a kept page are stale, so they are asked for again. */
export const firstReplyMadeAt = pageKeptAt ?? performance.timeOrigin;

/** The embedded reply to a call, if any. Each is returned once. */
export const firstReply = <E extends Endpoint>(endpoint: E, input: Input<E>): Reply<E> | undefined => {
  replies ??= readBlock();
  const key = keyOf(addressOf(endpoint.url, input as Parameters<typeof addressOf>[1]));
  const reply = replies.get(key);
  replies.delete(key);
  return reply as Reply<E> | undefined;
};

const firstPath = globalThis.window && pathInMarket(globalThis.window.location.pathname);

/** Whether the server answered this path with 404. */
export const isNotFoundPage = (pathname: string): boolean => {
  replies ??= readBlock();
  return pathname === firstPath && replies.has(nowhere);
};

import type { Endpoint, Input, Reply } from '@wearfolio/contracts/endpoint';
import { type FirstScreenData, nowhere } from '@wearfolio/contracts/first-screen';
import { addressOf } from './api-client.ts';

const blockId = 'first-data';

let replies: Map<string, unknown> | undefined;

/** Takes the replies that the server wrote into the page out of it, by their addresses. */
const readBlock = (): Map<string, unknown> => {
  const block = globalThis.document?.getElementById(blockId);
  block?.remove();
  return new Map(Object.entries(JSON.parse(block?.textContent ?? '{}')));
};

const asked = globalThis as { firstData?: Promise<FirstScreenData | undefined> };

/**
 * Waits for the replies that the page's first screen was made of, where they are not in the page. Answers false where the shop
 * would make it of others by now, or does not answer.
 */
export const receiveFirstData = async (): Promise<boolean> => {
  const made = document.querySelector<HTMLElement>('script[data-made]')?.dataset.made;
  if (made === undefined) return true;
  const sent = await asked.firstData;
  const isSame = sent?.made === made;
  replies = new Map(isSame ? Object.entries(sent.replies) : []);
  return isSame;
};

/** Says what the replies are where there is no page to read them from: on the server, as the API wrote them. */
export const giveReplies = (texts: Readonly<Record<string, string>>): void => {
  replies = new Map(Object.entries(texts).map(([address, text]) => [address, JSON.parse(text)]));
};

// The server writes addresses with their parameters in alphabetical order.
const keyOf = (address: string): string => {
  const [path = '', query = ''] = address.split('?');
  return query === '' ? path : `${path}?${query.split('&').sort().join('&')}`;
};

/** When the replies of `firstReply` were made, in milliseconds since 1970. */
export const firstReplyMadeAt = performance.timeOrigin;

/** The reply to a call that came with the page, if it did; each is handed out once. */
export const firstReply = <E extends Endpoint>(endpoint: E, input: Input<E>): Reply<E> | undefined => {
  replies ??= readBlock();
  const key = keyOf(addressOf(endpoint.url, input as Parameters<typeof addressOf>[1]));
  const reply = replies.get(key);
  replies.delete(key);
  return reply as Reply<E> | undefined;
};

const firstPath = globalThis.window?.location.pathname;

/** Whether the server said of the page at this path that it leads nowhere. */
export const isNowhere = (pathname: string): boolean => {
  replies ??= readBlock();
  return pathname === firstPath && replies.has(nowhere);
};

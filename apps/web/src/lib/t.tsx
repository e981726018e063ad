import type { Key } from '@wearfolio/messages/english';
import type { Message, TagsOf, Translate, ValuesOf } from '@wearfolio/messages/key';
import { find } from '@wearfolio/messages/lookup';
import { print, type Values } from '@wearfolio/messages/print';
import { Fragment, type ReactNode } from 'react';
import { locale } from './locale.ts';

/** The text of a message in the language of the page: `t('favorites.removed')` (docs/decisions/0057-messages-stand-in-scripts.md). */
export const t: Translate = (key, ...[values]) => print(locale, find(locale, key as Key), values as Values | undefined);

/** Words for screen readers only, as an element of `rich`. */
export const srOnly = (words: string): ReactNode => <span className="sr-only">{words}</span>;

type Elements<K extends Key> = { readonly [tag in TagsOf<K>]: (words: string) => ReactNode };

const element = /<(\w+)(?:\/>|>(.*?)<\/\1>)/g;

// A private character stands in for what begins a tag in a value, such as the title of a product.
const standIn = '\ue001';

const withoutTags = (values: Readonly<Record<string, unknown>>): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'function' ? [] : [[name, typeof value === 'string' ? value.replaceAll('<', standIn) : value]],
    ),
  ) as Values;

const withTags = (text: string): string => text.replaceAll(standIn, '<');

/**
 * The text of a message with elements in it: for `Or <link>search</link>`, `link` makes the link of its words. An
 * element without words is written `<price/>`.
 */
export const rich = <K extends Key>(key: K | Message<K>, values: ValuesOf<K> & Elements<K>): ReactNode => {
  const given: Readonly<Record<string, unknown>> = values;
  const text = print(locale, find(locale, key as Key), withoutTags(given));
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: tag = '', 2: words = '', index } of text.matchAll(element)) {
    const make = given[tag] as ((words: string) => ReactNode) | undefined;
    parts.push(withTags(text.slice(end, index)), <Fragment key={index}>{make?.(withTags(words))}</Fragment>);
    end = index + whole.length;
  }
  return [...parts, withTags(text.slice(end))];
};

import type { English, Key } from './english.ts';

type UpTo<Text extends string, Mark extends string> = Text extends `${infer Before}${Mark}${string}` ? Before : Text;

/** What stands before a branch, in `{count, plural, one {item} other {items}}`. */
type Branch = `${string}${'zero' | 'one' | 'two' | 'few' | 'many' | 'other' | 'true' | 'false'} `;

type Names<Text extends string> = Text extends `${infer Before}{${infer Rest}`
  ? (Before extends Branch ? never : Exclude<UpTo<UpTo<UpTo<Rest, '}'>, ','>, '{'>, ''>) | Names<Rest>
  : never;

type Tags<Text extends string> = Text extends `${string}<${infer Tag}>${infer Rest}`
  ? (Tag extends `/${string}` ? never : UpTo<Tag, '/'>) | Tags<Rest>
  : never;

/** The values that a message takes: numbers where it counts or formats them. */
export type ValuesOf<K extends Key> = { readonly [name in Names<English[K]>]: string | number };

/** The names of the elements within a message: `link` in `Or <link>search</link>`. */
export type TagsOf<K extends Key> = Tags<English[K]>;

declare const keyed: unique symbol;

/** A message that is looked up later, such as the name of a tab in a list of tabs. */
export type Message<K extends Key = Key> = { readonly [keyed]: K };

/**
 * Names a message without looking it up, for a constant of a module: a module is loaded once, and the server shows it in
 * many languages. A page of another language holds the message itself at this place (docs/decisions/0057-messages-stand-in-scripts.md).
 */
export const message = <const K extends Key>(key: K): Message<K> => key as unknown as Message<K>;

type Arguments<K extends Key> = [Names<English[K]>] extends [never] ? [] : [values: ValuesOf<K>];

/** Gives the text of a message in one language. Without a DOM, so that it serves pages, mails and replies. */
export type Translate = <K extends Key>(key: K | Message<K>, ...values: Arguments<K>) => string;

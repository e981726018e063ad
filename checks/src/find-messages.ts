import { parseSync } from '@swc/core';

/** A fault of a message or its use, at a file. */
export type Fault = { path: string; fault: string };

const branch = /(?:zero|one|two|few|many|other|true|false) $/;

/** The values of a message as the types of packages/messages/src/key.ts read them. */
const typedValues = (text: string): string[] => {
  const parts = text.split('{');
  return parts.slice(1).flatMap((rest, at) => {
    const name = rest.split(/[},]/)[0] ?? '';
    return branch.test(parts[at] ?? '') || name === '' ? [] : [name];
  });
};

type Part = string | readonly [name: string, kind?: string, cases?: Readonly<Record<string, unknown>>];

/** The values of a compiled message. */
const realValues = (compiled: unknown): string[] => {
  if (!Array.isArray(compiled)) return [];
  return (compiled as Part[]).flatMap((part) => {
    if (typeof part === 'string') return [];
    const [name, , cases] = part;
    return [name, ...(typeof cases === 'object' ? Object.values(cases).flatMap(realValues) : [])];
  });
};

const listed = (names: readonly string[]): string => [...new Set(names)].sort().join(', ');

/** What is wrong with one message; null if nothing. */
export const faultOf = (room: string, key: string, text: string, compile: (text: string) => unknown): string | null => {
  if (!new RegExp(`^${room}\\.[a-z][A-Za-z0-9]*$`).test(key)) return `${key} is not a name of the room ${room}`;
  if (text !== text.trim()) return `${key} begins or ends with a space`;
  try {
    const [typed, real] = [listed(typedValues(text)), listed(realValues(compile(text)))];
    return typed === real ? null : `${key} has the values ${real}, but the types see ${typed}`;
  } catch (error) {
    return `${key} is no ICU message: ${error instanceof Error ? error.message : error}`;
  }
};

const tagsOf = (text: string): string => listed(text.match(/<\/?\w+\/?>/g) ?? []);

const category = /^(?:zero|one|two|few|many|other)$/;

/** The categories of each plural of a compiled message, listed. */
const pluralsOf = (compiled: unknown): string[] => {
  if (!Array.isArray(compiled)) return [];
  return (compiled as Part[]).flatMap((part) => {
    const [, kind, cases] = typeof part === 'string' ? [] : part;
    if (typeof cases !== 'object') return [];
    const own = kind === 'plural' ? [listed(Object.keys(cases).filter((name) => category.test(name)))] : [];
    return [...own, ...Object.values(cases).flatMap(pluralsOf)];
  });
};

/** A plural of a message that is not in the forms of its language, which are in Polish one, few, many and other. */
const pluralFaultOf = (language: string, compiled: unknown): string | null => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const wrong = pluralsOf(compiled).find((forms) => forms !== listed(pluralCategories));
  return wrong === undefined ? null : `has the plural forms ${wrong} instead of ${listed(pluralCategories)}`;
};

type Texts = { english: string; text: string; language: string };

/** What a translation lacks or adds beside its English text; null if nothing. */
export const differenceOf = ({ english, text, language }: Texts, compile: (text: string) => unknown): string | null => {
  if (text !== text.trim()) return 'begins or ends with a space';
  if (tagsOf(text) !== tagsOf(english)) return `has the elements ${tagsOf(text)} instead of ${tagsOf(english)}`;
  const compiled = compile(text);
  const [own, other] = [compiled, compile(english)].map((one) => listed(realValues(one)));
  return own === other ? pluralFaultOf(language, compiled) : `has the values ${own} instead of ${other}`;
};

/** What is wrong with the rows of a table of a language, beside the English texts that it should have. */
export const tableFaultsOf = (
  rows: readonly (readonly [english: string, own: string])[],
  needed: Set<string>,
): string[] => {
  const named = new Map(rows);
  const valuesOf = (text: string): string => listed(text.match(/\{\w+\}/g) ?? []);
  return [
    ...[...needed].filter((english) => !named.has(english)).map((english) => `lacks ${english}`),
    ...rows.flatMap(([english, own], at) => {
      if (own.trim() === '' || own !== own.trim()) return [`names ${english} with no text, or with a space around it`];
      if (rows.findIndex(([other]) => other === english) < at) return [`has ${english} twice`];
      return valuesOf(own) === valuesOf(english) ? [] : [`has the values ${valuesOf(own)} in ${english}`];
    }),
  ];
};

/** Whether code names a key. Tests may name keys of their own. */
export const usesOf = (code: string): Set<string> =>
  new Set([...code.matchAll(/["'`]([a-z]\w*(?:\.\w+)+)["'`]/g)].map(([, key = '']) => key));

type Node = { type?: string; [field: string]: unknown };

const functions = /^(?:ArrowFunction|Function|Class)/;

const callsAtLoad = (node: unknown): boolean => {
  if (Array.isArray(node)) return node.some(callsAtLoad);
  if (typeof node !== 'object' || node === null) return false;
  const { type = '', ...rest } = node as Node;
  if (functions.test(type)) return false;
  const callee = rest.callee as Node | undefined;
  if (type === 'CallExpression' && callee?.type === 'Identifier' && (callee.value === 't' || callee.value === 'rich'))
    return true;
  return Object.values(rest).some(callsAtLoad);
};

/**
 * Whether a module looks a message up when it is loaded. The server loads a module once, and shows it in many languages.
 */
export const looksUpAtLoad = (code: string): boolean =>
  /\b(?:t|rich)\(/.test(code) &&
  callsAtLoad(parseSync(code, { syntax: 'typescript', tsx: true, target: 'esnext' }).body);

const labels = new Set(['alt', 'aria-label', 'aria-roledescription', 'label', 'placeholder', 'title']);

// An address in an example, or the name of a parameter, is the same in all languages.
const isSentence = (text: unknown): text is string =>
  typeof text === 'string' && /[A-Za-z]{2,}/.test(text) && !/[@=]/.test(text);

const textsIn = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, name, value, ...rest } = node as Node;
  if (type === 'JSXText') return isSentence(value) ? [value.trim()] : [];
  if (type !== 'JSXAttribute') return [name, value, ...Object.values(rest)].flatMap(textsIn);
  const [label, text] = [name as { value?: string }, value as { type?: string; value?: unknown } | null];
  if (text?.type !== 'StringLiteral') return textsIn(text);
  return labels.has(label.value ?? '') && isSentence(text.value) ? [text.value] : [];
};

/** The texts and labels that a component shows without looking them up. */
export const englishIn = (code: string): string[] =>
  textsIn(parseSync(code, { syntax: 'typescript', tsx: true, target: 'esnext' }).body);

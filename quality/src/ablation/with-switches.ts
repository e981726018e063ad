/** What a mechanism gives while it is switched off: nothing, or its first argument as it is. */
export type Off = 'null' | 'undefined' | 'false' | 'zero' | 'list' | 'same';

const statement = /^(?:export )?const (\w+)(?:: RegExp)? = ([\s\S]*?);(?=\n+[^\s})\]`]|\s*$(?![\s\S]))/gm;

const result = /^(?:memo\()?\(([\s\S]*?)\): ([\s\S]*?) =>/;

const offOf = (parameters: string, type: string): Off | null => {
  const first = /^\s*(?:\w+|_\w*|\{[^}]*\}): ([^,]*?(?:<[^>]*>[^,]*?)?),?\s*(?:,|$)/.exec(parameters)?.[1] ?? '';
  const bare = (text: string): string => text.replace(/^readonly /, '').trim();
  if (type === 'boolean' || / is /.test(type)) return 'false';
  if (/\| null$/.test(type)) return 'null';
  if (/\| undefined$/.test(type)) return 'undefined';
  if (bare(first) === bare(type)) return 'same';
  if (/\[\]$/.test(type)) return 'list';
  return type === 'number' ? 'zero' : null;
};

const switched = (id: string, value: string): string | null => {
  if (/^\/(?![/*])|^new RegExp\(/.test(value)) return `globalThis.ablation.ofPattern('${id}', ${value})`;
  const [, parameters, type] = result.exec(value) ?? [];
  const off = parameters === undefined || type === undefined ? null : offOf(parameters, type.trim());
  return off === null ? null : `globalThis.ablation.ofFunction('${id}', '${off}', ${value})`;
};

/** A cached result of one setting of the switches must not be used with another. */
const forgetful = (source: string): string =>
  source.replace(
    'return (text, ...more) => {',
    `let generation = 0;
  return (text, ...more) => {
    if (generation !== globalThis.ablation.switches.generation) {
      known.clear();
      generation = globalThis.ablation.switches.generation;
    }`,
  );

/**
 * Returns the source of a module with a switch in each of its mechanisms: all functions that can give nothing, or give
 * back what they were given, and all regular expressions. A mechanism is named by its module: 'clean/images#split'.
 */
export const withSwitches = (module: string, source: string): string =>
  module === 'clean/memo'
    ? forgetful(source)
    : source.replace(statement, (whole, name: string, value: string) => {
        const found = switched(`${module}#${name}`, value);
        return found === null ? whole : whole.replace(value, () => found);
      });

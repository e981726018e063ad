import { isRecord } from '../profile/is-record.ts';
import { foldName } from '../words/fold.ts';
import { fieldsNamed } from './names.ts';
import { pathReader, textsOf } from './path.ts';

/** A place in the records that holds values: its path, the names that describe it, and its values by record. */
export type Leaf = { path: string; names: readonly string[]; values: readonly (readonly string[])[] };

const maxDepth = 8;
const mostLeaves = 400;

/** Keys under which entries of an attribute list hold a name and a value, most specific first. */
const ownNameKeys = [
  'optiondisplayname',
  'optionname',
  'attributename',
  'attributecode',
  'attributelabel',
  'propertyname',
  'paramname',
  'specname',
  'displayname',
];
const nameKeys = [...ownNameKeys, 'name', 'key', 'attribute', 'code', 'label', 'title', 'type', 'id', 'k'];
const valueKeys = [
  'value',
  'values',
  'text',
  'val',
  'content',
  '#text',
  'option',
  'options',
  'optionvalue',
  'attributevalue',
  'propertyvalue',
  'valuename',
  'data',
  'v',
];
const mostKeys = 8;

const find = (names: readonly string[], wanted: readonly string[]): string | undefined =>
  wanted.flatMap((name) => names.filter((own) => (own === '#text' ? own : foldName(own)) === name))[0];

/** 'attributeFQN', 'featureCode': keys for an attribute's name. */
const namesAttribute =
  /^(?:attribute|option|property|feature|spec|param|field|characteristic)s?_?(?:fq)?(?:n|name|code|key|label|slug|handle)$/i;

const isName = (text: unknown): boolean => typeof text === 'string' && text.length < 60 && !/[[\]=]/.test(text);

/**
 * Returns the name and value keys of an attribute list such as {name: 'color', values: ['red']}; null if it is none.
 */
export const attributeKeys = (entries: readonly unknown[]): { name: string; value: string } | null => {
  const objects = entries.filter(isRecord);
  if (objects.length === 0 || objects.length < entries.length) return null;
  const keys = [...new Set(objects.flatMap((entry) => Object.keys(entry)))];
  const name = find(keys, ownNameKeys) ?? keys.find((key) => namesAttribute.test(key)) ?? find(keys, nameKeys);
  if (name === undefined || keys.length > mostKeys) return null;
  // A label is a value if the name key says it holds a name.
  const values =
    ownNameKeys.includes(foldName(name)) || namesAttribute.test(name) ? [...valueKeys, 'label'] : valueKeys;
  const others = keys.filter((key) => key !== name);
  const value = find(others, values);
  return value !== undefined && objects.every((entry) => isName(entry[name])) ? { name, value } : null;
};

const languages = /^(?:en|de|fr|es|it|nl|pl|sv|da|fi|no|nb|pt|cs|tr)(?:[-_][a-z]{2})?$/i;
const generic = new Set(
  'value values amount text val content data url uri src href link list items item all default'.split(' '),
);

/** Returns the names that may describe a path: the last step, with or without its parent, or the parent alone. */
const namesOf = (steps: readonly string[]): string[] => {
  const named = steps
    .filter((step, at) => at === 0 || !languages.test(step))
    .map((step) => step.replace(/^@|^#text$|^[a-z]+:/i, ''));
  const own = named.filter((step) => step !== '');
  const last = own.at(-1) ?? '';
  const parent = own.at(-2) ?? '';
  if (parent === '') return [last];
  const both = `${parent}_${last}`;
  const isGeneric = generic.has(foldName(last));
  if (isGeneric) return [both, ...namesOf(own.slice(0, -1)), last];
  return relative.has(foldName(last)) && !frames.has(foldName(parent))
    ? [both, ...inParent(parent, last)]
    : [both, last];
};

/** Names that mean little without their parent: a brand's name is not a product's. */
const relative = new Set('id name title label type code description slug handle key sku'.split(' '));
const frames = new Set(
  'product item offer node fields general info details attributes data record entry basic core main article'.split(' '),
);
const inParent = (parent: string, last: string): string[] =>
  ['name', 'title', 'label'].includes(foldName(last)) ? [parent] : [];

type Visit = { path: string; steps: readonly string[]; values: readonly unknown[] };

const childrenOf = ({ path, steps, values }: Visit): Visit[] => {
  const entries = values.flatMap((value) => (Array.isArray(value) ? value : [value]));
  const objects = entries.filter(isRecord);
  // A price with a label and a value is not an attribute list.
  const isField = fieldsNamed(steps.at(-1) ?? '').isExact && !path.endsWith(']');
  const attributes = isField ? null : attributeKeys(objects);
  if (attributes) {
    const names = [...new Set(objects.map((entry) => String(entry[attributes.name])))];
    return names.map((name) => ({
      path: `${path}[${attributes.name}=${name}].${attributes.value}`,
      steps: [name],
      values: objects.filter((entry) => entry[attributes.name] === name).map((entry) => entry[attributes.value]),
    }));
  }
  const keys = [...new Set(objects.flatMap((entry) => Object.keys(entry)))];
  return keys.map((key) => ({
    path: path === '' ? key : `${path}.${key}`,
    steps: [...steps, key],
    values: objects.flatMap((entry) => (Object.hasOwn(entry, key) ? [entry[key]] : [])),
  }));
};

/** Returns every place in the records that holds texts or numbers, except those at or below `except`. */
export const leavesOf = (records: readonly unknown[], except: string | null = null): Leaf[] => {
  const leaves: Leaf[] = [];
  const visit = (place: Visit, depth: number) => {
    if (leaves.length >= mostLeaves || depth > maxDepth || (except !== null && place.path === except)) return;
    const entries = place.values.flatMap((value) => (Array.isArray(value) ? value.flat(2) : [value]));
    if (entries.some((entry) => typeof entry !== 'object' || (isRecord(entry) && '#text' in entry))) {
      const read = pathReader(place.path);
      const values = records.map((record) => textsOf(read(record)));
      if (values.some((texts) => texts.length > 0))
        leaves.push({ path: place.path, names: namesOf(nameSteps(place.steps)), values });
    }
    if (entries.some(isRecord)) for (const child of childrenOf({ ...place, values: entries })) visit(child, depth + 1);
  };
  for (const child of childrenOf({ path: '', steps: [], values: records })) visit(child, 1);
  return leaves;
};

/** Splits a table header into steps: 'name.de', 'Size (EU)'. */
const nameSteps = (steps: readonly string[]): string[] =>
  steps.flatMap((step) => {
    const parts = step.split(/[./:]|\s*[([]/).filter((part) => part.trim() !== '');
    const [first = step] = parts;
    return fieldsNamed(step).isExact
      ? [step]
      : [first.replace(/[_-](?:en|de|fr|es|it|nl|pl|sv|da|fi|no)$/i, ''), ...parts.slice(1)];
  });

const variantLists = /variant|variation|skus?$|children|combination|declination|offers?$|articles?$|sizes$|inventory/i;
const variantFields = ['size', 'color', 'sku', 'id', 'price', 'stock', 'gtin', 'availability'] as const;
const leastFields = 2;
const mostVariantDepth = 4;

/** Scores how much an array looks like a list of variants; 0 if not at all. */
const variantScore = ({ steps, values }: Visit, entries: readonly Record<string, unknown>[]): number => {
  const fields = new Set(entries.flatMap(Object.keys).flatMap((key) => fieldsNamed(key).fields[0] ?? []));
  const found = variantFields.filter((field) => fields.has(field));
  const isNamed = steps.slice(-2).some((step) => variantLists.test(step));
  const hasOption = fields.has('size') || fields.has('color');
  const isList = values.some(Array.isArray) && (isNamed || hasOption);
  return isList && found.length >= (isNamed ? 1 : leastFields) ? found.length + (isNamed ? 3 : 0) : 0;
};

/**
 * Returns the path of the array that holds the records' variants (objects with sizes, colors, SKUs or stock), or null.
 */
export const variantsIn = (records: readonly unknown[]): string | null => {
  const found: { path: string; score: number }[] = [];
  const visit = (place: Visit, depth: number) => {
    const entries = place.values.flat().filter(isRecord);
    if (entries.length === 0 || depth > mostVariantDepth || attributeKeys(entries)) return;
    const score = depth === 0 ? 0 : variantScore(place, entries);
    if (score > 0) found.push({ path: place.path, score: score - depth });
    for (const child of childrenOf({ ...place, values: entries })) visit(child, depth + 1);
  };
  visit({ path: '', steps: [], values: records }, 0);
  return found.sort((one, other) => other.score - one.score)[0]?.path ?? null;
};

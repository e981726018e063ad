import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bestMatch } from '@wearfolio/feeds/clean/category/match-words';

type Category = { id: string; name: string };
type Taxonomy = { version: string; verticals: readonly { categories: readonly Category[] }[] };

const leavesFile = join(import.meta.dirname, 'taxonomy-leaves.tsv');
const output = join(import.meta.dirname, '..', '..', '..', 'packages', 'feeds', 'src', 'words', 'taxonomy-kinds.tsv');

/** Reads the reviewed table: the id of a category -> the English term of it and of what is below it, '-' for none. */
const readLeaves = (): ReadonlyMap<string, string> =>
  new Map(
    readFileSync(leavesFile, 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t') as [string, string]),
  );

const termOf = (leaves: ReadonlyMap<string, string>, id: string): string | null => {
  for (let own = id; own !== ''; own = own.includes('-') ? own.slice(0, own.lastIndexOf('-')) : '') {
    const term = leaves.get(own);
    if (term !== undefined) return term === '-' ? null : term;
  }
  return null;
};

const between = /\s*[&/,、・]\s*|\s+(?:und|et|y|e|ed|og|och|ja|i|en|o|or|and|ou|oder|tai|czy|lub)\s+/u;

const mostWords = 4;
const shortestPart = 3;

/** A name of a category; a part of 'Mäntel & Jacken' is a name only if no category has it as a whole. */
type Name = { language: string; name: string; term: string; isWhole: boolean };

/** Parts of other categories are too general: 'Service & Besteck'. */
const isFashion = (id: string): boolean => /^(?:aa|lb)(?:-|$)/.test(id);

const namesIn = (language: string, { id, name }: Category, term: string): Name[] => {
  const plain = name.toLowerCase().replaceAll('|', ' ');
  // The rules have the parts of English names.
  const parts =
    isFashion(id) && language !== 'en'
      ? plain.split(between).filter((part) => part !== plain && part.length >= shortestPart)
      : [];
  return [
    { language, name: plain, term, isWhole: true },
    ...parts.map((part) => ({ language, name: part, term, isWhole: false })),
  ];
};

/** Stands for a category that our tree lacks. */
const elsewhere = 'sundry item';

const worn = ['shoes', 'clothing', 'bags', 'jewellery', 'accessories'] as const;

/** Whether a name of several words would be taken for something to wear: 'Breast Pumps', 'Shoe Organizers'. */
const misleads = (name: string): boolean =>
  name.includes(' ') && worn.some((family) => (bestMatch(name, family)?.rank ?? 1) > 1);

/** What is worn is also sold for sports and on motorcycles. */
const mayBeWorn = (id: string): boolean => /^(?:aa|lb|sg|vp|rc)(?:-|$)/.test(id);

const namesOf = (folder: string, file: string, leaves: ReadonlyMap<string, string>): Name[] => {
  const { verticals }: Taxonomy = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const [language = ''] = basename(file, '.json').split('-');
  return verticals
    .flatMap(({ categories }) => categories)
    .flatMap((category) => {
      const term = termOf(leaves, category.id);
      if (term !== null) return namesIn(language, category, term);
      const name = category.name.toLowerCase();
      return language === 'en' && !mayBeWorn(category.id) && misleads(name)
        ? [{ language, name, term: elsewhere, isWhole: true }]
        : [];
    });
};

/**
 * Writes the names of kinds in all languages of Shopify's product taxonomy, from the npm packages
 * `shopify-taxonomy-{en,de,...}` (MIT) in a folder. The order depends on the ids only.
 */
export const writeKinds = (folder: string): void => {
  const leaves = readLeaves();
  const files = globSync('shopify-taxonomy-*/**/dist/*.json', { cwd: folder }).sort();
  const all = files
    .flatMap((file) => namesOf(folder, file, leaves))
    .filter(({ name }) => name.split(' ').length <= mostWords)
    .toSorted((one, other) => Number(one.term === elsewhere) - Number(other.term === elsewhere));
  const taken = new Set<string>();
  const lines = new Map<string, string[]>();
  for (const { language, name, term } of [...all.filter(({ isWhole }) => isWhole), ...all]) {
    if (taken.has(`${language} ${name}`)) continue;
    taken.add(`${language} ${name}`);
    const own = lines.get(`${term}\t${language}`) ?? [];
    lines.set(`${term}\t${language}`, [...own, name]);
  }
  const rows = [...lines].sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(output, rows.map(([key, names]) => `${key}\t${names.join(' | ')}\n`).join(''));
  console.log(`${files.length} languages, ${rows.length} lines in ${output}`);
};

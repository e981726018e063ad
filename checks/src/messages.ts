// `node checks/src/messages.ts`, from the root: fails on a message that no code uses, on a key outside its room, on a
// message that is no ICU message, on a translation with other values than its English text or the plural forms of another
// language, on a text that a language of pages or of the desk lacks, on code that looks a
// message up before the language is known, and on a component with an English text of its own.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { compile, missingAtDesk, missingIn } from '../../packages/messages/src/compile.ts';
import { type Key, textsOf } from '../../packages/messages/src/english.ts';
import { defaultLocale, deskLocales, type Language, languages, locales } from '../../packages/messages/src/locales.ts';
import { readNames, readTable } from '../../packages/messages/src/table.ts';
import { translations } from '../../packages/messages/src/translations.ts';
import { differenceOf, englishIn, type Fault, faultOf, looksUpAtLoad, tableFaultsOf, usesOf } from './find-messages.ts';

const catalogs = 'packages/messages/src/english/';

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { encoding: 'utf8' });
const paths = [...new Set(listed.split('\n'))].filter((path) => path !== '' && !/\.test\.tsx?$/.test(path));

const rooms = paths.filter((path) => path.startsWith(catalogs));
// The catalogs of other languages name each key too.
const isCatalog = (path: string): boolean => /^packages\/messages\/src\/\w+\//.test(path);
const code = paths.filter((path) => /^(?:apps|packages|tools)\//.test(path) && !isCatalog(path));

const used = new Set<string>();
const faults: Fault[] = [];
for (const path of code) {
  const text = readFileSync(path, 'utf8');
  for (const key of usesOf(text)) used.add(key);
  // Only developers see the samples.
  if (path.endsWith('.tsx') && !/\/(?:testing|dev-ui)[/.]/.test(path))
    for (const english of englishIn(text)) faults.push({ path, fault: `shows '${english}' without a message` });
  // The desk is rendered in browsers only, in one language.
  if (path.startsWith('apps/web/') && !path.startsWith('apps/web/src/desk/') && looksUpAtLoad(text))
    faults.push({
      path,
      fault: 'looks a message up when it is loaded. Use message() there, and t() where it is shown',
    });
}

for (const path of rooms) {
  const room = path.slice(catalogs.length, -'.ts'.length).replaceAll('/', '.');
  const [catalog = {}] = Object.values<Record<string, string>>(await import(`../../${path}`));
  for (const [key, text] of Object.entries(catalog)) {
    const fault = faultOf(room, key, text, compile) ?? (used.has(key) ? null : `${key} is not used`);
    if (fault !== null) faults.push({ path, fault });
  }
}

/** Faults of the texts and tables that only the desk has. */
const addDesk = (language: Language, path: string): void => {
  for (const key of missingAtDesk(language)) faults.push({ path, fault: `${key} is missing` });
  for (const table of ['desk-reasons', 'desk-forms'] as const)
    for (const fault of tableFaultsOf(readTable(language, table), new Set()))
      faults.push({ path, fault: `${table}.tsv ${fault}` });
};

/** Faults of a language. Only a language of pages must be complete. */
const addLanguage = (language: Language, isComplete: boolean): void => {
  const path = `packages/messages/src (${language})`;
  for (const [key, text] of Object.entries(translations[language] ?? {})) {
    const fault = differenceOf({ english: textsOf[key as Key], text, language }, compile);
    if (fault !== null) faults.push({ path, fault: `${key} ${fault}` });
  }
  for (const key of isComplete ? missingIn(language) : []) faults.push({ path, fault: `${key} is missing` });
  if (deskLocales.some((one) => one === language)) addDesk(language, path);
  const needed = isComplete ? locales.flatMap((locale) => readNames(locale).map(([english]) => english)) : [];
  for (const fault of tableFaultsOf(readNames(language), new Set(needed)))
    faults.push({ path, fault: `names.tsv ${fault}` });
};

const complete: readonly Language[] = locales;
for (const language of languages) if (language !== defaultLocale) addLanguage(language, complete.includes(language));

for (const { path, fault } of faults) console.error(`${path}: ${fault}`);
if (faults.length > 0) process.exit(1);
console.log(`All messages of ${rooms.length} rooms are used, and all that are used are there`);

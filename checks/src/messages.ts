// `node checks/src/messages.ts`, from the root: fails on a message that no code uses, on a key outside its room, on a
// message that is no ICU message, on a translation with other values than its English text, and on code that looks a
// message up before the language is known.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { compile } from '../../packages/messages/src/compile.ts';
import { type Key, textsOf } from '../../packages/messages/src/english.ts';
import { german } from '../../packages/messages/src/german.ts';
import { differenceOf, type Fault, faultOf, looksUpAtLoad, usesOf } from './find-messages.ts';

const catalogs = 'packages/messages/src/english/';

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { encoding: 'utf8' });
const paths = [...new Set(listed.split('\n'))].filter((path) => path !== '' && !/\.test\.tsx?$/.test(path));

const rooms = paths.filter((path) => path.startsWith(catalogs));
const code = paths.filter((path) => /^(?:apps|packages)\//.test(path) && !path.startsWith(catalogs));

const used = new Set<string>();
const faults: Fault[] = [];
for (const path of code) {
  const text = readFileSync(path, 'utf8');
  for (const key of usesOf(text)) used.add(key);
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

const translations = { german } as const;
for (const [language, texts] of Object.entries(translations)) {
  for (const [key, text] of Object.entries(texts)) {
    const fault = differenceOf(textsOf[key as Key], text, compile);
    if (fault !== null) faults.push({ path: `packages/messages/src/${language}`, fault: `${key} ${fault}` });
  }
}

for (const { path, fault } of faults) console.error(`${path}: ${fault}`);
if (faults.length > 0) process.exit(1);
console.log(`All messages of ${rooms.length} rooms are used, and all that are used are there`);

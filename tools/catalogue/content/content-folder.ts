import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  homeKey,
  identityKey,
  isContentKey,
  marketsKey,
  pageKey,
  slugOfKey,
} from '@wearfolio/contracts/content/content-body';
import { menuKey } from '@wearfolio/contracts/content/menu-draft';
import type { PageDraft } from '@wearfolio/contracts/content/page-draft';
import type { Actor } from '../audit.ts';
import { withConnection } from '../connection.ts';
import { Refused } from '../refused.ts';
import { listDocuments, readVersion } from './content-store.ts';
import { keepPictures, type PictureFiles, readPictures } from './picture-files.ts';
import { checkDocument, type Published, publishDocument } from './publish-document.ts';

/** Documents stored as one JSON file each. */
const jsonKeys = [homeKey, identityKey, marketsKey, menuKey];
const nameOf = (key: string): string => `${key}.json`;

const pagesName = 'pages';
const picturesName = 'pictures';
const factsName = 'picture.json';

const listPublished = async (url: string): Promise<Published[]> => {
  const published: Published[] = [];
  for (const { key, liveNumber } of await listDocuments(url))
    if (liveNumber !== null && (jsonKeys.includes(key) || slugOfKey(key) !== null))
      published.push({ key, body: await readVersion(url, key, liveNumber) });
  return published;
};

const printPage = ({ title, markdown, is_in_footer }: PageDraft): string =>
  `---\ntitle: ${title}\nfooter: ${is_in_footer ? 'yes' : 'no'}\n---\n\n${markdown.trimEnd()}\n`;

const readPage = (text: string, file: string): PageDraft => {
  const [, title, footer, markdown] =
    /^---\r?\ntitle: (.*?)\r?\nfooter: (yes|no)\r?\n---\r?\n\r?\n?(.*)$/s.exec(text) ?? [];
  if (title === undefined || markdown === undefined)
    throw new Refused(`${file} must begin with ---, title: Words, footer: yes or no, and ---`);
  return { title, markdown: markdown.trimEnd(), is_in_footer: footer === 'yes' };
};

const pictureHashes = (documents: readonly Published[]): string[] => [
  ...new Set([...JSON.stringify(documents).matchAll(/\/shop-pictures\/([\da-f]{32})\//g)].map(([, hash = '']) => hash)),
];

/**
 * Writes the published content into a folder: `home.json`, `identity.json`, `pages/*.md`, and the uploaded pictures in
 * them. Removes the files of an earlier export. Returns the keys of the documents.
 */
export const exportContent = async (url: string, folder: string): Promise<string[]> => {
  const documents = await listPublished(url);
  const pictures = await withConnection(url, (db) => readPictures(db, pictureHashes(documents)));
  for (const name of [...jsonKeys.map(nameOf), pagesName, picturesName])
    await rm(join(folder, name), { recursive: true, force: true });
  await mkdir(join(folder, pagesName), { recursive: true });
  for (const { key, body } of documents) {
    const slug = slugOfKey(key);
    if (slug === null) await writeFile(join(folder, nameOf(key)), `${JSON.stringify(body, null, 2)}\n`);
    else await writeFile(join(folder, pagesName, `${slug}.md`), printPage(body as PageDraft));
  }
  for (const { hash, files, ...facts } of pictures) {
    const place = join(folder, picturesName, hash);
    await mkdir(place, { recursive: true });
    await writeFile(join(place, factsName), `${JSON.stringify(facts, null, 2)}\n`);
    for (const { name, bytes } of files) await writeFile(join(place, name), bytes);
  }
  return documents.map(({ key }) => key);
};

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).then(
    (names) => names.sort(),
    () => [],
  );

const readJsonFile = async (folder: string, key: string): Promise<Published[]> => {
  const file = join(folder, nameOf(key));
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return [];
  try {
    return [{ key, body: JSON.parse(text) }];
  } catch {
    throw new Refused(`${file} is not JSON`);
  }
};

const readPages = async (folder: string): Promise<Published[]> => {
  const pages: Published[] = [];
  for (const name of await namesIn(join(folder, pagesName))) {
    const file = join(folder, pagesName, name);
    const key = pageKey(name.replace(/\.md$/, ''));
    if (!name.endsWith('.md') || !isContentKey(key))
      throw new Refused(`${file} needs a name like imprint.md: lower-case letters, digits and hyphens`);
    pages.push({ key, body: readPage(await readFile(file, 'utf8'), file) });
  }
  return pages;
};

const readPictureFolder = async (folder: string): Promise<PictureFiles[]> => {
  const pictures: PictureFiles[] = [];
  for (const hash of await namesIn(join(folder, picturesName))) {
    const place = join(folder, picturesName, hash);
    const facts = JSON.parse(await readFile(join(place, factsName), 'utf8'));
    const names = (await namesIn(place)).filter((name) => name !== factsName);
    const files = await Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(place, name)) })));
    pictures.push({ ...facts, hash, files });
  }
  return pictures;
};

/**
 * Publishes the content of a folder written by `exportContent`, after checking all of it. Unchanged documents and
 * documents that the folder lacks stay as they are. Returns the keys of the published documents.
 */
export const importContent = async (url: string, actor: Actor, folder: string): Promise<string[]> => {
  const files = await Promise.all(jsonKeys.map((key) => readJsonFile(folder, key)));
  const documents = [...files.flat(), ...(await readPages(folder))].map(checkDocument);
  if (documents.length === 0) throw new Refused(`${folder} contains neither home.json, identity.json nor pages/*.md`);
  await keepPictures(url, actor, await readPictureFolder(folder));
  const published: string[] = [];
  for (const document of documents) if (await publishDocument(url, actor, document)) published.push(document.key);
  return published;
};

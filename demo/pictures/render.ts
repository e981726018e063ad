import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';
import sharp from 'sharp';
import { browserPath } from './env.ts';
import { drawLogo, logoNames } from './logos.ts';
import { drawPicture } from './picture.ts';
import { listPictures, pictureName } from './picture-list.ts';
import { sceneNames } from './scene-list.ts';
import { drawScene } from './scenes.ts';

/** `widths` are upper limits. A narrower canvas keeps its own width. */
type Job = { name: string; svg: string; widths: readonly number[] };

const media = join(import.meta.dirname, '../media');
const sourcesFile = join(media, 'sources.json');

const jobs: Job[] = [
  ...listPictures().map((picture) => ({ name: pictureName(picture), svg: drawPicture(picture), widths: [400, 800] })),
  ...sceneNames.map((name) => ({ name, svg: drawScene(name), widths: [800, 1600] })),
  ...logoNames.map((name) => ({ name, svg: drawLogo(name), widths: [400, 800] })),
];

const fingerprint = ({ svg, widths }: Job) =>
  createHash('sha256').update(`${svg} ${widths}`).digest('hex').slice(0, 16);

const readSources = async (): Promise<Record<string, string>> => {
  try {
    return JSON.parse(await readFile(sourcesFile, 'utf8'));
  } catch {
    return {};
  }
};

const painted = await readSources();
const isDone = (job: Job) => painted[job.name] === fingerprint(job);
const prefixes = process.argv.slice(2);
const isWanted = ({ name }: Job) => prefixes.length === 0 || prefixes.some((prefix) => name.startsWith(prefix));
const waiting = jobs.filter((job) => isWanted(job) && !isDone(job));

const browser = await playwright.launch({
  executablePath: browserPath ?? (await chromium.executablePath()),
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});

const paint = async ({ name, svg, widths }: Job) => {
  const page = await browser.newPage();
  const [, width = 0, height = 0] = (/width="(\d+)" height="(\d+)"/.exec(svg) ?? []).map(Number);
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  // Drawings without a ground, such as logos, stay transparent.
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  for (const size of widths) {
    const file = join(media, `${name}-${size}.avif`);
    await sharp(png).resize({ width: size, withoutEnlargement: true }).avif({ quality: 60, effort: 4 }).toFile(file);
  }
};

const save = () => {
  const kept = jobs.filter(isDone).map((job) => [job.name, painted[job.name]]);
  return writeFile(sourcesFile, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
};

for (const [index, job] of waiting.entries()) {
  await paint(job);
  painted[job.name] = fingerprint(job);
  if (index % 20 === 19) await save();
  console.log(`${index + 1}/${waiting.length} ${job.name}`);
}
await save();
await browser.close();

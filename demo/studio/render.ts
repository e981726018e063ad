import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';
import sharp from 'sharp';
import { listPictures, logos, pictureName, scenes } from '../drawings.ts';
import { drawLogo } from './logos.ts';
import { drawPicture } from './picture.ts';
import { drawScene } from './scenes.ts';

/** `widths` are upper limits. A narrower canvas keeps its own width. */
type Job = { name: string; draw: () => string; widths: readonly number[] };

const media = join(import.meta.dirname, '../media');

const all: Job[] = [
  ...listPictures().map((picture) => ({
    name: pictureName(picture),
    draw: () => drawPicture(picture),
    widths: [400, 800],
  })),
  ...scenes.map((name) => ({ name, draw: () => drawScene(name), widths: [800, 1600] })),
  ...logos.map((name) => ({ name, draw: () => drawLogo(name), widths: [400, 800] })),
];

const prefixes = process.argv.slice(2);
const jobs = all.filter(({ name }) => prefixes.some((prefix) => name.startsWith(prefix)));
if (jobs.length === 0) {
  console.error('Usage: node render.ts NAME..., such as tee-2-rust; the beginning of a name paints all that begin so');
  process.exit(2);
}

const browser = await playwright.launch({
  executablePath: process.env.CHROMIUM_PATH ?? (await chromium.executablePath()),
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});

for (const [index, { name, draw, widths }] of jobs.entries()) {
  const svg = draw();
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
  console.log(`${index + 1}/${jobs.length} ${name}`);
}
await browser.close();

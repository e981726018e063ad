import { unescape as unescapeHtml } from 'html-escaper';

const blocksOf = (html: string, attributes: string): string[] =>
  html
    .split(`<script ${attributes}>`)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('</script>')));

/**
 * The parts of a page that programs without scripts read. `scripts` counts all script elements, including data blocks.
 */
export const readPage = (html: string) => {
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)];
  const [firstData] = blocksOf(html, 'type="application/json" id="first-data"');
  return {
    title: unescapeHtml(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''),
    canonical: unescapeHtml(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''),
    meta: Object.fromEntries(metas.map(([, name = '', content = '']) => [name, unescapeHtml(content)])),
    structuredData: blocksOf(html, 'type="application/ld+json"').map((json) => JSON.parse(json)),
    firstData: firstData === undefined ? {} : JSON.parse(firstData),
    scripts: html.match(/<script/gi)?.length ?? 0,
  };
};

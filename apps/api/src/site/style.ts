import { readFile } from 'node:fs/promises';
import { readManifest } from './page-code.ts';

/** The shop's fonts by file name, with their weights. */
const faces = [
  { file: 'instrument-sans-letters', family: 'Instrument Sans', weights: '400 600' },
  { file: 'newsreader-display-300', family: 'Newsreader', weights: '300' },
  { file: 'newsreader-display-400-letters', family: 'Newsreader', weights: '400' },
] as const;

/**
 * The concatenated style of `cssFiles`, for pages without a script, in the shop's fonts, or system fonts when the web
 * app is not built.
 */
export const readStyle = async (cssFiles: readonly string[], webDir: string): Promise<string> => {
  const [manifest, ...parts] = await Promise.all([
    readManifest(webDir),
    ...cssFiles.map((file) => readFile(file, 'utf8')),
  ]);
  const built = Object.values(manifest).map(({ file }) => file);
  const rules = faces.flatMap(({ file, family, weights }) => {
    const address = built.find((path) => path.startsWith(`assets/${file}-`));
    const source = `url("/${address}") format("woff2")`;
    return address === undefined
      ? []
      : `@font-face { font-family: "${family}"; font-weight: ${weights}; font-display: swap; src: ${source}; }\n`;
  });
  return [...rules, ...parts].join('');
};

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const dangers = [
  'box.innerHTML = text;',
  'box.outerHTML = text;',
  "box.insertAdjacentHTML('beforeend', text);",
  'frame.srcdoc = text;',
  'document.write(text);',
  'await db.$queryRawUnsafe(text);',
  'await db.$executeRawUnsafe(text, 1);',
  'Prisma.raw(text);',
  'new Function(text);',
  'connect({ rejectUnauthorized: false });',
  'eval(text);',
];

const folder = mkdtempSync(join(tmpdir(), 'wearfolio-dangerous-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('K4: finds dangerous code', () => {
  const plugin = fileURLToPath(new URL('../dangerous-code.grit', import.meta.url));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ root: true, plugins: [plugin] }));
  const code = `export const run = async (box, frame, db, text) => {\n${dangers.join('\n')}\n};\n`;
  writeFileSync(join(folder, 'planted.ts'), code);
  const { stdout } = spawnSync('biome', ['lint', '--reporter=github', '--max-diagnostics=none', 'planted.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const found = [...stdout.matchAll(/^::error title=(?:plugin|lint\/security\/noGlobalEval),.*?line=(\d+),/gm)];
  expect(found.map(([, line]) => dangers[Number(line) - 2])).toEqual(dangers);
});

import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

// `npm run bench` measures everything; `npm run bench -- import --rows 1000000`
// measures one thing and hands the rest of the line to it.
const figures = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => file.replace('.ts', ''));

const [name, ...options] = process.argv.slice(2);
if (name && !figures.includes(name)) {
  console.error(`There is no figure '${name}'; there are ${figures.join(', ')}`);
  process.exit(2);
}

for (const figure of name ? [name] : figures) {
  console.log(`\n${figure}`);
  const { status } = spawnSync('node', [`${import.meta.dirname}/${figure}.ts`, ...options], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

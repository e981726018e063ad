import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

// `npm run bench` runs all benchmarks. `npm run bench -- import --rows 1000000` runs one and passes the rest of the
// line to it.
const figures = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => file.replace('.ts', ''));

const help = `Usage: npm run bench [-- <figure> [options]]

  desk        lists with many rows              --rows 1000000 --products 2000
  engines     OpenSearch and the memory index   --products 100000 --clustered 30
  favorites   a page of many favorites          --products 20000 --favorites 10000
  first-screen  pictures and paint on a phone    --pages 4 --photographs FOLDER
  import      rows a second, and memory         --rows 200000 --file FEED --url DATABASE
  lighthouse  scores on phone and desktop       --runs 5 --on phone,desktop --pages home --url SHOP
  listing     replies, facets, search, start    --products 10000,100000 --seconds 10
  matching    offers grouped from scratch       --offers 1000000 --products 400000
              and after imports                 --rows 10000 --stores 12
  pages       first screens and the bare shell  --products 10000 --seconds 10 --url DATABASE
  partners    the listing while partners call   --partners 20 --hours 8 --rounds 7 --seconds 8
  percolation saved searches after an import    --searches 100000 --changed 10000 --products 100000
  page        bytes before the first paint
  prices      two years of daily price changes  --products 10000
  pictures    serving and deriving pictures     --waiting 100000 --minutes 1
  scaling     memory and start of an index      --data FOLDER --products 1000000,10000000
  sign-in     the listing during a flood        --products 10000 --seconds 20
  timing      whether time reveals accounts     --samples 200 --cost 10

Without a figure, all benchmarks run, which takes long.
`;

const [name, ...options] = process.argv.slice(2);
if (name === '--help' || name === '-h') {
  process.stdout.write(help);
  process.exit(0);
}
if (name && !figures.includes(name)) {
  console.error(`Unknown benchmark '${name}'. Use one of ${figures.join(', ')}, or --help for their options`);
  process.exit(2);
}

// Matching runs in the catalogue tool with these flags: `tasks.mjs`.
const flagsOf = (figure: string): string[] =>
  figure === 'matching' ? ['--max-semi-space-size=8', '--heap-growing-percent=40'] : [];

for (const figure of name ? [name] : figures) {
  console.log(`\n${figure}`);
  const { status } = spawnSync('node', [...flagsOf(figure), `${import.meta.dirname}/${figure}.ts`, ...options], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}

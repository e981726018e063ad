// Measures every mechanism of one shard with the mechanism off: `node measure-shard.ts DATA PATTERN SHARD SHARDS`. Prints
// a JSON line for each.
import { switches } from './switches.ts';

const { measureAll } = await import('./measures.ts');
const [data = '', pattern = '', shard = '0', shards = '1'] = process.argv.slice(2);

const print = (line: unknown): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

// The first measurement loads all tables and learns what the hidden columns state.
await measureAll(data);
switches.generation += 1;
switches.acted.clear();
print({ id: '', counts: await measureAll(data) });
const acted = new Set(switches.acted);
const ids = [...switches.all].filter((id) => id.includes(pattern));
for (const id of ids.filter((_, at) => at % Number(shards) === Number(shard))) {
  if (!acted.has(id)) {
    print({ id });
    continue;
  }
  switches.off = new Set([id]);
  switches.generation += 1;
  try {
    print({ id, counts: await measureAll(data) });
  } catch (error) {
    print({ id, error: String(error) });
  }
}

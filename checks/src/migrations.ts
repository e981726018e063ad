// `node checks/src/migrations.ts`, from the root: fails if a migration has no number or not the next one.
import { readdirSync } from 'node:fs';
import { findMisnumbered } from './find-misnumbered.ts';

const entries = readdirSync('prisma/migrations', { withFileTypes: true });
const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
const fault = findMisnumbered(names);
if (fault) {
  console.error(`prisma/migrations/${fault}`);
  process.exit(1);
}
console.log(`The ${names.length} migrations are numbered in order`);

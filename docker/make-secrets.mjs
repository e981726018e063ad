// Makes the secrets of a shop once, in a volume of their own, so that
// `docker compose up` needs no .env and no two shops share one.
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const folder = '/secrets';
const nodeUser = 1000;
// PostgreSQL's own, and `migrate`'s, which changes tables as their owner.
const postgresUser = 999;

const random = () => randomBytes(48).toString('base64url');

const keep = (name, text, owner, group = owner) => {
  const draft = `${folder}/.${name}`;
  writeFileSync(draft, `${text}\n`, { mode: 0o600 });
  chownSync(draft, owner, group);
  chmodSync(draft, owner === group ? 0o400 : 0o440);
  // Whole or not at all, so that a start cut short can be repeated.
  renameSync(draft, `${folder}/${name}`);
};

const databaseAs = (role, password) => `postgresql://${role}:${password}@postgres:5432/wearfolio`;

if (!existsSync(`${folder}/token-secret`)) keep('token-secret', random(), nodeUser);
// OpenSearch's image runs as the same user, and leaves there what the shops are to trust.
if (existsSync('/search')) chownSync('/search', nodeUser, nodeUser);
if (!existsSync(`${folder}/search-password`)) keep('search-password', random(), nodeUser);
if (!existsSync(`${folder}/owner-url`)) {
  const known = `${folder}/postgres-password`;
  const password = existsSync(known) ? readFileSync(known, 'utf8').trim() : random();
  keep('postgres-password', password, postgresUser);
  // `migrate` reads it too: it makes the role that is named there.
  keep('database-url', databaseAs('wearfolio_shop', random()), nodeUser, postgresUser);
  keep('owner-url', databaseAs('wearfolio', password), postgresUser);
}
if (!existsSync(`${folder}/replica-url`)) {
  const url = readFileSync(`${folder}/database-url`, 'utf8').trim();
  keep('replica-url', url.replace('@postgres:', '@replica:'), nodeUser);
}

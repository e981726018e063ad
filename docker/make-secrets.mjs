// Generates the secrets of a shop once, in their own volume. So
// `docker compose up` needs no .env, and no two shops share a secret.
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const folder = '/secrets';
const nodeUser = 1000;
// The user of PostgreSQL, and of `migrate`, which changes tables as their owner.
const postgresUser = 999;

const random = () => randomBytes(48).toString('base64url');

const keep = (name, text, owner, group = owner) => {
  const draft = `${folder}/.${name}`;
  writeFileSync(draft, `${text}\n`, { mode: 0o600 });
  chownSync(draft, owner, group);
  chmodSync(draft, owner === group ? 0o400 : 0o440);
  // Renames the complete file, so that an interrupted start can be repeated.
  renameSync(draft, `${folder}/${name}`);
};

const databaseAs = (role, password) => `postgresql://${role}:${password}@postgres:5432/wearfolio`;

if (!existsSync(`${folder}/token-secret`)) keep('token-secret', random(), nodeUser);
// OpenSearch's image runs as the same user and stores its certificate authority there for the shops.
if (existsSync('/search')) chownSync('/search', nodeUser, nodeUser);
if (!existsSync(`${folder}/search-password`)) keep('search-password', random(), nodeUser);
if (!existsSync(`${folder}/owner-url`)) {
  const known = `${folder}/postgres-password`;
  const password = existsSync(known) ? readFileSync(known, 'utf8').trim() : random();
  keep('postgres-password', password, postgresUser);
  // `migrate` reads it too, to create the role in this address.
  keep('database-url', databaseAs('wearfolio_shop', random()), nodeUser, postgresUser);
  keep('owner-url', databaseAs('wearfolio', password), postgresUser);
}
if (!existsSync(`${folder}/replica-url`)) {
  const url = readFileSync(`${folder}/database-url`, 'utf8').trim();
  keep('replica-url', url.replace('@postgres:', '@replica:'), nodeUser);
}

// Makes the secrets of a shop once, in a volume of their own, so that
// `docker compose up` needs no .env and no two shops share one.
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, renameSync, writeFileSync } from 'node:fs';

const folder = '/secrets';
const nodeUser = 1000;
const postgresUser = 999;

const random = () => randomBytes(48).toString('base64url');

const keep = (name, text, owner) => {
  const draft = `${folder}/.${name}`;
  writeFileSync(draft, `${text}\n`, { mode: 0o600 });
  chownSync(draft, owner, owner);
  chmodSync(draft, 0o400);
  // Whole or not at all, so that a start cut short can be repeated.
  renameSync(draft, `${folder}/${name}`);
};

if (!existsSync(`${folder}/token-secret`)) keep('token-secret', random(), nodeUser);
if (!existsSync(`${folder}/database-url`)) {
  const password = random();
  keep('postgres-password', password, postgresUser);
  keep('database-url', `postgresql://wearfolio:${password}@postgres:5432/wearfolio`, nodeUser);
}

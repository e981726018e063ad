import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../settings/env.ts';
import { isGuessable } from '../settings/guessable.ts';
import { StartRefused } from '../settings/start-refused.ts';

const shortest = 32;

const advice = "Generate one with: node -e \"console.log(require('crypto').randomBytes(48).toString('base64url'))\"";

/** Accepts a secret that cannot be guessed. Throws StartRefused that names its setting, never its value. */
const checkSecret = (secret: string, place: string): string => {
  if (secret.length < shortest) throw new StartRefused(`${place} is shorter than ${shortest} characters. ${advice}`);
  if (isGuessable(secret)) throw new StartRefused(`${place} is easy to guess. ${advice}`);
  return secret;
};

const readSecret = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new StartRefused(`TOKEN_SECRET_FILE names ${file}, which cannot be read (${(error as Error).message}).`);
  }
};

// Writes it only if there is none, so that two concurrent starts use the same one.
const keepOwnSecret = (dataDir: string): string => {
  const file = join(dataDir, 'token-secret');
  try {
    writeFileSync(file, `${randomBytes(48).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readSecret(file);
};

/**
 * The secret that signs tokens: TOKEN_SECRET, the content of TOKEN_SECRET_FILE, or, with the embedded database, one
 * generated once in DATA_DIR. Throws StartRefused when it is missing, short or guessable.
 */
export const findTokenSecret = (
  env: Pick<Env, 'tokenSecret' | 'tokenSecretFile' | 'databaseUrl' | 'dataDir'>,
): string => {
  if (env.tokenSecret) return checkSecret(env.tokenSecret, 'TOKEN_SECRET');
  if (env.tokenSecretFile) return checkSecret(readSecret(env.tokenSecretFile), env.tokenSecretFile);
  if (env.databaseUrl === null) return checkSecret(keepOwnSecret(env.dataDir), join(env.dataDir, 'token-secret'));
  throw new StartRefused(`DATABASE_URL is set, so set TOKEN_SECRET or TOKEN_SECRET_FILE too. ${advice}`);
};

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartRefused } from './start-refused.ts';
import { findTokenSecret } from './token-secret.ts';

const good = 'kT8vQ2xZ5nB7mW1cR4yU6pL9sD3fG0hJ';
const databaseUrl = 'postgresql://db/shop';

describe('K3: findTokenSecret', () => {
  let dataDir: string;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'wearfolio-secret-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const find = (settings: Partial<Parameters<typeof findTokenSecret>[0]>) =>
    findTokenSecret({ tokenSecret: null, tokenSecretFile: null, databaseUrl: null, dataDir, ...settings });
  const keep = (text: string): string => {
    const file = join(dataDir, 'secret');
    writeFileSync(file, text);
    return file;
  };

  it('takes TOKEN_SECRET before the file, and the file without its line end', () => {
    const file = keep(`${good}x\n`);

    expect(find({ tokenSecret: good, tokenSecretFile: file, databaseUrl })).toBe(good);
    expect(find({ tokenSecretFile: file, databaseUrl })).toBe(`${good}x`);
  });

  it.each([
    ['tooFew4me', /^TOKEN_SECRET is shorter than 32 characters\. Make one with: node -e /],
    ['change-me-change-me-change-me-change-me', /^TOKEN_SECRET is easily guessed\. Make one with: /],
    ['your-256-bit-secret-your-256-bit-secret', /^TOKEN_SECRET is easily guessed\./],
    ['a'.repeat(64), /^TOKEN_SECRET is easily guessed\./],
    ['0123456701234567012345670123456701234567', /^TOKEN_SECRET is easily guessed\./],
    ['12345678901234567890123456789012', /^TOKEN_SECRET is easily guessed\./],
    ['abcdefghijklmnopqrstuvwxyzABCDEF', /^TOKEN_SECRET is easily guessed\./],
    ['QWERTYUIOPASDFGHJKLZXCVBNM-2026!', /^TOKEN_SECRET is easily guessed\./],
    ['kT8vQ2xZ5nBkT8vQ2xZ5nBkT8vQ2xZ5nB', /^TOKEN_SECRET is easily guessed\./],
    ['wearfolio-live-2026-token-number-1', /^TOKEN_SECRET is easily guessed\./],
  ])('refuses %j without repeating it', (tokenSecret, message) => {
    const refused = () => find({ tokenSecret, databaseUrl });

    expect(refused).toThrow(StartRefused);
    expect(refused).toThrow(message);
    expect(refused).not.toThrow(tokenSecret);
  });

  it('refuses a file that holds a bad one, or is none', () => {
    const file = keep('short');

    expect(() => find({ tokenSecretFile: file, databaseUrl })).toThrow(`${file} is shorter than 32 characters.`);
    expect(() => find({ tokenSecretFile: join(dataDir, 'none'), databaseUrl })).toThrow(/cannot be read \(ENOENT/);
  });

  it('refuses to make one up for a database that others may use too', () => {
    expect(() => find({ databaseUrl })).toThrow(
      'DATABASE_URL is set, so TOKEN_SECRET or TOKEN_SECRET_FILE must be too.',
    );
  });

  it('makes one once beside the embedded database, which nobody else may read', () => {
    const made = find({});

    expect(made.length).toBeGreaterThanOrEqual(64);
    expect(find({})).toBe(made);
    const file = join(dataDir, 'token-secret');
    expect(readFileSync(file, 'utf8').trim()).toBe(made);
    expect(statSync(file).mode & 0o077).toBe(0);
  });
});

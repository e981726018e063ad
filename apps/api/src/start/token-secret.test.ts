import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartRefused } from '../settings/start-refused.ts';
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

  it("prefers TOKEN_SECRET to the file, and ignores the file's line end", () => {
    const file = keep(`${good}x\n`);

    expect(find({ tokenSecret: good, tokenSecretFile: file, databaseUrl })).toBe(good);
    expect(find({ tokenSecretFile: file, databaseUrl })).toBe(`${good}x`);
  });

  it.each([
    ['tooFew4me', /^TOKEN_SECRET is shorter than 32 characters\. Generate one with: node -e /],
    ['change-me-change-me-change-me-change-me', /^TOKEN_SECRET is easy to guess\. Generate one with: /],
    ['your-256-bit-secret-your-256-bit-secret', /^TOKEN_SECRET is easy to guess\./],
    ['a'.repeat(64), /^TOKEN_SECRET is easy to guess\./],
    ['0123456701234567012345670123456701234567', /^TOKEN_SECRET is easy to guess\./],
    ['12345678901234567890123456789012', /^TOKEN_SECRET is easy to guess\./],
    ['abcdefghijklmnopqrstuvwxyzABCDEF', /^TOKEN_SECRET is easy to guess\./],
    ['QWERTYUIOPASDFGHJKLZXCVBNM-2026!', /^TOKEN_SECRET is easy to guess\./],
    ['kT8vQ2xZ5nBkT8vQ2xZ5nBkT8vQ2xZ5nB', /^TOKEN_SECRET is easy to guess\./],
    ['wearfolio-live-2026-token-number-1', /^TOKEN_SECRET is easy to guess\./],
  ])('refuses %j without repeating it', (tokenSecret, message) => {
    const refused = () => find({ tokenSecret, databaseUrl });

    expect(refused).toThrow(StartRefused);
    expect(refused).toThrow(message);
    expect(refused).not.toThrow(tokenSecret);
  });

  it('refuses a missing file, and a file with a bad secret', () => {
    const file = keep('short');

    expect(() => find({ tokenSecretFile: file, databaseUrl })).toThrow(`${file} is shorter than 32 characters.`);
    expect(() => find({ tokenSecretFile: join(dataDir, 'none'), databaseUrl })).toThrow(/cannot be read \(ENOENT/);
  });

  it('refuses to generate a secret for a database that others may use too', () => {
    expect(() => find({ databaseUrl })).toThrow('DATABASE_URL is set, so set TOKEN_SECRET or TOKEN_SECRET_FILE too.');
  });

  it('generates one secret beside the embedded database, readable only by its owner', () => {
    const made = find({});

    expect(made.length).toBeGreaterThanOrEqual(64);
    expect(find({})).toBe(made);
    const file = join(dataDir, 'token-secret');
    expect(readFileSync(file, 'utf8').trim()).toBe(made);
    expect(statSync(file).mode & 0o077).toBe(0);
  });
});

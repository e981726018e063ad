import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findSecrets, searchHistory } from './secrets.ts';

// Concatenated, so that this file contains no secret.
const githubToken = `ghp_${'a1'.repeat(18)}`;
const samples = {
  'a private key': `-----BEGIN ${'PRIVATE'} KEY-----`,
  'an AWS key': `AKIA${'A1B2'.repeat(4)}`,
  'a GitHub token': githubToken,
  'a Google API key': `AIza${'a1b2c'.repeat(7)}`,
  'a Google client secret': `GOCSPX-${'a1'.repeat(14)}`,
  'a Stripe key': `sk_live_${'a1'.repeat(12)}`,
  'a signed token': `eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(30)}.${'c'.repeat(43)}`,
  'an npm token': `npm_${'a1'.repeat(18)}`,
  'the address of a database': `postgresql://shop:${'h4Kq'.repeat(4)}@db.example/shop`,
  'the address of a mail server': `smtp://shop:${'h4Kq'.repeat(4)}@mail.example`,
  'our own token secret': `TOKEN_SECRET=${'h4Kq'.repeat(8)}`,
};

describe('K3: secrets', () => {
  it.each(Object.entries(samples))('finds %s', async (_, sample) => {
    expect(await findSecrets('notes.txt', `The value is ${sample}\n`)).not.toEqual([]);
  });

  it('accepts example values', async () => {
    const text = 'DATABASE_URL=postgresql://shop:secret@db/shop SMTP_URL=smtp://me:password@mail TOKEN_SECRET=';
    expect(await findSecrets('notes.txt', text)).toEqual([]);
  });

  describe('in the history', () => {
    const folder = mkdtempSync(join(tmpdir(), 'wearfolio-history-'));
    const repository = [`--git-dir=${join(folder, '.git')}`];
    const git = (args: string[], input = ''): string =>
      execFileSync('git', [...repository, '-c', 'user.name=planted', '-c', 'user.email=planted', ...args], { input })
        .toString()
        .trim();
    afterAll(() => rmSync(folder, { recursive: true }));

    it('finds a secret that a later commit removed', async () => {
      git(['init', '--quiet']);
      const file = git(['hash-object', '-w', '--stdin'], `key = ${githubToken}\n`);
      const first = git(['commit-tree', '-m', 'In', git(['mktree'], `100644 blob ${file}\tplanted.txt\n`)]);
      const second = git(['commit-tree', '-m', 'Out', '-p', first, git(['mktree'])]);
      git(['update-ref', 'refs/heads/main', second]);
      expect((await searchHistory(repository)).found).toEqual([`${file} planted.txt`]);
    });
  });
});

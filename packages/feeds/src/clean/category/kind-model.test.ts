// cspell:ignore zqxa wvub slingshot
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { classifyBy, classifyKind, parseModel, wordsOfKind } from './kind-model.ts';

const small = parseModel(
  ['shoes/boots 10 20\tclothing/jackets 10 20', 'rubber\t0:9', 'toe\t0:8', 'hood\t1:9', 'sleeve\t1:9', ''].join('\n'),
);

describe('kind model', () => {
  it('is a file smaller than 1 MB', () => {
    expect(statSync(join(import.meta.dirname, 'kind-words.tsv')).size).toBeLessThan(1_000_000);
  });

  it('grows more confident with each word that it knows', () => {
    const [few, more] = ['rubber toe', 'rubber toe hood'].map((text) => classifyBy(small, wordsOfKind(text)));

    expect(few?.match).toMatchObject({ family: 'shoes', leaf: 'boots' });
    expect(few?.confidence).toBeGreaterThan(more?.confidence ?? 1);
  });

  it('returns null for words that it does not know', () => {
    expect(classifyBy(small, wordsOfKind('rubber zqxa wvub'))).toBeNull();
    expect(classifyKind('Zqx Wvu')).toBeNull();
  });

  it('recognizes a shoe by its description', () => {
    const text =
      'Anasazi Pro. Stealth rubber, a slingshot heel and an aggressive last for edging on sport routes and boulders.';

    expect(classifyKind(text)).toMatchObject({ family: 'shoes', leaf: 'climbing-shoes' });
  });
});

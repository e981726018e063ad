// cspell:disable: German sentences

import { deskReplyIn } from '@wearfolio/messages/replies';
import { describe, expect, it } from 'vitest';
import { messages } from './messages.ts';

/** Stands for each value of a message: a text, a number, a list, or an object of counts. */
const sample = Object.assign(['Ada'], { total: 1284, created: 1, updated: 2, refused: 3 });

type Said = string | ((...values: never[]) => string) | { readonly [name: string]: Said };

const sentencesOf = (said: Said): string[] => {
  if (typeof said === 'string') return [said];
  if (typeof said === 'function') return [said(...([sample, true] as unknown as never[]))];
  return Object.values(said).flatMap(sentencesOf);
};

describe('messages of the desk', () => {
  const say = deskReplyIn('de');

  it('all have a German sentence', () => {
    const sentences = Object.values<Said>(messages).flatMap(sentencesOf);

    expect(sentences.length).toBeGreaterThan(130);
    expect(sentences.filter((sentence) => say(sentence) === sentence)).toEqual([]);
  });

  it('write counts and sentences within them in German', () => {
    expect(say(messages.tooManyProducts(10_000))).toBe(
      'Eine Änderung kann höchstens 10.000 Produkte betreffen. Grenzen Sie den Filter ein.',
    );
    expect(say(messages.withSenderNotice(messages.notices.kept))).toBe(
      'Angebot belassen. Ihre Gründe gehen per E-Mail an den Absender, wenn es eine Adresse gibt.',
    );
  });
});

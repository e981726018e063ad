// cspell:ignore šééááŕçĥ ííţééḿš ñóó ŕááţéé ííš šééţ ƒóóŕ Artikel Kleider Leder Suche gespeichert Gute Nachricht Preis schon Versand: accented English
// cspell:ignore nirgendwohin führen
// cspell:ignore Français Español Svenska Polski Deutsch
import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { languageNameOf } from './language-name.ts';
import { nameIn } from './names.ts';
import { print } from './print.ts';
import { pseudoOf } from './pseudo.ts';
import { codeOf, inEnglish, say as name, textIn } from './said.ts';
import { storedIn } from './stored.ts';
import { translateIn } from './translate.ts';

const say = translateIn('en');

describe('translateIn', () => {
  it('says plurals, numbers and values in English', () => {
    expect(say('listing.itemCount', { total: 1 })).toBe('1 item');
    expect(say('listing.itemCount', { total: 1284 })).toBe('1,284 items');
    expect(say('shell.fromStores', { name: 'Calder', stores: 2 })).toBe('Calder, from 2 stores');
    expect(say('favorites.items', { count: 1 })).toBe('item');
  });

  it('keeps a value as it is, whatever it contains', () => {
    expect(say('listing.noKeyword', { keyword: '<b>{x}</b> # \\u0041 $&' })).toBe('No <b>{x}</b> # \\u0041 $&.');
  });
});

describe('a translation', () => {
  it('says what it has, and English where it lacks a text', () => {
    const german = translateIn('de');

    expect(german('listing.itemCount', { total: 1284 })).toBe('1.284 Artikel');
    expect(german('desk.parts.deskTitle')).toBe(say('desk.parts.deskTitle'));
  });

  it('says a sentence that was named before its language was known', () => {
    const reached = name('replies.alertReached', { price: '$30', store: 'Calder & Co' });
    const links = name('desk.replies.deadLinks', { links: ['/a', '/b', '/c'] });

    expect(inEnglish(reached)).toBe('Good news: it already costs $30 at Calder & Co.');
    expect(textIn('de', reached)).toBe('Gute Nachricht: Der Preis ist schon $30 bei Calder & Co.');
    expect(codeOf(reached)).toBe('alert_reached');
    expect(inEnglish(links)).toBe('Links that lead nowhere: /a, /b, /c');
    expect(textIn('de', links)).toBe('Links, die nirgendwohin führen: /a, /b und /c');
  });

  it('names kinds and traits of the data, and keeps names that it does not know', () => {
    expect(['Dresses', 'Leather', 'Ostra', 'constructor'].map(nameIn('de'))).toEqual([
      'Kleider',
      'Leder',
      'Ostra',
      'constructor',
    ]);
    expect(nameIn('en')('Dresses')).toBe('Dresses');
  });
});

describe('a language', () => {
  it('has its name in itself', () => {
    expect(['de', 'fr', 'es', 'sv', 'pl'].map(languageNameOf)).toEqual([
      'Deutsch',
      'Français',
      'Español',
      'Svenska',
      'Polski',
    ]);
  });
});

describe('a pseudo-language', () => {
  const pseudo = (locale: 'en-XA' | 'ar-XB', text: string, values = {}) =>
    print(locale, compile(text, pseudoOf(locale)), values);

  it('accents and lengthens the words, not values and elements', () => {
    expect(pseudo('en-XA', 'Or <link>search</link> {name}', { name: 'Calder' })).toBe(
      'ÖÖŕ <link>šééááŕçĥ</link> Calder',
    );
    expect(translateIn('en-XA')('listing.itemCount', { total: 3 })).toBe('3 ííţééḿš');
  });

  it('says stored sentences too, and keeps their values', () => {
    expect(storedIn('en-XA')('no rate is set for SEK')).toBe('ñóó ŕááţéé ííš šééţ ƒóóŕ SEK');
    expect(storedIn('en-XA')('Calder & Co.')).toBe('Calder & Co.');
  });

  it('turns words around', () => {
    expect(pseudo('ar-XB', 'Search')).toBe('\u202eSearch\u202c');
  });
});

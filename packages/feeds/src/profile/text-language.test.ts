import { describe, expect, it } from 'vitest';
import { textLanguage } from './text-language.ts';

// cspell:disable: texts of several languages
describe('the language of texts', () => {
  it.for([
    ['en', 'A linen dress with a belt, made for warm days. The collar is soft and the sleeves are wide.'],
    ['de', 'Ein Kleid aus Leinen mit Gürtel, für warme Tage. Der Kragen ist weich und die Ärmel sind weit.'],
    ['fr', 'Une robe en lin avec une ceinture, pour les jours chauds. Le col est doux et les manches amples.'],
    ['es', 'Un vestido de lino con cinturón para los días de calor. El cuello es suave y las mangas son anchas.'],
    ['it', 'Un abito di lino con la cintura per i giorni caldi. Il colletto è morbido e le maniche della camicia.'],
    ['nl', 'Een jurk van linnen met riem voor warme dagen. De kraag is zacht en het model is ruim.'],
    ['sv', 'En klänning i linne med skärp för varma dagar. Kragen är mjuk och ärmarna är vida från axeln.'],
    ['pl', 'Sukienka z lnu z paskiem na ciepłe dni. Kołnierz jest miękki, a rękawy do łokcia oraz dla wygody.'],
    ['uk', 'Сукня з льону з поясом для теплих днів. Комір м’який, та рукави із манжетами, це зручно.'],
    ['el', 'Φόρεμα από λινό με ζώνη για τις ζεστές μέρες. Ο γιακάς και τα μανίκια από το ίδιο ύφασμα.'],
  ] as const)('is %s', ([language, text]) => {
    expect(textLanguage([text])).toBe(language);
  });

  it.for(['Ridge 2, Fell Boots, Tarnbeck Parka', 'Robe de plage', ''])('is unknown in %j', (text) => {
    expect(textLanguage([text])).toBeNull();
  });
});

import type { Texts } from '../catalog.ts';
import type { sizes as english } from '../english/sizes.ts';

export const sizes: Texts<typeof english> = {
  'sizes.about': 'ok. {size}',
  'sizes.addSizes': 'Dodaj swoje rozmiary',
  'sizes.age': 'Wiek',
  'sizes.chest': 'Obwód klatki piersiowej',
  'sizes.edit': 'Edytuj moje rozmiary',
  'sizes.height': 'Wzrost',
  'sizes.inMine': 'W moim rozmiarze',
  'sizes.inches': 'Cale',
  'sizes.intro': 'Dodaj swoje rozmiary w systemie, który znasz. W każdej kategorii możesz wybrać dwa.',
  'sizes.kindAndSize': '{kind}: {size}',
  'sizes.letters': 'S, M, L',
  'sizes.mine': 'Moje rozmiary',
  'sizes.none': 'Brak rozmiarów. Dodaj je, aby widzieć tylko to, co na Ciebie pasuje.',
  'sizes.notSaid': 'Nie podano',
  'sizes.notSaved': 'Nie udało się zapisać rozmiarów. Spróbuj ponownie.',
  'sizes.note':
    'Kategorie bez rozmiarów i produkty, dla których sklep nie podaje rozmiaru, pozostają na listach. Rozmiary oznaczone „ok.” różnią się w zależności od marki.',
  'sizes.saveMySizes': 'Zapisz moje rozmiary',
  'sizes.system': 'System',
  'sizes.waist': 'Talia',
  'sizes.whatIsMine': 'Jaki mam rozmiar?',
  'sizes.yourSize': 'Twój rozmiar',
  'sizes.yours': 'Twój rozmiar: {worn}',
};

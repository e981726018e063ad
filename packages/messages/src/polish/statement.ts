import type { Texts } from '../catalog.ts';
import type { statement as english } from '../english/statement.ts';

export const statement: Texts<typeof english> = {
  'statement.aim':
    'Chcemy, aby każdy mógł korzystać z tego sklepu. Dążymy do zgodności z WCAG 2.2 na poziomie AA i z normą EN&nbsp;301&nbsp;549.',
  'statement.assessed':
    'Ta deklaracja opiera się na naszej własnej ocenie: przeglądach i automatycznych testach uruchamianych przy każdej zmianie. Obejmują one axe i drzewo dostępności każdej strony, przy powiększeniu 400%, z większymi odstępami w tekście, wymuszonymi kolorami i ograniczonym ruchem. Sklepu nie oceniał nikt z zewnątrz.',
  'statement.assessedHead': 'Jak oceniliśmy sklep',
  'statement.conformance':
    'Sklep jest częściowo zgodny: z {all} wymagań spełnionych jest {met}, nie dotyczy sklepu {without}, a {short} jest spełnionych częściowo lub wcale.',
  'statement.conformanceHead': 'Stan zgodności',
  'statement.disagree': 'Możesz zwrócić się do organu w swoim kraju, który odpowiada za dostępność usług.',
  'statement.disagreeHead': 'Jeśli nie zgadzasz się z naszą odpowiedzią',
  'statement.documents': 'Dokumenty poza stronami: e-maile',
  'statement.gapLanguages':
    'Teksty sklepów mają oznaczony język tylko tam, gdzie rozpoznał go import (3.1.2). Jeśli sklep miesza języki, strona nie mówi, w jakim jest tekst.',
  'statement.gapMails': 'E-maili nie sprawdzono z czytnikami ekranu w programach pocztowych (EN 301 549, rozdział 10).',
  'statement.gapPeople': 'Osoby korzystające z technologii wspomagających nie testowały sklepu.',
  'statement.gapsHead': 'Co jeszcze nie działa',
  'statement.gapStores':
    'Teksty i zdjęcia sklepów są tak dostępne, jak przygotowały je sklepy. Strony sklepów nie należą do nas.',
  'statement.gapUndo':
    'Usunięcie ulubionego produktu można cofnąć przez trzy sekundy (2.2.1). Produkt można ponownie zapisać na jego stronie.',
  'statement.parts': 'Język części',
  'statement.timing': 'Dostosowanie czasu',
  'statement.whole': 'Wymagania zgodności WCAG',
};

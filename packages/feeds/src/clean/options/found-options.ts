// cspell:ignore renk beden ölçü ebat taille pointure größe groesse talla taglia maat rozmiar storlek størrelse koko colori couleur colore kleur kolor färg farge farve farbe väri olou

import { sizeLabels } from '@wearfolio/sizes/read/words';

/** Options found in a text outside the option columns. */
export type FoundOptions = { size: string | null; color: string | null };

/** Without any option. */
export const none: FoundOptions = { size: null, color: null };

/** Words for a size and a color in the languages of feeds, as alternatives of a pattern. */
export const sizeNames = [...sizeLabels, 'ölçü(?:sü|ler)?', 'ebat(?:ı|lar)?'].join('|');
export const colorNames = 'colou?r|renk|swatch|colori|couleur|colore|kleur|kolor|färg|farge|farve|farbe|väri';

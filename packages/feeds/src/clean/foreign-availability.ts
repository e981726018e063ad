/** Foreign availability texts, without accents. */
const foreignAvailable: ReadonlySet<string> = new Set(
  [
    'auf lager|lagernd|lieferbar|sofort lieferbar|sofort verfugbar|verfugbar|vorratig|vorhanden|vorbestellbar|ja',
    'en stock|disponible|dispo|sur commande|precommande|oui',
    'en existencia|hay existencias|disponible para reserva|si',
    'disponibile|in magazzino|preordine',
    'op voorraad|voorradig|leverbaar|beschikbaar|direct leverbaar',
    'dostepny|dostepna|dostepne|w magazynie|na stanie|tak',
    'i lager|finns i lager|tillganglig|bestallningsvara',
    'pa lager|tilgængelig|tilgjengelig',
    'varastossa|saatavilla|kylla',
  ].flatMap((words) => words.split('|')),
);
const foreignSoldOut: ReadonlySet<string> = new Set(
  [
    'nicht auf lager|nicht lieferbar|nicht verfugbar|nicht vorratig|ausverkauft|vergriffen|nein',
    'en rupture|en rupture de stock|rupture de stock|epuise|indisponible|non disponible|hors stock|non',
    'agotado|sin stock|sin existencias|no disponible|fuera de stock',
    'esaurito|non disponibile',
    'niet op voorraad|uitverkocht|niet leverbaar|niet beschikbaar|nee',
    'niedostepny|niedostepna|niedostepne|brak|brak w magazynie|wyprzedany|nie',
    'slut|slut i lager|slutsald|ej i lager|inte i lager|nej',
    'ikke pa lager|udsolgt|utsolgt|ikke tilgængelig',
    'loppu|loppuunmyyty|ei saatavilla|ei varastossa|ei',
  ].flatMap((words) => words.split('|')),
);

/** Reads a foreign availability text: null means available, 0 sold out, undefined unknown. */
export const readForeign = (word: string): number | null | undefined => {
  const folded = word.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ł/g, 'l').replace(/[.!]$/, '');
  if (foreignSoldOut.has(folded)) return 0;
  return foreignAvailable.has(folded) ? null : undefined;
};

// cspell:disable: words of headers in many languages
import { readCurrency } from '../clean/price/currency.ts';
import { foldLetters } from './fold.ts';

const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Returns the currency that a word of a header names: 'SEK', '€', 'zł', 'грн', 'Kč'. */
export const currencyOf = (word: string): string | null => {
  const found = readCurrency(word.trim(), '', null);
  return found && codes.has(found) ? found : null;
};

const taxes =
  /(?:^|[^\p{L}])(?:moms|mwst|ust|steuern?|vat|tax|gst|tva|taxe?s?|iva|btw|dph|pdv|mva|alv|kdv|ндс|пдв|pvm|afa|φπα|税)(?![\p{L}])/u;
const without =
  /(?:^|[^\p{L}])(?:excl?\p{L}*|ekskl?\p{L}*|eks|exkl?\p{L}*|ohne|uden|utan|uten|without|no|hors|sans|sin|senza|esclus\p{L}*|sem|zonder|bez|без|fara|nelkul|ilman|haric|χωρις|be|zzgl|zuzuglich|plus|net+o?)(?![\p{L}])/u;

/** Returns whether a header's name or note says that the amount lacks the tax: 'Preis (exkl. MwSt.)'. */
export const lacksTax = (text: string): boolean => {
  const plain = foldLetters(text);
  return taxes.test(plain) && without.test(plain);
};

const taxWords =
  /(?:^|(?<=[^\p{L}]))(?:inkl?\p{L}*|incl?\p{L}*|inbegrepen|mit|med|with|avec|con|com|met|cu|su|sa|s|z|sis|dahil|с|з|με|wliczon\p{L}*|vc|vr)?\.?[\s_-]*(?:moms|mwst|ust|vat|tax|gst|tva|iva|btw|dph|pdv|mva|alv|kdv|ндс|пдв|pvm|afa|φπα|brutt?o|gross|lordo|ttc)(?![\p{L}])\.?/gu;

/** Drops 'inkl. moms', 'incl. VAT' and their kin from a folded name. */
export const withoutTax = (folded: string): string => folded.replace(taxWords, ' ');

/** Returns whether a header says that its amounts are hundredths: 'price_cents', 'Pris (øre)'. */
export const isMinor = (text: string): boolean =>
  /(?:^|[^\p{L}])(?:in\s?)?(?:cents?|centimes|centimos|centesimi|pence|ore|groszy?|haler\p{L}*|kopeck?s|копе\p{L}*|копі\p{L}*|kurus|minor(?:[\s_-]?units?)?)(?![\p{L}])/u.test(
    foldLetters(text.replace(/([a-z\d])([A-Z])/g, '$1 $2')).replaceAll('_', ' '),
  );

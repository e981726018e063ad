// cspell:disable: words of several languages

/** Words that texts of a language cannot do without. A word of several languages counts for each in part. */
const functionWords: Readonly<Record<string, string>> = {
  en: 'the and with for from your this is are of in to that you our it',
  de: 'und mit der die das für von aus ist ein eine in zu den im auch sich',
  fr: 'le la les des pour avec et une du dans est de en au aux qui sur',
  es: 'el los las para con una del en de y es la que por su más',
  it: 'il gli per con della una di e dal è la che nella dei alla si',
  pt: 'os para com uma da do em e é não na que dos ao mais sua',
  nl: 'de het een met van voor en is in op te zijn deze niet aan',
  da: 'og med til af den det er en et på som fra ikke eller i',
  no: 'og med til av den det er en et på som fra ikke eller i',
  sv: 'och med för av den det är en ett på som från inte eller i',
  fi: 'ja on ei joka tai se ovat sekä myös kun sopii',
  pl: 'z i na do dla w jest oraz się ze to od nie przez',
  cs: 'a na pro se je z v jsou s do ve které nebo',
  sk: 'a na pre sa je z v sú s do vo ktoré alebo',
  hu: 'és a az egy nem hogy is ez vagy',
  ro: 'și cu pentru din este o de la în sau',
  tr: 've bir için ile bu olan da de çok',
  lt: 'ir su iš yra į ar kad nuo',
  ru: 'и с на для из в не по от это',
  uk: 'і з на для та із у не від це',
  el: 'και με για από το η σε την του',
};

const languagesOf = new Map<string, string[]>();
for (const [language, words] of Object.entries(functionWords))
  for (const word of words.split(' ')) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);

/** Fewer words may be names. */
const enough = 4;

/** How many times as many words as the next language a language must have. */
const lead = 1.5;

/**
 * Returns the language of titles and descriptions by their function words, as an ISO 639-1 code; null if none stands out,
 * as in titles that are only names.
 */
export const textLanguage = (texts: readonly string[]): string | null => {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
      const languages = languagesOf.get(word) ?? [];
      for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1 / languages.length);
    }
  const [best, next] = [...counts].sort(([, one], [, other]) => other - one);
  return best && best[1] >= enough && best[1] >= lead * (next?.[1] ?? 0) ? best[0] : null;
};

// cspell:ignore Français
/** The name of a language in itself, as a list of languages shows it: 'Français'. */
export const languageNameOf = (language: string): string => {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(language) + rest.join('');
};

/** `https://www.social.example/wearfolio` is called Social: the last name of its host but the ending, as a word. */
export const profileName = (url: string): string => {
  const host = URL.parse(url)?.hostname ?? url;
  const name = host.split('.').at(-2) ?? host;
  return name.charAt(0).toUpperCase() + name.slice(1);
};

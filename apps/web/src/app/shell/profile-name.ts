/** The name of a social network from the host of its address: `https://www.social.example/wearfolio` is "Social". */
export const profileName = (url: string): string => {
  const host = URL.parse(url)?.hostname ?? url;
  const name = host.split('.').at(-2) ?? host;
  return name.charAt(0).toUpperCase() + name.slice(1);
};

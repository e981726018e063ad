import { type HomeFile, homeFile } from '@wearfolio/contracts/home/home-file';

/** An address in the content and where it stands, such as `slides.1.picture.src`. */
type Place = { at: string; name: string; text: string };

const placeNames: ReadonlySet<string> = new Set(['href', 'explore', 'src']);

const placesIn = (value: unknown, path = ''): Place[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return placeNames.has(name) ? [{ at, name, text: String(child) }] : placesIn(child, at);
  });
};

const isOwn = (text: string): boolean => /^\/(?!\/)/.test(text);

/** Where a link or a picture may lead: a path of the shop or a whole https address. */
const isPlace = (text: string): boolean => isOwn(text) || (text.startsWith('https://') && URL.canParse(text));

/** The content of the home page from its file. Throws, naming the first place where it is wrong. */
export const readHomeFile = (text: string): HomeFile => {
  const { data, error } = homeFile.safeParse(JSON.parse(text));
  if (error) {
    const [issue] = error.issues;
    throw new Error(`${issue?.path.join('.') || 'The file'}: ${issue?.message}`);
  }
  const wrong = placesIn(data).find((place) => !isPlace(place.text));
  if (wrong) throw new Error(`${wrong.at} is '${wrong.text}', but it must begin with / or https://`);
  return data;
};

/** The pictures of the shop's own origin that `isServed` does not know, by where they stand in the content. */
export const missingPictures = (home: HomeFile, isServed: (address: string) => boolean): string[] =>
  placesIn(home)
    .filter(({ name, text }) => name === 'src' && isOwn(text) && !isServed(text))
    .map(({ at, text }) => `${at} ${text}`);

/** The origins of pictures of others that the content shows. */
export const foreignPictures = (home: object): string[] =>
  placesIn(home).flatMap(({ name, text }) => (name === 'src' && URL.canParse(text) ? new URL(text).origin : []));

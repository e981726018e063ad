import { isOwnPath, isPlace } from '@wearfolio/contracts/content/place';
import { type HomeFile, homeFile } from '@wearfolio/contracts/home/home-file';

/** A link or picture address in the content, and its path, such as `slides.1.picture.src`. */
type Place = { at: string; name: string; text: string };

const placeNames: ReadonlySet<string> = new Set(['href', 'explore', 'src']);

const placesIn = (value: unknown, path = ''): Place[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return placeNames.has(name) ? [{ at, name, text: String(child) }] : placesIn(child, at);
  });
};

/** Parses the home page file. Throws an error that names the first invalid value. */
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

/** Pictures on the shop's origin that `isServed` does not know, by their path in the content. */
export const missingPictures = (home: HomeFile, isServed: (address: string) => boolean): string[] =>
  placesIn(home)
    .filter(({ name, text }) => name === 'src' && isOwnPath(text) && !isServed(text))
    .map(({ at, text }) => `${at} ${text}`);

/** The origins of external pictures in the content. */
export const foreignPictures = (home: object): string[] =>
  placesIn(home).flatMap(({ name, text }) => (name === 'src' && URL.canParse(text) ? new URL(text).origin : []));

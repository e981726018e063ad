import { type HomeContent, homeContent } from '@wearfolio/contracts/home';

/** Where a link or a picture may lead: a path of the shop or a whole https address. */
const isPlace = (text: string): boolean =>
  /^\/(?!\/)/.test(text) || (text.startsWith('https://') && URL.canParse(text));

const placeNames: ReadonlySet<string> = new Set(['href', 'explore', 'src']);

const checkPlaces = (value: unknown, path: string): void => {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, child] of Object.entries(value)) {
    const at = path === '' ? name : `${path}.${name}`;
    if (placeNames.has(name) && !isPlace(String(child))) {
      throw new Error(`${at} is '${child}', but it must begin with / or https://`);
    }
    checkPlaces(child, at);
  }
};

/** The content of the home page from its file. Throws, naming the first place where it is wrong. */
export const readHome = (text: string): HomeContent => {
  const { data, error } = homeContent.safeParse(JSON.parse(text));
  if (error) {
    const [issue] = error.issues;
    throw new Error(`${issue?.path.join('.') || 'The file'}: ${issue?.message}`);
  }
  checkPlaces(data, '');
  return data;
};

import { listCategories } from '@wearfolio/contracts/catalogue';
import { textsOf } from '@wearfolio/messages/english';
import type { Language } from '@wearfolio/messages/locales';
import { translations } from '@wearfolio/messages/translations';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desktop, phone } from './browser.ts';
import { tooWide } from './width.ts';

/** The keys of replies whose texts are the shop's own. The others hold what stores, staff or the customer wrote. */
const ownKeys = new Set([
  ...['message', 'errors', 'price_range', 'sale', 'dropped', 'material', 'pattern', 'cut', 'length'],
  ...['free_delivery', 'fast_delivery', 'free_returns', 'attribute_name', 'forms'],
]);

/** The keys of the desk's replies that hold what the shop says in the desk's language. */
export const saidAtDesk: readonly string[] = [
  ...['reason', 'reasons', 'refusal', 'notes', 'why', 'phase', 'learned', 'measures', 'head', 'action', 'actions'],
  ...['source', 'last_outcome', 'outcome', 'what', 'note', 'scope', 'actor', 'kind', 'hint', 'label', 'was', 'is'],
];

const latin = /[A-Za-z]{2,}/g;

// Dates of the pseudo-language have the months of English.
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Words of every page that are no texts of ours. */
export const pageNames: readonly string[] = [...months, 'wearfolio'];

/** The words of a text, as data. */
export const wordsOf = (text: string): string[] => [...text.matchAll(latin)].map(([word]) => word.toLowerCase());

const addWords = (value: unknown, words: Set<string>, own = ownKeys): void => {
  if (typeof value === 'string') for (const word of wordsOf(value)) words.add(word);
  else if (Array.isArray(value)) for (const one of value) addWords(one, words, own);
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) if (!own.has(key)) addWords(one, words, own);
};

/**
 * Collects the words of all data that a page gets, except those of keys that hold what we say. Call it before the page
 * is opened.
 */
export const watchData = (page: Page, said: readonly string[] = []): Set<string> => {
  const own = new Set([...ownKeys, ...said]);
  const words = new Set<string>();
  page.on('response', async (response) => {
    if (!/json/.test(response.headers()['content-type'] ?? '')) return;
    addWords(await response.json().catch(() => null), words, own);
  });
  return words;
};

/** Also collects the words of the data that the page itself brings, and of the menu, which it may have read before. */
export const addOwnData = async (page: Page, words: Set<string>): Promise<void> => {
  const blocks = await page.evaluate(async () => {
    const { headers, text } = await fetch(location.href, { headers: { Accept: 'application/json' } }).then(
      async (reply) => ({ headers: reply.headers, text: await reply.text() }),
    );
    const own = [...document.querySelectorAll('script[type="application/json"]')].map((block) => block.textContent);
    return [...own, /json/.test(headers.get('content-type') ?? '') ? text : '{}'];
  });
  for (const block of blocks) addWords(JSON.parse(block ?? '{}'), words);
  addWords(await (await page.request.get(listCategories.url)).json(), words);
};

/** All texts of a page, also those for screen readers. Names of languages keep their own. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'placeholder', 'title', 'alt', 'aria-roledescription', 'aria-valuetext'];
    const elements = [...document.body.querySelectorAll('*')].filter(
      (element) => !element.closest('script, style, noscript, body [lang]'),
    );
    const ofAttributes = elements.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''));
    const ofNodes = elements.flatMap((element) =>
      [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? ''),
    );
    // A printed page has its own address.
    const isAddress = (text: string): boolean => /^https?:\/\/\S+$/.test(text.trim());
    return [...new Set([document.title, ...ofAttributes, ...ofNodes])].filter(
      (text) => text.trim() !== '' && !isAddress(text),
    );
  });

/** The texts that an element cuts, though they are the shop's own: a product's name may be cut. */
const cutOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element): boolean =>
      getComputedStyle(element).overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
    const isOwn = (text: string): boolean => /[\u00c0-\u024f\u202e]/.test(text) && !/[A-Za-z]{2}/.test(text);
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => element.clientWidth > 1 && !element.closest('.sr-only') && isCut(element))
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      )
      .map((element) => element.textContent?.trim() ?? '')
      .filter(isOwn);
  });

type Line = { text: string; element: number; left: number; right: number; top: number; bottom: number };

/** The visible lines of text of a page, except in bars and buttons that float over it. */
const linesOn = (page: Page): Promise<Line[]> =>
  page.evaluate(() => {
    const ancestorsOf = (element: Element): Element[] => {
      const ancestors: Element[] = [];
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) ancestors.push(at);
      return ancestors;
    };
    const floats = (element: Element): boolean =>
      ancestorsOf(element).some((at) => ['fixed', 'sticky'].includes(getComputedStyle(at).position));
    // What a row that scrolls or a fold hides covers nothing.
    const isWithin = (element: Element, rect: DOMRect): boolean =>
      ancestorsOf(element).every((at) => {
        if (getComputedStyle(at).overflow === 'visible') return true;
        const clip = at.getBoundingClientRect();
        return rect.right < clip.right + 1 && rect.left > clip.left - 1 && rect.bottom < clip.bottom + 1;
      });
    const rectsOf = (node: Node): DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width }) => width > 2);
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !element.closest('.sr-only, script, style, noscript, option, svg') && !floats(element))
      .flatMap((element, at) =>
        [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
          .flatMap((node) =>
            rectsOf(node)
              .filter((rect) => isWithin(element, rect))
              .map((rect) => ({ node, rect })),
          )
          .map(({ node, rect: { left, right, top, bottom } }) => ({
            ...{ text: node.textContent?.trim() ?? '', element: at },
            ...{ left, right, top, bottom },
          })),
      );
  });

// Lines of one text touch where the line height is less than the font's.
const covers = (one: Line, other: Line): boolean =>
  one.element !== other.element &&
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 6;

/** What is wrong with the texts of a page whose language is longer English. */
type TextFaults = {
  /** Texts with words that are neither accented nor data. */
  english: string[];
  cut: string[];
  overlapping: string[];
};

const noFaults: TextFaults = { english: [], cut: [], overlapping: [] };

const textFaults = async (page: Page, data: ReadonlySet<string>): Promise<TextFaults> => {
  const [texts, cut, lines] = await Promise.all([textsOn(page), cutOn(page), linesOn(page)]);
  const isEnglish = (text: string): boolean =>
    [...text.matchAll(latin)].some(([word]) => !data.has(word.toLowerCase()));
  const overlapping = lines.flatMap((one, at) =>
    lines.slice(at + 1).flatMap((other) => (covers(one, other) ? [`${one.text} × ${other.text}`] : [])),
  );
  return {
    english: texts.filter(isEnglish).map((text) => text.trim()),
    cut: [...new Set(cut)],
    overlapping: [...new Set(overlapping)],
  };
};

/** The words of our English texts that none of our texts in another language has. */
export const onlyEnglish = (language: Language): ReadonlySet<string> => {
  const own = new Set(Object.values(translations[language] ?? {}).flatMap(wordsOf));
  return new Set(
    Object.values(textsOf)
      .flatMap(wordsOf)
      .filter((word) => !own.has(word)),
  );
};

/** The texts of a page with one of these words that is no data. */
export const englishOn = async (page: Page, words: ReadonlySet<string>, data: ReadonlySet<string>): Promise<string[]> =>
  (await textsOn(page)).filter((text) => wordsOf(text).some((word) => words.has(word) && !data.has(word)));

/** Until late parts of a page have come, in ms. */
const timeout = 8_000;

/**
 * Expects no other English and no text that is cut or covered, on a phone and a desktop and in both directions. It turns
 * the open page, because loading it in a language of the other direction costs more than all checks.
 */
export const expectTextsFit = async (page: Page, data: ReadonlySet<string>): Promise<void> => {
  for (const screen of [desktop, phone]) {
    await page.setViewportSize(screen);
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((dir) => {
        document.documentElement.dir = dir;
      }, direction);
      const message = `${screen.width} px, ${direction}`;
      await expect.poll(() => textFaults(page, data), { message, timeout }).toEqual(noFaults);
      await expect.poll(() => tooWide(page), { message, timeout }).toEqual([]);
    }
  }
};

/** A gap of a text: what the desk asks for. */
export type Gap = {
  label: string;
  hint: string;
  /** Whether the line with the gap can be left out. */
  isOptional?: true;
};

/** The gaps of the templates of legal texts. A text marks a gap as `[[company]]`. */
export const gaps = {
  company: { label: 'Company', hint: 'The full name, such as Harbor & Pine Ltd.' },
  address: { label: 'Address', hint: 'Street, postal code, city and country' },
  email: { label: 'E-mail address', hint: 'For questions of shoppers, such as hello@shop.example' },
  phone: { label: 'Phone', hint: 'With the code of the country', isOptional: true },
  register: {
    label: 'Register and number',
    hint: 'Such as Commercial register of Vienna, FN 123456a',
    isOptional: true,
  },
  vat: { label: 'VAT ID', hint: 'Such as ATU12345678', isOptional: true },
  person: { label: 'Responsible person', hint: 'The full name', isOptional: true },
  host: { label: 'Host', hint: 'Name and address of the company whose servers run the shop' },
  stored: {
    label: 'What else is stored',
    hint: 'Data that you store about shoppers in other places',
    isOptional: true,
  },
  kept: { label: 'How long logs are kept', hint: 'Such as 30 days' },
  law: { label: 'Law', hint: 'The country whose law holds, such as Austria' },
  shop: { label: 'Name of the shop', hint: 'As on its pages' },
} as const satisfies Record<string, Gap>;

export type GapName = keyof typeof gaps;

const mark = /\[\[([a-z]+)\]\]/g;

const markOf = (name: GapName): string => `[[${name}]]`;

const isGap = (name: string): name is GapName => Object.hasOwn(gaps, name);

/** The gaps that a Markdown text still has, in their order, each once. */
export const gapsIn = (markdown: string): GapName[] => [
  ...new Set([...markdown.matchAll(mark)].map(([, name = '']) => name).filter(isGap)),
];

/** Fills all gaps of one name with an answer, which is plain text. */
export const fillGap = (markdown: string, name: GapName, answer: string): string =>
  markdown.replaceAll(markOf(name), () => answer.replace(/[\\`*_[\]<>#]/g, '\\$&'));

/** The text as it is read before its gaps are filled: each is its label in brackets, in the words of `say`. */
export const nameGaps = (markdown: string, say: (label: string) => string): string =>
  gapsIn(markdown).reduce((text, name) => fillGap(text, name, `[${say(gaps[name].label)}]`), markdown);

/** Leaves out the lines with a gap, and the empty line before each. */
export const leaveGapOut = (markdown: string, name: GapName): string =>
  markdown
    .split('\n')
    .filter((line, at, lines) => {
      const [here, next] = [line, lines[at + 1] ?? ''].map((one) => one.includes(markOf(name)));
      return !here && !(next && line === '');
    })
    .join('\n');

import type { DeskChange } from '@wearfolio/contracts/desk-products';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Formats a category path: `women/shoes/ankle-boots` as "Women / Shoes / Ankle boots". */
export const categoryWords = (path: string): string =>
  path
    .split('/')
    .map((slug) => capital(slug.replaceAll('-', ' ')))
    .join(' / ');

export const countWords = (count: number, one = 'product', many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const deeds: Record<string, readonly [set: string, back: string]> = {
  title: ['Title changed', 'Title as fed'],
  brand: ['Brand changed', 'Brand as fed'],
  category: ['Kind changed', 'Kind as fed'],
  audience: ['Audience changed', 'Audience as fed'],
  color: ['Color changed', 'Color in the feed'],
  pictures: ['Pictures ordered', 'Pictures of the feed'],
  hidden: ['Hidden', 'Shown again'],
  'switch brand': ['Brand switched off', 'Brand switched on'],
  'switch store': ['Store switched off', 'Store switched on'],
};

/** Describes a change. */
export const changeWords = ({ field, value }: Pick<DeskChange, 'field' | 'value'>): string => {
  const [set, back] = deeds[field] ?? [field, field];
  return value === null ? back : set;
};

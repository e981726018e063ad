import {
  categories,
  descriptions,
  type Habits,
  notes,
  type Option,
  type Place,
  people,
  places,
  skus,
  slugOf,
  titles,
} from './habits.ts';
import { type Lots, lotsOf } from './lots.ts';
import type { Model } from './models.ts';
import type { WrittenSize } from './options.ts';

/** A row of a damaged feed: its AvantLink fields and the true facts. */
export type DamagedRow = {
  fields: Readonly<Record<string, string>>;
  model: Model;
  brand: string;
  /** Null if the row does not contain a size anywhere. */
  size: WrittenSize | null;
  color: string | null;
  /** Whether the title names an audience. */
  tellsAudience: boolean;
};

/** A variant of a store's product. `at` counts the store's products, `nth` its rows. */
export type Variant = {
  model: Model;
  brand: string;
  size: WrittenSize | null;
  color: string;
  at: number;
  nth: number;
};

const spelledOtherwise = (brand: string, lots: Lots): string =>
  lots.pick([
    brand.toUpperCase(),
    `${brand} Inc.`,
    brand.replaceAll(' ', ''),
    `${brand}®`,
    brand.toLowerCase(),
    `${brand} USA`,
  ]);

const entry = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item;

const wantsSize = (form: string): boolean => form.includes('S');
const wantsColor = (form: string): boolean => form.includes('C');

/** Where a row contains its options, and the form of its title. */
type Plan = {
  told: Option;
  titleForm: string;
  isBare: boolean;
  isIn: (place: Place, what: 'size' | 'color') => boolean;
};

const planOf = ({ size, color }: Variant, habits: Habits): Plan => {
  const titleForm = size === null && wantsSize(habits.title) ? 'T - C' : habits.title;
  const place = entry(places, habits.place);
  return {
    told: { size: size?.text ?? '', color },
    titleForm,
    // If a title consists only of options, the product's name is in another field.
    isBare: habits.title.startsWith('S') && size !== null,
    isIn: (name, what) => place[what] === name && !(what === 'size' ? wantsSize(titleForm) : wantsColor(titleForm)),
  };
};

const saysAudience = /\bmen|wom[ae]n|kid|youth/i;

const namedOf = ({ title, audience }: Model, habits: Habits): string =>
  saysAudience.test(title) ? title : entry(people, habits.people)(title, audience);

const brandColumn = (brand: string, at: number, habits: Habits, { isBare }: Plan): string => {
  if (habits.brand === 'column' || (isBare && habits.brand === 'in the title')) return brand;
  return habits.brand === 'spelled otherwise' ? spelledOtherwise(brand, lotsOf(at + habits.form)) : '';
};

const namesBrand = ({ brand, form }: Habits): boolean =>
  brand === 'in the title' || (brand !== 'own label' && form % 2 === 0) || form % 5 === 0;

const titleOf = (brand: string, named: string, habits: Habits, { told, titleForm, isBare }: Plan): string => {
  const whole = titles[titleForm]?.(named, told) ?? named;
  const noted = entry(notes, habits.note)(whole);
  return namesBrand(habits) && !isBare ? `${brand} ${noted}` : noted;
};

const linkOf = (slug: string, nth: number, habits: Habits, { told, isBare, isIn }: Plan): string => {
  const { size, color } = entry(places, habits.place);
  const isTold = [size, color].some((place) => place === 'query' || place === 'path');
  if (!isBare && !isTold && habits.form % 4 === 0) return `https://classic.avantlink.com/click.php?p=1&pri=${nth}`;
  const path = [slug, isIn('path', 'color') ? told.color : ''];
  if (isIn('path', 'size')) path.push(`size ${told.size.replace('.', ' ')}`);
  const names = habits.form % 3 === 0 ? ['attribute_pa_size', 'attribute_pa_color'] : ['size', 'color'];
  const target = new URL(`https://www.store.example/products/${slugOf(path.join(' '))}`);
  if (isIn('query', 'size')) target.searchParams.set(names[0] ?? '', told.size);
  if (isIn('query', 'color')) target.searchParams.set(names[1] ?? '', told.color);
  return `https://classic.avantlink.com/click.php?tt=cl&url=${encodeURIComponent(target.href)}`;
};

const aboutOf = ({ about }: Model, habits: Habits, { told, isIn }: Plan): string =>
  isIn('description', 'size') || isIn('description', 'color') ? entry(descriptions, habits.form)(about, told) : about;

/** A row as a store with these habits writes it. */
export const damagedRow = (variant: Variant, habits: Habits, menu: string): DamagedRow => {
  const { model, brand, at, nth, size, color } = variant;
  const plan = planOf(variant, habits);
  const { told, titleForm, isBare, isIn } = plan;
  const named = namedOf(model, habits);
  const picture = isIn('picture', 'color') ? `${named} ${color}` : String(4000 + at);
  const fields = {
    SKU: skus[habits.sku]?.(model.title, at, nth, told) ?? '',
    Brand_Name: brandColumn(brand, at, habits, plan),
    Product_Name: titleOf(brand, named, habits, plan),
    Long_Description: aboutOf(model, habits, plan),
    Category: entry(categories, habits.category)(model, menu),
    Image_URL: `https://cdn.store.example/${slugOf(picture)}_1200x.jpg`,
    Buy_Link: linkOf(slugOf(`${brand} ${named}`), nth, habits, plan),
    Retail_Price: '120.00',
    Sale_Price: '99.00',
    Product_Size: isIn('column', 'size') ? told.size : '',
    Product_Color: isIn('column', 'color') ? color : '',
  };
  const isSizeLost = isIn('sku', 'size') && habits.sku === 'opaque' && !wantsSize(titleForm);
  const tellsAudience = model.audience !== null && saysAudience.test(fields.Product_Name) && !isBare;
  return { fields, model, brand, size: isSizeLost ? null : size, color, tellsAudience };
};

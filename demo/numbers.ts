import { chanceOf } from './chance.ts';
import type { DemoProduct, DemoVariant } from './product.ts';
import { sharedModels } from './shared-models.ts';

/** The GS1 prefix for demonstrations. No real product has it. */
const prefix = '952';

const checkDigit = (digits: string): number => {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
};

const digitsOf = (text: string, count: number): string =>
  String(Math.floor(chanceOf(text) * 10 ** count)).padStart(count, '0');

/** The GTIN-13 of a color and size, the same in all stores; '' for products without one. */
export const gtinOf = ({ model }: DemoProduct, { colour, size }: DemoVariant): string => {
  if (sharedModels.get(model)?.evidence !== 'gtin') return '';
  const digits = `${prefix}${digitsOf(`${model} ${colour} ${size} gtin`, 9)}`;
  return `${digits}${checkDigit(digits)}`;
};

/** The MPN of the model, the same in all stores; '' for products without one. */
export const mpnOf = ({ model, brand }: DemoProduct): string =>
  sharedModels.get(model)?.evidence === 'mpn'
    ? `${brand
        .replace(/[^A-Za-z]/g, '')
        .slice(0, 2)
        .toUpperCase()}${digitsOf(`${model} mpn`, 6)}`
    : '';

// cspell:ignore BLKBLU REDBLK NVYRED GRYPNK BLKRED BLUWHT GRNBLK WHTGRY
import { describe, expect, it } from 'vitest';
import { learnSkuOptions, optionsInSku } from './sku-options.ts';

const models = ['21K', '22M', '30A'];
const of = (sizes: readonly string[], colors: readonly string[]): string[] =>
  models.flatMap((model) => colors.flatMap((color) => sizes.map((size) => `${model}-${color}-${size}`)));

const optionsOf = (skus: readonly string[], sku: string) => {
  const learned = learnSkuOptions(skus);
  return learned && optionsInSku(sku, learned);
};

describe('learnSkuOptions', () => {
  it('learns which SKU parts hold color and size', () => {
    const skus = of(['38', '38.5', '39', '40.5'], ['BkRd', 'GyBu']);

    expect(optionsOf(skus, '21K-BkRd-38.5')).toEqual({ size: '38.5', color: 'Black/Red' });
    expect(optionsOf(skus, '77Z-NvWh-44')).toEqual({ size: '44', color: 'Navy/White' });
    expect(optionsOf(skus, '77Z')).toEqual({ size: null, color: null });
    expect(optionsOf([...skus, 'HAT-L'], '21K-Bwn-9')).toEqual({ size: '9', color: null });
  });

  it('reads the even numbers of clothes, and points between the parts', () => {
    const even = ['46', '48', '50', '52'];

    expect(optionsOf(of(even, ['BLK', 'RED']), '21K-BLK-48')?.size).toBe('48');
    expect(
      optionsOf(
        models.flatMap((model) => ['8', '8.5', '9'].map((size) => `${model}.${size}`)),
        '30A.8.5',
      )?.size,
    ).toBe('8.5');
    expect(
      optionsOf(
        models.flatMap((model) => ['10', '20', '30', '40'].map((nr) => `${model}-${nr}`)),
        '30A-20',
      ),
    ).toBeNull();
  });

  it('takes numbers that count the rows for no sizes', () => {
    expect(learnSkuOptions(Array.from({ length: 12 }, (_, at) => `${models[at % 3]}${at % 4}-${at + 1}`))).toBeNull();
  });

  it('reads sizes without their decimal point, and sizes before the color', () => {
    const skus = models.flatMap((model) => ['080', '085', '090', '100'].map((size) => `${model}-${size}-BLK`));

    expect(optionsOf([...skus, '40B-095-RED', '40B-100-NVY'], '356U-105-GRY')).toEqual({ size: '10.5', color: 'Grey' });
  });

  it('reads sizes with leading zeros, and few rows of many products, because only sizes come in halves', () => {
    const skus = ['M07-09.5-BLKBLU', 'M08-11.0-REDBLK', 'M09-12.0-NVYRED', 'W01-07.5-GRYPNK', 'W02-08.0-BLKRED'];
    const others = ['W03-06.5-BLUWHT', 'W04-10.0-GRNBLK', 'W05-09.0-WHTGRY'];

    expect(optionsOf([...skus, ...others], 'M07-09.0-BLKRED')).toEqual({ size: '9', color: 'Black/Red' });
  });

  it('learns from a third of the SKUs if the others have no parts', () => {
    const others = Array.from({ length: 18 }, (_, at) => `${64_501_118 + at}`);

    expect(optionsOf([...of(['7', '7.5', '8'], ['BLK']), ...others], '30245-BLK-8.5')?.size).toBe('8.5');
  });

  it('learns letter sizes', () => {
    expect(optionsOf(of(['S', 'M', 'L', 'XL'], ['BLK', 'NVY']), '9-BLK-XXL')).toEqual({ size: 'XXL', color: 'Black' });
  });

  it('learns waists in inches and sizes of toddlers', () => {
    const waists = of(['28', '29', '30', '32'], ['Black', 'Navy']);
    const toddlers = of(['2T', '3T', '4T', '5T'], ['Black', 'Navy']);

    expect(optionsOf(waists, '3357-Black-36')).toEqual({ size: '36', color: 'Black' });
    expect(optionsOf(toddlers, '3357-Navy-3T')).toEqual({ size: '3T', color: 'Navy' });
  });

  it('learns sizes without a separator', () => {
    const skus = ['SD210W', 'SD216W', 'BT150W'].flatMap((stem) => ['37', '38', '39', '40'].map((size) => stem + size));

    expect(optionsOf(skus, 'BT150W41')).toEqual({ size: '41', color: null });
    expect(optionsOf(skus, 'BT150W')).toEqual({ size: null, color: null });
  });

  it('reads sizes before a width or a length', () => {
    const skus = of(['9.5-D', '10-D', '10.5-EE', '11-D'], ['Bourbon', 'Ivory']);

    expect(optionsOf(skus, '21K-Ivory-12-D')).toEqual({ size: '12', color: 'Ivory' });
    expect(optionsOf(skus, '21K-Ivory-12-LONG')).toEqual({ size: '12 LONG', color: 'Ivory' });
  });

  it.each<[string, string[]]>([
    ['serial numbers behind letters', Array.from({ length: 30 }, (_, at) => `RB${at + 3}`)],
    ['serial numbers', Array.from({ length: 30 }, (_, at) => `A-${at * 7}`)],
    ['numbers of colors', of(['10', '20', '30', '90'], ['X'])],
    ['one number for each product', Array.from({ length: 30 }, (_, at) => `P${at}-${5 + (at % 8)}`)],
    ['too few of them', ['A-38', 'A-38.5', 'A-39']],
  ])('learns nothing from %s', (_, skus) => {
    expect(learnSkuOptions(skus)).toBeNull();
  });
});

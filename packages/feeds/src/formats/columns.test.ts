import { describe, expect, it } from 'vitest';
import { fieldsByHeader, fieldsOf, headerNames, namesOf } from './columns.ts';

describe('the table of formats', () => {
  it('names the headers of a field, best first', () => {
    expect(namesOf('awin').id).toEqual(['aw_product_id', 'merchant_product_id']);
  });

  it('gives the field of each element', () => {
    expect(fieldsOf('google')).toMatchObject({ item_group_id: 'group_id', upc: 'gtin' });
  });

  it('refuses a format that it lacks', () => {
    expect(() => namesOf('no format')).toThrow('no format');
  });

  it('gives a header of two fields to the earlier one', () => {
    expect(fieldsByHeader(headerNames, ['sku', 'title'])).toEqual(['id', 'name']);
    expect(fieldsByHeader(headerNames, ['id', 'sku'])).toEqual(['id', 'sku']);
  });
});

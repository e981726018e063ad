import { describe, expect, it } from 'vitest';
import { plainCsvRecords } from '../formats/plain-csv.ts';
import { recordMapper } from './map-record.ts';

const tableOf = (map: Parameters<typeof plainCsvRecords>[0]) =>
  plainCsvRecords(map)
    .write('id,name,brand,model\n1,Old,Larkfield,Coat\n2,Old,,Hat\n')
    .map(({ fields }) => fields.name);

describe('a template in a mapping', () => {
  it('is filled from the columns of a table, and stays empty if one of them is empty', () => {
    const [first, second] = plainCsvRecords({ id: 'id', description: '={brand} / {model}' })
      .write('id,name,brand,model\n1,Old,Larkfield,Coat\n2,Old,,Hat\n')
      .map(({ fields }) => fields.description);

    expect([first, second]).toEqual(['Larkfield / Coat', undefined]);
  });

  it("does not replace the field's own column if the mapping was inferred", () => {
    expect(tableOf({ name: '={brand} {model}' })).toEqual(['Old', 'Old']);
  });

  it('is filled from paths of a document', () => {
    const read = recordMapper({ fields: { id: 'sku', name: '={maker.name} {model}', currency: '=EUR' } });

    expect(read({ sku: '1', maker: { name: 'Larkfield' }, model: 'Coat' }, 1).fields).toEqual({
      id: '1',
      name: 'Larkfield Coat',
      currency: 'EUR',
    });
    expect(read({ sku: '1', model: 'Coat' }, 1).fields).toEqual({ id: '1', currency: 'EUR' });
  });
});

import { describe, expect, it } from 'vitest';
import { plainCsvRecords } from '../formats/plain-csv.ts';
import { recordMapper } from './map-record.ts';

const tableOf = (map: Parameters<typeof plainCsvRecords>[0]) =>
  plainCsvRecords(map)
    .write('id,name,brand,model\n1,Old,Larkfield,Coat\n2,Old,,Hat\n')
    .map(({ fields }) => fields.name);

describe('A template of a mapping', () => {
  it('is filled from columns of a table, and tells nothing where one of them is empty', () => {
    const [first, second] = plainCsvRecords({ id: 'id', description: '={brand} / {model}' })
      .write('id,name,brand,model\n1,Old,Larkfield,Coat\n2,Old,,Hat\n')
      .map(({ fields }) => fields.description);

    expect([first, second]).toEqual(['Larkfield / Coat', undefined]);
  });

  it('leaves what a column of the field says where only names were found out', () => {
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

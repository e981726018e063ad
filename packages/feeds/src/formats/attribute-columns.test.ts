// cspell:disable: headers of tables in several languages
import { describe, expect, it } from 'vitest';
import { plainCsvRecords } from './plain-csv.ts';

const read = (lines: readonly string[]) => {
  const reader = plainCsvRecords();
  return [...reader.write(`${lines.join('\n')}\n`), ...reader.end()].map(({ fields }) => fields);
};

describe('attributeReader', () => {
  it.each([
    [
      'columns of names beside columns of values',
      'Attribut 1 Name,Attribut 1 Wert,Attribut 2 Name,Attribut 2 Wert',
      'Farbe,Rot,Größe,38',
    ],
    [
      'numbered attributes',
      'Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)',
      'Color,Rot,Size,38',
    ],
    ['one column of both', 'attributes', 'color=Rot|size=38'],
    ['one column of sentences', 'Details', '"Colour: Rot, Size: 38"'],
    ['one column of properties', 'properties', '"{""color"":""Rot""|""size"":""38""}"'],
  ])('reads %s', (_, header, cells) => {
    expect(read([`id,title,${header}`, `1,Boot,${cells}`])).toEqual([
      { id: '1', name: 'Boot', color: 'Rot', size: '38' },
    ]);
  });

  it('prefers a column of its own, and never reads a price or name from an attribute', () => {
    const [row] = read(['id,title,color,attributes', '1,Boot,Navy,color=Blue|price=1|name=Other']);

    expect(row).toEqual({ id: '1', name: 'Boot', color: 'Navy' });
  });
});

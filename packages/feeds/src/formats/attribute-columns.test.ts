// cspell:disable: headers of tables in several languages
import { describe, expect, it } from 'vitest';
import { openReader } from '../open-reader.ts';

const read = (lines: readonly string[]) => {
  const text = `${lines.join('\n')}\n`;
  const { reader } = openReader(text, { format: 'plain-csv', hasLinkPattern: true });
  return [...reader.write(text), ...reader.end()].map(({ fields }) => fields);
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
    [
      'columns of a language that no rule knows',
      'Varyant Tip 1,Varyant Değer 1,Varyant Tip 2,Varyant Değer 2',
      'Renk,Rot,Beden,38',
    ],
    ['an attribute of an unknown name', 'Turi 1,Qiymat 1,Turi 2,Qiymat 2', 'Farbe,Rot,Size,38'],
    ['one column of both', 'attributes', 'color=Rot|size=38'],
    ['one column of sentences', 'Specs', '"Colour: Rot, Size: 38"'],
    ['one column of properties', 'properties', '"{""color"":""Rot""|""size"":""38""}"'],
  ])('reads %s', (_, header, cells) => {
    expect(read([`id,title,${header}`, `1,Boot,${cells}`])).toEqual([
      { id: '1', name: 'Boot', color: 'Rot', size: '38' },
    ]);
  });

  it('joins a number with its letter from a column of any name', () => {
    const rows = read(['id,title,Koko,Kirjain', '1,Ridge Coat,40,M', '2,Ridge Coat,42,L', '3,Fell Coat,XL,XL']);

    expect(rows.map(({ size }) => size)).toEqual(['40 / M', '42 / L', 'XL']);
  });

  it('takes no titles for names of attributes', () => {
    const [row] = read(['id,title,details', '1,Color Block Dress,Red', '2,Brand New Boot,Blue']);

    expect(row).toEqual({ id: '1', name: 'Color Block Dress', description: 'Red' });
  });

  it('prefers a column of its own, and never reads a price or name from an attribute', () => {
    const [row] = read(['id,title,color,attributes', '1,Boot,Navy,color=Blue|price=1|name=Other']);

    expect(row).toEqual({ id: '1', name: 'Boot', color: 'Navy' });
  });
});

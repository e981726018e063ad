// cspell:disable: values in many languages
import { describe, expect, it } from 'vitest';
import { readAvailability } from '../clean/availability.ts';
import { readColor } from '../clean/color/color.ts';
import { isAbsent, withoutAbsent } from './absent.ts';
import { peopleInText, readAge } from './people.ts';

const parentOf = (color: string): string => readColor(color, new Map()).color.parent;

describe('the words of values', () => {
  it.each([
    ['Černého', 'Black'],
    ['KIRMIZI', 'Red'],
    ['темно-синяя', 'Blue'],
    ['sötétkék', 'Blue'],
    ['tmavě modrá', 'Blue'],
    ['ブラック系', 'Black'],
    ['ネイビーブルー', 'Blue'],
    ['λευκό', 'White'],
    ['roșie', 'Red'],
    ['ružičasta', 'Pink'],
    ['Schwarzkopf', 'Unspecified'],
  ])('read the color %s as %s', (color, parent) => {
    expect(parentOf(color)).toBe(parent);
  });

  it.each([
    ['0–6 Monate', 'kids'],
    ['8-10 lat', 'kids'],
    ['6〜12か月', 'kids'],
    ['18+ years', 'adult'],
    ['Erwachsene', 'adult'],
    ['взрослые', 'adult'],
    ['Novorozenci', 'kids'],
    ['All ages', null],
  ])('read the age %s as %s', (text, age) => {
    expect(readAge(text)).toBe(age);
  });

  it.each([
    ['Damenschuhe', 'women'],
    ['Herrera Bag', null],
    ['Herringbone Cap', null],
    ['Damask Top', null],
    ['Dámské tričko', 'women'],
    ['Чоловіча куртка', 'men'],
    ['ワンピース レディース', 'women'],
  ])('read the people of %s as %s', (text, people) => {
    expect([...peopleInText(text)][0] ?? null).toBe(people);
  });

  it.each([
    ['не в наличии', undefined],
    ['нет в наличии', 0],
    ['Skladem', null],
    ['Vyprodáno', 0],
    ['在庫切れ', 0],
    ['https://schema.org/PreOrder', null],
  ])('read the availability %s as %s', (text, stock) => {
    expect(readAvailability(text)).toBe(stock);
  });

  it.each(['N/A', '--', 'Default Title', '#REF!', 'Нет данных', 'ohne Größe', 'なし', ' - '])(
    'leave out %s',
    (text) => {
      expect(isAbsent(text)).toBe(true);
    },
  );

  it('leave out what means nothing, except where a row needs it', () => {
    const fields = { id: 'none', name: 'N/A', color: 'n/a', size: 'M', availability: 'none' };
    const record = { line: 1, fields, variants: [{ size: '-' }], fault: null };

    expect(withoutAbsent(record)).toMatchObject({
      fields: { id: 'none', name: 'N/A', size: 'M', availability: 'none' },
      variants: [{}],
    });
    expect(withoutAbsent(record).fields.color).toBeUndefined();
    expect(withoutAbsent({ ...record, fields: { brand: 'https://a.example/brands/lark' } }).fields).toEqual({});
    expect(withoutAbsent({ ...record, variants: [], fields: { id: '1', name: 'Tee' } }).fields.name).toBe('Tee');
  });
});

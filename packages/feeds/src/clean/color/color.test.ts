// cspell:ignore Grün Preto Vermelho LACİVERT turkuaz fuşya Hellgrau azul bleu ciemnoniebieski czarny dunkelblau foncé lichtgroen lyserød marino mörkröd oscuro tummansininen vaaleanpunainen anthrazit Tannengrün bordeauxrot écru kermanvalkoinen sennepsgul oliwkowy Topo
import { describe, expect, it } from 'vitest';
import { isWhollyColor, readColor } from './color.ts';
import { palette, parents } from './palette.ts';

const none = new Map<string, string>();

describe('readColor', () => {
  it.each([
    ['Black', 'Black'],
    ['gray', 'Grey'],
    ['Navy', 'Blue'],
    ['Blue Spell', 'Blue'],
    ['Hyper Blue', 'Blue'],
    ['Navy Blazer Blue', 'Blue'],
    ['Navy Blazer', 'Blue'],
    ['Dark Grey Heather', 'Grey'],
    ['Heather', 'Grey'],
    ['black/white/solar red', 'Black'],
    ['Lime / Black', 'Green'],
    ['Neon Orange/Black', 'Orange'],
    ['Clear Aqua', 'Blue'],
    ['Jade Sea Pine', 'Green'],
    ['Womens Ice', 'White'],
    ['Rose Gold', 'Pink'],
    ['Burnt Orange', 'Orange'],
    ['Black Olive', 'Black'],
    ['Apple Green', 'Green'],
    ['Red Oxide', 'Red'],
    ['Gray Multi', 'Grey'],
    ['Multi', 'Multicolor'],
    ['Rainbow', 'Multicolor'],
    ['MIDNIGHT NAVY', 'Blue'],
    ['Wolf-Charcoal', 'Grey'],
    ['Dk Gry-Sj18', 'Grey'],
    ['Purple Haze', 'Purple'],
    ['Burgundy', 'Red'],
    ['Teal', 'Blue'],
    ['Turquoise/Grey', 'Blue'],
    ['Cream', 'Beige'],
    ['Khaki', 'Beige'],
    ['Olive', 'Green'],
    ['Camo', 'Green'],
    ['Gunmetal', 'Grey'],
    ['Rust', 'Brown'],
    ['Coral', 'Pink'],
    ['Mustard', 'Yellow'],
    ['Brass', 'Gold'],
    ['Chrome', 'Silver'],
    ['Half Red / Clear Grey', 'Red'],
    ['Zorp/Green', 'Green'],
    ['Schwarz', 'Black'],
    ['Grün mit Weiß', 'Green'],
    ['Preto com Vermelho', 'Black'],
    ['LACİVERT', 'Blue'],
    ['Tan', 'Brown'],
    ['Plum', 'Purple'],
    ['Ivory and Gold', 'White'],
    ['dunkelblau', 'Blue'],
    ['Hellgrau/Weiß', 'Grey'],
    ['bleu marine', 'Blue'],
    ['gris foncé', 'Grey'],
    ['azul marino', 'Blue'],
    ['verde oscuro', 'Green'],
    ['nero', 'Black'],
    ['lichtgroen', 'Green'],
    ['ciemnoniebieski', 'Blue'],
    ['czarny', 'Black'],
    ['mörkröd', 'Red'],
    ['sort', 'Black'],
    ['lyserød', 'Pink'],
    ['vaaleanpunainen', 'Pink'],
    ['tummansininen', 'Blue'],
    ['rosa', 'Pink'],
    ['wit', 'White'],
    ['anthrazit', 'Grey'],
    ['Tannengrün', 'Green'],
    ['bordeauxrot', 'Red'],
    ['écru', 'White'],
    ['kermanvalkoinen', 'White'],
    ['sennepsgul', 'Yellow'],
    ['oliwkowy', 'Green'],
    ['Dk Arctic Silk', 'White'],
    ['Void/Canvas', 'Black'],
    ['Seal Patch/Green', 'Green'],
    ['Small Sunshine: Birch White', 'White'],
    ['Lunar Rock', 'Grey'],
    ['turkuaz', 'Blue'],
    ['fuşya', 'Pink'],
  ])('files %s under %s', (name, parent) => {
    expect(readColor(name, none)).toMatchObject({ color: { parent }, isKnown: true });
  });

  it.each([
    ['black/white', 'Black/White'],
    ['NAVY BLAZER', 'Navy Blazer'],
    ['Womens Ice', 'Ice'],
    ['Blue Spell', 'Blue Spell'],
    ['001 Black', 'Black'],
    ['Black (001)', 'Black'],
    ['7', '7'],
    ['Grey Two', 'Grey Two'],
  ])('displays %s as %s', (raw, name) => {
    expect(readColor(raw, none).color.name).toBe(name);
  });

  it('paints the specific shade, darker for dark and lighter for light', () => {
    const hexa = (name: string) => readColor(name, none).color.hexa;

    expect(hexa('Blue Spell')).toBe('2F4F9E');
    expect(hexa('Navy Blazer Blue')).toBe(hexa('Navy'));
    expect(Number.parseInt(hexa('Dark Green'), 16)).toBeLessThan(Number.parseInt(hexa('Green'), 16));
    expect(Number.parseInt(hexa('Light Green'), 16)).toBeGreaterThan(Number.parseInt(hexa('Green'), 16));
  });

  it('keeps the name of an unknown color under Unspecified', () => {
    expect(readColor('Zorp', none)).toEqual({
      color: { name: 'Zorp', parent: 'Unspecified', hexa: 'CFCFCF' },
      isKnown: false,
    });
  });

  it('applies the mapping of ops first, ignoring case, if it names a parent color', () => {
    const mapped = new Map([
      ['zorp', 'green'],
      ['black', 'Blue'],
      ['teal', 'Nothing'],
    ]);

    expect(readColor('Zorp', mapped)).toMatchObject({ color: { parent: 'Green' }, isKnown: true });
    expect(readColor('BLACK', mapped)).toMatchObject({ color: { parent: 'Blue' } });
    expect(readColor('Teal', mapped)).toMatchObject({ color: { parent: 'Blue' } });
  });
});

describe('isWhollyColor', () => {
  it.each(['Black', 'Hyper Blue', 'Solar Red / Black', 'Dark Grey Heather'])('is true for %s', (text) => {
    expect(isWhollyColor(text)).toBe(true);
  });

  it.each(['Kestrel', 'Black Zorp', 'Dark', 'Sort', 'Viola', 'Topo', 'Arena', 'Parrot', ''])(
    'is false for %j',
    (text) => {
      expect(isWhollyColor(text)).toBe(false);
    },
  );
});

describe('palette', () => {
  it('has at least 150 words, each with a parent and six hex digits', () => {
    expect(palette.size).toBeGreaterThan(150);
    for (const [word, shade] of palette) {
      expect(`${word} ${shade.hexa}`).toMatch(/^[\p{Ll}\p{Script=Hangul}].* [0-9A-F]{6}$/u);
      expect(Object.keys(parents)).toContain(shade.parent);
    }
  });
});

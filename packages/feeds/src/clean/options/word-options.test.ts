// cspell:ignore dwvar
import { describe, expect, it } from 'vitest';
import { colorInPicture, optionsInPath, optionsInQuery, sizeInNumber } from './word-options.ts';

const url = (tail: string): URL => new URL(`https://shop.example/products/${tail}`);

describe('optionsInQuery', () => {
  it.each([
    ['x?size=9.5&color=black', '9.5', 'black'],
    ['x?attribute_pa_size=m&attribute_pa_color=slate-teal', 'm', 'slate teal'],
    ['x?color=lime-black', null, 'lime/black'],
    ['x?color_name=PineNeedleGreen', null, 'pine needle green'],
    ['x?swatch=stone-blue', null, 'stone blue'],
    ['x?dwvar_123_size=38-5', '38.5', null],
    ['x?Size=XL&utm_source=feed', 'XL', null],
    ['x?variant=40123456&v=9', null, null],
    ['x?size=1000', null, null],
    ['x?Size=MT', 'MT', null],
    ['x', null, null],
  ])('reads %s', (tail, size, color) => {
    expect(optionsInQuery(url(tail))).toEqual({ size, color });
  });
});

describe('optionsInPath', () => {
  it.each([
    ['ridge-mid-shoe-size-9', '9', null],
    ['ridge-mid-shoe-black-red-46', '46', 'black/red'],
    ['ridge-mid-shoe-9-5.html', '9.5', null],
    ['ridge-mid-shoe-navy', null, 'navy'],
    ['ridge-mid-shoe-void-size-36-5-medium', '36.5 medium', 'void'],
    ['ridge-mid-shoe-2', null, null],
    ['ridge-mid-shoe-for-women', null, null],
    ['12345', null, null],
  ])('reads %s', (tail, size, color) => {
    expect(optionsInPath(url(tail), 'Ridge Mid Shoe', true)).toEqual({ size, color });
  });
});

describe('colorInPicture', () => {
  it.each([
    ['https://cdn.example/Ridge_Mid_Black_Red_01.jpg?v=17', 'black/red'],
    ['https://cdn.example/ridge-mid-shoe-navy_1200x1200.jpg', 'navy'],
    ['https://cdn.example/ridge-mid-shoe-front.jpg', null],
    ['https://cdn.example/white-background.jpg', null],
    ['/pictures/ridge-green.webp', 'green'],
    ['https://cdn.example/RidgeMid_PineNeedleGreen_0_grande.jpg', 'pine needle green'],
    ['https://cdn.example/ridge-mid-shoe-on-white-background.jpg', null],
    ['https://cdn.example/287498_hero_1.jpg', null],
  ])('reads %s', (image, color) => {
    expect(colorInPicture(image, 'Ridge Mid Shoe')).toBe(color);
  });
});

describe('sizeInNumber', () => {
  it.each([
    ['H58-900900-XL', false, 'XL'],
    ['X64-900900-L/XL', false, 'L/XL'],
    ['26V-BY-47.5', true, '47.5'],
    ['10V-BO-37', true, '37'],
    ['10V-BO-37', false, null],
    ['12-38', true, null],
    ['BD570111', true, null],
    ['RX-8', true, null],
  ])('finds the size of %s (shoe: %s): %s', (number, isShoe, size) => {
    expect(sizeInNumber(number, isShoe)).toBe(size);
  });
});

import { describe, expect, it } from 'vitest';
import { optionsInTags } from './tag-options.ts';

describe('options in tags', () => {
  it.each([
    ['Ridge Tee,Fuchsia,90', { size: '90', color: 'Fuchsia' }],
    ['Slate; Ridge Tee; XL', { size: 'XL', color: 'Slate' }],
    ['Ridge Tee, Slate, Ember Red, M, L', { size: null, color: null }],
    ['summer, XL, olive', { size: null, color: 'olive' }],
    ['', { size: null, color: null }],
  ])('reads %j', (tags, options) => {
    expect(optionsInTags(tags, 'Ridge Tee')).toEqual(options);
  });
});

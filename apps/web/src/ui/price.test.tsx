// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Price } from './price.tsx';

const textOf = (price: number | null, retailPrice: number | null) =>
  render(<Price price={price} retailPrice={retailPrice} />).container.textContent;

describe('Price', () => {
  it('shows one price if it equals the retail price', () => {
    expect(textOf(340, 340)).toBe('$340');
  });

  it('says "was" and "now" on sale, with the saving', () => {
    expect(textOf(96.5, 138)).toBe('was $138, now $96.50−30%');
  });

  it('labels a retail price that is only the store’s regular price', () => {
    const { container } = render(<Price price={96.5} retailPrice={138} retailKind="regular" />);

    expect(container.textContent).toBe('store’s regular price $138, now $96.50−30%Store’s regular price');
    expect(container.querySelector('[aria-hidden]')?.textContent).toBe('Store’s regular price');
    expect(textOf(96.5, 138)).not.toContain('regular');
  });

  it('shows only a price above the retail price', () => {
    expect(textOf(220, 210)).toBe('$220');
  });

  it('shows nothing for an unknown price', () => {
    expect(textOf(null, 210)).toBe('');
  });
});

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { priceHistoryQuery } from '../../api.ts';
import { LowestNote } from './lowest-note.tsx';
import { PriceHistory } from './price-history.tsx';
import type { History } from './price-stretch.ts';

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const history: History = {
  since: daysAgo(100),
  observed_days: 90,
  lowest_in_90_days: true,
  is_demo: false,
  lowest: [
    { day: daysAgo(100), price: 210 },
    { day: daysAgo(60), price: 189 },
    { day: daysAgo(5), price: 147 },
  ],
  store: { store_name: 'Northbound', currency: null, steps: [{ day: daysAgo(100), price: 210 }] },
};

const show = (changes: Partial<History> = {}) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(priceHistoryQuery(1).queryKey, { ...history, ...changes });
  const { container, unmount } = render(
    <QueryClientProvider client={client}>
      <LowestNote productId={1} />
      <PriceHistory productId={1} />
    </QueryClientProvider>,
  );
  onTestFinished(unmount);
  return container;
};
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const dots = (container: HTMLElement) => container.querySelectorAll('.bg-sale').length;

describe('PriceHistory', () => {
  it('charts the lowest price and the store’s price with a summary', () => {
    const container = show();

    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
      /^Usually \$189 · lowest \$147, today · highest \$210 · observed since /,
    );
    expect(container.querySelectorAll('path[class*=stroke-line-2]')).toHaveLength(1);
    expect(container.textContent).toContain('- - Northbound');
    expect(container.querySelectorAll('path[class~=stroke-line]')).toHaveLength(3);
  });

  it('marks today’s price only if it is the lowest in 90 days', () => {
    expect(dots(show())).toBe(1);
    expect(screen.getByText('Lowest in 90 days')).toBeDefined();
    document.body.replaceChildren();

    expect(dots(show({ lowest_in_90_days: false }))).toBe(0);
    expect(screen.queryByText('Lowest in 90 days')).toBeNull();
  });

  it('hides the line of a store that always has the lowest price', () => {
    const container = show({ store: { ...history.store, steps: history.lowest } });

    expect(container.querySelectorAll('path[class*=stroke-line-2]')).toHaveLength(0);
    expect(container.textContent).not.toContain('- - Northbound');
  });

  it('shows the price of the day chosen with the keyboard', () => {
    const container = show();
    const slider = screen.getByRole('slider', { name: 'Day of the price chart' });

    fireEvent.change(slider, { target: { value: '89' } });
    expect(slider.getAttribute('aria-valuetext')).toMatch(/: \$147, \$210 at Northbound$/);
    fireEvent.change(slider, { target: { value: '0' } });
    expect(slider.getAttribute('aria-valuetext')).toMatch(/: \$210$/);
    expect(container.textContent).toContain(slider.getAttribute('aria-valuetext') ?? 'nothing');
  });

  it('shows the same data as a table, for each period', async () => {
    show();

    await press('As a table');
    const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent?.replace(/^[^$]*(?=\$)/, ''));
    expect(rows().slice(1)).toEqual(['$147$210', '$189$210', '$210$210']);
    await press('30 days');
    expect(rows().slice(1)).toEqual(['$147$210', '$189$210']);
    await press('As a chart');
    expect(screen.getByRole('img')).toBeDefined();
  });

  it('shows the start of the observation if it is too short for a chart', () => {
    const container = show({ observed_days: 6, since: daysAgo(20) });

    expect(container.textContent).toMatch(/Prices are tracked since .+\. The chart starts after 7 days\.$/);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('says that prices in another currency use today’s rate', () => {
    const container = show({ store: { ...history.store, currency: 'EUR' } });

    expect(container.textContent).toContain('Northbound quotes its prices in EUR.');
  });
});

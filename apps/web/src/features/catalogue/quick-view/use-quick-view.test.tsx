// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { useQuickView } from './use-quick-view.ts';

const inBrowser = ({ children }: { children: ReactNode }) => <BrowserRouter>{children}</BrowserRouter>;

const openList = (address: string) => {
  history.pushState(null, '', address);
  const { result, unmount } = renderHook(() => ({ ...useQuickView(), address: useLocation() }), { wrapper: inBrowser });
  onTestFinished(unmount);
  return {
    current: () => result.current,
    address: () => result.current.address.pathname + result.current.address.search,
  };
};

const afterMoving = (move: () => void) =>
  act(async () => {
    const arrived = new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true });
    });
    move();
    await arrived;
  });

beforeEach(() => history.pushState(null, '', '/'));

describe('useQuickView', () => {
  it('opens over the list with its own history entry', async () => {
    const list = openList('/browse/women?color=6&page=2');
    const steps = history.length;

    await act(async () => list.current().open(12, 31));

    expect(list.address()).toBe('/browse/women?color=6&page=2&product=12&product_color=31');
    expect(list.current().shown).toEqual({ productId: 12, colorId: 31 });
    expect(history.length).toBe(steps + 1);
  });

  it('closes on Back', async () => {
    const list = openList('/browse/women?page=2');
    await act(async () => list.current().open(12, null));

    await afterMoving(() => history.back());

    expect(list.current().shown).toBeNull();
    expect(list.address()).toBe('/browse/women?page=2');
  });

  it('returns to the list when it is closed, even after another color was chosen', async () => {
    const list = openList('/browse/women');
    await act(async () => list.current().open(12, null));
    await act(async () => list.current().chooseColor(12, 28));
    expect(list.current().shown).toEqual({ productId: 12, colorId: 28 });

    await afterMoving(() => list.current().close());

    expect(list.address()).toBe('/browse/women');
    expect(list.current().isOverList).toBe(false);
  });

  it('closes onto the list if it was opened by a shared address', async () => {
    const list = openList('/browse/women?brand=3&product=12');
    const steps = history.length;

    await act(async () => list.current().close());

    expect(list.address()).toBe('/browse/women?brand=3');
    expect(history.length).toBe(steps);
  });
});

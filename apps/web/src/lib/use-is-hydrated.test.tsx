// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { useIsHydrated, useIsServed } from './use-is-hydrated.ts';

afterEach(cleanup);

const shown: string[] = [];

const Hydrated = () => {
  const text = useIsHydrated() ? 'browser' : 'server';
  shown.push(text);
  return <p>{text}</p>;
};

const Served = () => {
  const text = useIsServed() ? 'served' : 'new';
  shown.push(text);
  return <p>{text}</p>;
};

/** The texts that a component renders in the browser, over the server's HTML and without it. */
const textsOf = async (Part: typeof Hydrated) => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Part />);
  document.body.append(place);
  const served = place.textContent;
  shown.length = 0;
  await act(async () => void render(<Part />, { container: place, hydrate: true }));
  const hydrated = [...shown];
  shown.length = 0;
  render(<Part />);
  return { served, hydrated, fresh: [...shown], texts: screen.getAllByText(/./).map((part) => part.textContent) };
};

describe('useIsHydrated', () => {
  it('is false on the server and during hydration, then true, and true at once in a new part', async () => {
    expect(await textsOf(Hydrated)).toEqual({
      served: 'server',
      hydrated: ['server', 'browser'],
      fresh: ['browser'],
      texts: ['browser', 'browser'],
    });
  });
});

describe('useIsServed', () => {
  it('stays true where the HTML is the server’s, without a second rendering, and is false in a new part', async () => {
    expect(await textsOf(Served)).toEqual({
      served: 'served',
      hydrated: ['served'],
      fresh: ['new'],
      texts: ['served', 'new'],
    });
  });
});

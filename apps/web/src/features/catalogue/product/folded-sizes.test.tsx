// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FoldedSizes } from './folded-sizes.tsx';

const show = (names: readonly string[], needed = ''): void => {
  const { unmount } = render(
    <FoldedSizes sizes={names.map((name) => ({ name }))} isNeeded={({ name }) => name === needed}>
      {({ name }) => <li key={name}>{name}</li>}
    </FoldedSizes>,
  );
  onTestFinished(unmount);
};

const numbers = (count: number) => Array.from({ length: count }, (_, at) => `US ${at + 1}`);
const shown = () => screen.getAllByText(/^US \d+$/).length;

describe('FoldedSizes', () => {
  it('shows three rows, and the others on demand', () => {
    show(numbers(26));
    expect(shown()).toBe(14);

    fireEvent.click(screen.getByRole('button', { name: '12 more sizes' }));
    expect(shown()).toBe(26);

    fireEvent.click(screen.getByRole('button', { name: 'Fewer sizes' }));
    expect(shown()).toBe(14);
  });

  it('folds nothing if all sizes fit into three rows', () => {
    show(numbers(15));

    expect(shown()).toBe(15);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('folds nothing if a later size is needed', () => {
    show(numbers(26), 'US 20');

    expect(shown()).toBe(26);
  });

  it('puts long names into three columns', () => {
    show(['One Size']);

    expect(screen.getByRole('list').className).toContain('grid-cols-3');
  });
});

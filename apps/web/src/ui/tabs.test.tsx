// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { TabList, TabPanel } from './tabs.tsx';

afterEach(cleanup);

const names = ['One', 'Two', 'Three'] as const;

const Sample = ({ isChosenByArrow }: { isChosenByArrow: boolean }) => {
  const [current, setCurrent] = useState<(typeof names)[number]>('Two');
  return (
    <>
      <TabList
        id="sample"
        look="row"
        tabs={names.map((name) => ({ value: name, label: name }))}
        current={current}
        onChoose={setCurrent}
        isChosenByArrow={isChosenByArrow}
      />
      <TabPanel id="sample" value={current}>
        What {current} shows
      </TabPanel>
      <button type="button">Elsewhere</button>
    </>
  );
};

const tab = (name: string) => screen.getByRole('tab', { name });
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
const focused = () => document.activeElement?.textContent;
const stops = () =>
  screen.getAllByRole('tab').flatMap(({ tabIndex, textContent }) => (tabIndex === 0 ? textContent : []));

/** The focused tab after each key, starting at the chosen tab. */
const focusAfter = (...keys: string[]) => {
  act(() => tab('Two').focus());
  return keys.map((key) => {
    if (document.activeElement) fireEvent.keyDown(document.activeElement, { key });
    return focused();
  });
};

describe('Tabs', () => {
  it('are reached with arrows, Home and End, in a loop', () => {
    render(<Sample isChosenByArrow={false} />);

    expect(focusAfter('ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'ArrowDown')).toEqual([
      ...['Three', 'One', 'Three', 'One', 'Three', 'Three'],
    ]);
    expect(chosen()).toBe('Two');
  });

  it('ignore the browser’s own keys, such as Back', () => {
    render(<Sample isChosenByArrow />);

    const isLeft = fireEvent.keyDown(tab('Two'), { key: 'ArrowLeft', altKey: true });

    expect([isLeft, chosen()]).toEqual([true, 'Two']);
  });

  it('are chosen by a press', () => {
    render(<Sample isChosenByArrow={false} />);

    fireEvent.click(tab('Three'));

    expect(chosen()).toBe('Three');
  });

  it('are chosen by the arrows if so configured', () => {
    render(<Sample isChosenByArrow />);

    focusAfter('ArrowRight');

    expect(chosen()).toBe('Three');
  });

  it('are one tab stop: the focused tab, else the chosen one', () => {
    render(<Sample isChosenByArrow={false} />);

    expect(stops()).toEqual(['Two']);
    focusAfter('ArrowRight');
    expect(stops()).toEqual(['Three']);
    fireEvent.blur(tab('Three'), { relatedTarget: screen.getByRole('button', { name: 'Elsewhere' }) });
    expect(stops()).toEqual(['Two']);
  });

  it('name the panel of the chosen tab', () => {
    render(<Sample isChosenByArrow={false} />);

    const panel = screen.getByRole('tabpanel', { name: 'Two' });

    expect(panel.textContent).toBe('What Two shows');
    expect(tab('Two').getAttribute('aria-controls')).toBe(panel.id);
  });
});

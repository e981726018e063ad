// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

afterEach(cleanup);

const key = '5253935eeb2457182243fc44fecc7b1b';
const show = (src: string, naturalWidth: number) => {
  render(<Picture src={src} alt="A coat" width={800} height={1000} sizes="1px" fallback={<p>drawing</p>} />);
  const image = screen.getByRole('img', { name: 'A coat' });
  Object.defineProperty(image, 'naturalWidth', { value: naturalWidth });
  fireEvent.load(image);
  return { image, isDrawn: screen.queryByText('drawing') !== null };
};

describe('Picture', () => {
  it.each([
    ['while the shop does not have it yet', `/store-pictures/${key}/0-800`, 4],
    ['when its file was lost', `/store-pictures/${key}/3-1200x1500-e9e4dd-800`, 19],
  ])('shows a drawing %s', (_, src, naturalWidth) => {
    const { image, isDrawn } = show(src, naturalWidth);

    expect(isDrawn).toBe(true);
    expect(image.className).toContain('opacity-0');
  });

  it.each([
    ['when it has become available', `/store-pictures/${key}/0-800`],
    ['when it is available', `/store-pictures/${key}/3-1200x1500-e9e4dd-800`],
  ])('shows the picture %s', (_, src) => {
    const { image, isDrawn } = show(src, 800);

    expect(isDrawn).toBe(false);
    expect(image.className).not.toContain('opacity-0');
  });
});

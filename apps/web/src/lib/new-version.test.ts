// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadNewVersion, takeNewVersion } from './new-version.ts';
import { restoreTyped } from './typed-text.ts';

const field = (): HTMLInputElement => document.querySelector('[name=subject]') ?? new HTMLInputElement();

const form = `<input name="subject"><input name="password" type="password">`;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>';
  document.body.innerHTML = form;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const answer = (status: number) => vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status }));
const watchReload = () => vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);

it('loads a new version once, says so, and types the text again, but no password', async () => {
  const reload = watchReload();
  answer(404);
  for (const input of document.querySelectorAll('input')) input.value = 'Where is my dress?';

  expect(await loadNewVersion()).toBe(true);
  expect(await loadNewVersion()).toBe(false);
  document.body.innerHTML = form;
  expect([takeNewVersion(), takeNewVersion()]).toEqual([true, false]);
  restoreTyped();

  expect(reload).toHaveBeenCalledTimes(1);
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['Where is my dress?', '']);
});

it('types into a form that appears later, but not over other text', async () => {
  watchReload();
  answer(404);
  field().value = 'Before';
  await loadNewVersion();
  document.body.innerHTML = '';
  restoreTyped();
  document.body.innerHTML = form;
  vi.advanceTimersByTime(200);
  expect(field().value).toBe('Before');

  field().value = 'After';
  vi.advanceTimersByTime(400);
  expect(field().value).toBe('After');
});

it('loads nothing while the version is the same or the shop does not answer', async () => {
  const reload = watchReload();
  answer(200);
  expect(await loadNewVersion()).toBe(false);
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await loadNewVersion()).toBe(false);
  expect([reload.mock.calls.length, takeNewVersion()]).toEqual([0, false]);
});

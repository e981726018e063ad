// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const ada = {
  id: 7,
  first_name: 'ada',
  last_name: 'Lovelace',
  email: 'ada@shop.test',
  flag: true,
  message: '',
  email_verified: false,
  has_password: true,
  wants_alerts: true,
  token: 'the-token',
};

/** The session of a newly loaded page. */
const loadPage = () => {
  vi.resetModules();
  return import('./session.ts');
};

const stored = () => JSON.parse(localStorage.getItem('root') ?? 'null');

beforeEach(() => localStorage.clear());

describe('The session', () => {
  it('survives a reload under the specified key, with a mask for the password', async () => {
    const { startSession } = await loadPage();

    startSession(ada, 'tulip fan 47');

    const userDetails = { ...ada, password: '*'.repeat(12) };
    expect(stored()).toEqual({ auth: true, userDetails, logoutFlag: true });
    const { currentSession } = await loadPage();
    expect(currentSession()).toEqual({ auth: true, userDetails, logoutFlag: true, refused: null });
  });

  it('keeps the mask if the password is unchanged', async () => {
    const { startSession, currentSession } = await loadPage();
    startSession(ada, 'tulip fan 47');

    startSession({ ...ada, first_name: 'grace' }, null);

    expect(currentSession().userDetails).toMatchObject({ first_name: 'grace', password: '*'.repeat(12) });
  });

  it('removes everything when it ends', async () => {
    const { startSession, endSession, currentSession } = await loadPage();
    startSession(ada, 'tulip fan 47');

    endSession();

    expect(localStorage.length).toBe(0);
    expect(currentSession()).toEqual({ auth: false, userDetails: null, logoutFlag: false, refused: null });
  });

  it('hides Logout while signing out, only on this page', async () => {
    const { startSession, setLogoutFlag, currentSession } = await loadPage();
    startSession(ada, 'tulip fan 47');

    setLogoutFlag(false);

    expect(currentSession().logoutFlag).toBe(false);
    expect((await loadPage()).currentSession().logoutFlag).toBe(true);
  });

  it('knows the current customer and the newest token of an earlier one', async () => {
    const { startSession, isSignedIn, tokenOf } = await loadPage();
    const [before, grace] = [
      { ...ada, password: '' },
      { ...ada, id: 8, token: 'of-grace' },
    ];
    startSession({ ...ada, token: 'a-newer-token' }, null);

    expect([isSignedIn(before), tokenOf(before)]).toEqual([true, 'a-newer-token']);
    startSession(grace, null);
    expect([isSignedIn(before), tokenOf(before)]).toEqual([false, 'the-token']);
  });

  it('ignores an amendment for a guest', async () => {
    const { amendSession, currentSession } = await loadPage();

    amendSession({ email_verified: true });

    expect(currentSession().userDetails).toBeNull();
    expect(stored()).toBeNull();
  });

  it.each([
    ['half {'],
    ['[]'],
    ['{"auth":true}'],
    [JSON.stringify({ auth: false, userDetails: ada })],
    [JSON.stringify({ auth: true, userDetails: { ...ada, token: undefined } })],
    [JSON.stringify({ auth: true, userDetails: { ...ada, first_name: undefined } })],
  ])('is a guest session if the storage holds %s', async (text) => {
    localStorage.setItem('root', text);

    const { currentSession } = await loadPage();

    expect(currentSession().auth).toBe(false);
  });

  it('follows other tabs', async () => {
    const { startSession, currentSession } = await loadPage();
    startSession(ada, 'tulip fan 47');

    localStorage.removeItem('root');
    dispatchEvent(new StorageEvent('storage', { key: 'root' }));

    expect(currentSession().auth).toBe(false);
  });
});

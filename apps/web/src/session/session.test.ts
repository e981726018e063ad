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

/** The session as a page finds it that is loaded now. */
const loadPage = () => {
  vi.resetModules();
  return import('./session.ts');
};

const stored = () => JSON.parse(localStorage.getItem('root') ?? 'null');

beforeEach(() => localStorage.clear());

describe('The session', () => {
  it('outlives the page under the specified key, with a mask in place of the password', async () => {
    const { startSession } = await loadPage();

    startSession(ada, 'tulip fan 47');

    const userDetails = { ...ada, password: '*'.repeat(12) };
    expect(stored()).toEqual({ auth: true, userDetails, logoutFlag: true });
    const { currentSession } = await loadPage();
    expect(currentSession()).toEqual({ auth: true, userDetails, logoutFlag: true, refused: null });
  });

  it('keeps the mask when the password stays', async () => {
    const { startSession, currentSession } = await loadPage();
    startSession(ada, 'tulip fan 47');

    startSession({ ...ada, first_name: 'grace' }, null);

    expect(currentSession().userDetails).toMatchObject({ first_name: 'grace', password: '*'.repeat(12) });
  });

  it('leaves nothing behind when it ends', async () => {
    const { startSession, endSession, currentSession } = await loadPage();
    startSession(ada, 'tulip fan 47');

    endSession();

    expect(localStorage.length).toBe(0);
    expect(currentSession()).toEqual({ auth: false, userDetails: null, logoutFlag: false, refused: null });
  });

  it('hides Logout while it is under way, on this page alone', async () => {
    const { startSession, setLogoutFlag, currentSession } = await loadPage();
    startSession(ada, 'tulip fan 47');

    setLogoutFlag(false);

    expect(currentSession().logoutFlag).toBe(false);
    expect((await loadPage()).currentSession().logoutFlag).toBe(true);
  });

  it('knows who is signed in by now, and the newest token of who was', async () => {
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

  it('takes no amendment for a guest', async () => {
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
  ])("of a storage that holds %s is a guest's", async (text) => {
    localStorage.setItem('root', text);

    const { currentSession } = await loadPage();

    expect(currentSession().auth).toBe(false);
  });

  it('follows another tab', async () => {
    const { startSession, currentSession } = await loadPage();
    startSession(ada, 'tulip fan 47');

    localStorage.removeItem('root');
    dispatchEvent(new StorageEvent('storage', { key: 'root' }));

    expect(currentSession().auth).toBe(false);
  });
});

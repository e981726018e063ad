import { describe, expect, it } from 'vitest';
import { lastWord } from './last-word.ts';

const listen = () => {
  const told: boolean[] = [];
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const send = (isWanted: boolean) => {
    told.push(isWanted);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    answers.push({ resolve, reject });
    return promise;
  };
  return { told, answers, send, ...lastWord() };
};

/** Lets pending promises settle. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('lastWord', () => {
  it('knows a wish until the server has accepted it', async () => {
    const { want, wish, send, answers } = listen();

    const outcome = want('1', true, send);
    expect(wish('1')).toBe(true);
    expect(wish('2')).toBeUndefined();
    answers[0]?.resolve();

    await expect(outcome).resolves.toBe(true);
    expect(wish('1')).toBeUndefined();
  });

  it('sends nothing if the wish returns to the value being sent', async () => {
    const { want, send, answers, told } = listen();
    const outcome = want('1', true, send);

    await expect(want('1', false, send)).resolves.toBe(false);
    await expect(want('1', true, send)).resolves.toBe(false);
    answers[0]?.resolve();

    await expect(outcome).resolves.toBe(true);
    expect(told).toEqual([true]);
  });

  it('sends the last wish after a failed call', async () => {
    const { want, send, answers, told } = listen();
    const outcome = want('1', true, send);
    await want('1', false, send);

    answers[0]?.reject(new Error('lost'));
    await settle();
    answers[1]?.resolve();

    await expect(outcome).resolves.toBe(true);
    expect(told).toEqual([true, false]);
  });

  it('drops a wish that cannot be sent', async () => {
    const { want, wish, send, answers } = listen();
    const outcome = want('1', true, send);

    answers[0]?.reject(new Error('refused'));

    await expect(outcome).rejects.toThrow('refused');
    expect(wish('1')).toBeUndefined();
  });

  it('separates wishes by key', async () => {
    const { want, wish, send, told } = listen();

    void want('1', true, send);
    void want('2', false, send);

    expect(told).toEqual([true, false]);
    expect([wish('1'), wish('2')]).toEqual([true, false]);
  });

  it('notifies listeners of each change', async () => {
    const { want, subscribe, send, answers } = listen();
    let changes = 0;
    const leave = subscribe(() => {
      changes += 1;
    });

    const outcome = want('1', true, send);
    answers[0]?.resolve();
    await outcome;
    leave();
    void want('1', true, send);

    expect(changes).toBe(2);
  });
});

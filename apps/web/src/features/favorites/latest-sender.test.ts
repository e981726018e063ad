import { describe, expect, it } from 'vitest';
import { latestSender } from './latest-sender.ts';

const listen = () => {
  const sent: boolean[] = [];
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const send = (isWanted: boolean) => {
    sent.push(isWanted);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    answers.push({ resolve, reject });
    return promise;
  };
  return { sent, answers, send, ...latestSender<boolean>() };
};

/** Lets pending promises settle. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('latestSender', () => {
  it('keeps a value until the server has accepted it', async () => {
    const { set, pending, send, answers } = listen();

    const outcome = set('1', true, send);
    expect(pending('1')).toBe(true);
    expect(pending('2')).toBeUndefined();
    answers[0]?.resolve();

    await expect(outcome).resolves.toBe(true);
    expect(pending('1')).toBeUndefined();
  });

  it('sends nothing if the value returns to the one being sent', async () => {
    const { set, send, answers, sent } = listen();
    const outcome = set('1', true, send);

    await expect(set('1', false, send)).resolves.toBe(false);
    await expect(set('1', true, send)).resolves.toBe(false);
    answers[0]?.resolve();

    await expect(outcome).resolves.toBe(true);
    expect(sent).toEqual([true]);
  });

  it('sends a size that was chosen while the product is being saved', async () => {
    const sent: (boolean | number)[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const { set } = latestSender<boolean | number>();
    const send = (value: boolean | number) => {
      sent.push(value);
      return promise;
    };
    const outcome = set('1', true, send);
    await set('1', 38, send);
    resolve();

    await expect(outcome).resolves.toBe(true);
    expect(sent).toEqual([true, 38]);
  });

  it('sends the latest value after a failed call', async () => {
    const { set, send, answers, sent } = listen();
    const outcome = set('1', true, send);
    await set('1', false, send);

    answers[0]?.reject(new Error('lost'));
    await settle();
    answers[1]?.resolve();

    await expect(outcome).resolves.toBe(true);
    expect(sent).toEqual([true, false]);
  });

  it('drops a value that cannot be sent', async () => {
    const { set, pending, send, answers } = listen();
    const outcome = set('1', true, send);

    answers[0]?.reject(new Error('refused'));

    await expect(outcome).rejects.toThrow('refused');
    expect(pending('1')).toBeUndefined();
  });

  it('keeps keys independent', async () => {
    const { set, pending, send, sent } = listen();

    void set('1', true, send);
    void set('2', false, send);

    expect(sent).toEqual([true, false]);
    expect([pending('1'), pending('2')]).toEqual([true, false]);
  });

  it('notifies listeners of each change', async () => {
    const { set, subscribe, send, answers } = listen();
    let changes = 0;
    const leave = subscribe(() => {
      changes += 1;
    });

    const outcome = set('1', true, send);
    answers[0]?.resolve();
    await outcome;
    leave();
    void set('1', true, send);

    expect(changes).toBe(2);
  });
});

import { describe, expect, it } from 'vitest';
import { subscribe, verifySubscription } from './newsletter.ts';
import { messagesOf } from './testing/messages-of.ts';

describe('subscribe', () => {
  it.each([
    ['ann@shop.test', {}],
    ['ann', { email: ['Email must be a valid email'] }],
    ['ann@shop', { email: ['Please enter a valid email'] }],
    ['', { email: ['Please enter a valid email'] }],
    [undefined, { email: ['Please enter a valid email'] }],
  ])('rejects %j with %j', (email, messages) => {
    expect(messagesOf(subscribe.schema.body, { email })).toEqual(messages);
  });
});

describe('verifySubscription', () => {
  it('gives the same message for a malformed and an unknown link', () => {
    expect(messagesOf(verifySubscription.schema.params, { id: 'a b' })).toEqual({
      id: ['This link is not valid or has expired'],
    });
  });
});

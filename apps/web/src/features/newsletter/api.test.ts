import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-client.ts';
import { failureText } from './api.ts';

describe('failureText', () => {
  it.each([
    [new ApiError(400, 'No', { email: ['Please enter a valid email', 'And another'] }), 'Please enter a valid email'],
    [new ApiError(400, 'No', { name: ['Too long'], email: ['Wrong'] }), 'Too long'],
    [new ApiError(429, 'Too many attempts'), 'Something went wrong!'],
    [new ApiError(400, 'No', { email: [] }), 'Something went wrong!'],
    [new ApiError(0, 'The shop could not be reached'), 'Something went wrong!'],
    [new TypeError('x is not a function'), 'Something went wrong!'],
  ])('returns the message of %o', (error, text) => {
    expect(failureText(error)).toBe(text);
  });
});

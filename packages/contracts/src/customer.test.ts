import { describe, expect, it } from 'vitest';
import { forgotPassword, googleLogin, resetPassword, signIn, signUp, updateCustomer } from './customer.ts';
import { verifyEmail } from './customer-email.ts';
import { messagesOf } from './testing/messages-of.ts';

const goodSignUp = {
  first_name: 'Ann',
  last_name: 'O',
  email: 'ann@shop.test',
  password: 'correct horse',
  confirm_password: 'correct horse',
};

const tooLong = 'Password must be at most 50 characters';
const withPassword = (password: string) => ({ password, confirm_password: password });

describe('signUp', () => {
  it.each([
    [{}, {}],
    [{ first_name: '' }, { first_name: ['Please enter the first name'] }],
    [{ first_name: undefined }, { first_name: ['Please enter the first name'] }],
    [{ first_name: 7 }, { first_name: ['Please enter the first name'] }],
    [{ first_name: 'Jo' }, { first_name: ['First Name must be at least 3 characters'] }],
    [{ first_name: '  Jo  ' }, { first_name: ['First Name must be at least 3 characters'] }],
    [{ first_name: 'n'.repeat(50) }, {}],
    [{ first_name: 'n'.repeat(51) }, { first_name: ['First Name must be at most 50 characters'] }],
    [{ first_name: 'An\0n' }, { first_name: ['Not a valid text'] }],
    [{ first_name: 'Ann\r\nBcc: x@y.test' }, { first_name: ['Not a valid text'] }],
    [{ first_name: 'Ann\ud800' }, { first_name: ['Not a valid text'] }],
    [{ first_name: 'Zoë 王' }, {}],
    [{ first_name: '王小明' }, {}],
    [{ first_name: '🐎🔋' }, { first_name: ['First Name must be at least 3 characters'] }],
    [{ first_name: '\u200b\u200b\u200b' }, { first_name: ['Please enter the first name'] }],
    [{ first_name: '\u3164 \u2060\u{e0041}\ufe0f\u2800' }, { first_name: ['Please enter the first name'] }],
    [{ first_name: 'نیم\u200cفاصله' }, {}],
    [{ last_name: '' }, { last_name: ['Please enter the last name'] }],
    [{ last_name: ' ' }, { last_name: ['Last Name must be at least 1 character'] }],
    [{ last_name: '\u00ad' }, { last_name: ['Please enter the last name'] }],
    [{ last_name: 'n'.repeat(50) }, {}],
    [{ last_name: 'n'.repeat(51) }, { last_name: ['Last Name must be at most 50 characters'] }],
    [{ email: '' }, { email: ['Please enter the email'] }],
    [{ email: undefined }, { email: ['Please enter the email'] }],
    [{ email: 'ann' }, { email: ['Email must be a valid email'] }],
    [{ email: 'ann@shop' }, { email: ['Please enter the email'] }],
    [
      { password: '' },
      { password: ['Please enter the password'], confirm_password: ['Confirm password must match with password'] },
    ],
    [withPassword('seven77'), { password: ['Password must be at least 8 characters'] }],
    [withPassword('eight888'), {}],
    [withPassword('p'.repeat(50)), {}],
    [withPassword('p'.repeat(51)), { password: [tooLong] }],
    [withPassword('é'.repeat(36)), {}],
    [withPassword('é'.repeat(37)), { password: [tooLong] }],
    [withPassword('a long phrase with spaces 🐎🔋'), {}],
    [withPassword('🐎🔋🐎🔋'), { password: ['Password must be at least 8 characters'] }],
    [withPassword('🐎🔋🐎🔋🐎🔋🐎'), { password: ['Password must be at least 8 characters'] }],
    [withPassword('🐎🔋🐎🔋🐎🔋🐎🔋'), {}],
    [withPassword('🐎'.repeat(18)), {}],
    [withPassword('🐎'.repeat(19)), { password: [tooLong] }],
    [withPassword(`${'p'.repeat(49)}🐎`), { password: [tooLong] }],
    [withPassword('ab\0cdefgh'), { password: ['Not a valid text'], confirm_password: ['Not a valid text'] }],
    [withPassword('********'), { password: ['Password must not be made of asterisks only'] }],
    [withPassword('*******a'), {}],
    [{ confirm_password: '' }, { confirm_password: ['Please enter the confirm password'] }],
    [{ confirm_password: undefined }, { confirm_password: ['Please enter the confirm password'] }],
    [{ confirm_password: 'other horse' }, { confirm_password: ['Confirm password must match with password'] }],
    [{ isRemember: 'yes' }, { isRemember: ['isRemember must be true or false'] }],
    [{ leave_empty: 'http://spam.test' }, {}],
  ])('rejects %j with %j', (change, messages) => {
    expect(messagesOf(signUp.schema.body, { ...goodSignUp, ...change })).toEqual(messages);
  });

  it('reports every wrong field, including the confirmation', () => {
    const messages = messagesOf(signUp.schema.body, { email: 'ann', password: 'short', confirm_password: 'other' });

    expect(messages).toEqual({
      first_name: ['Please enter the first name'],
      last_name: ['Please enter the last name'],
      email: ['Email must be a valid email'],
      password: ['Password must be at least 8 characters'],
      confirm_password: ['Confirm password must match with password'],
    });
  });

  it.each([
    ['  Mary   Ann  ', 'Mary Ann'],
    ['Mary\u00a0\u2028\u3000Ann', 'Mary Ann'],
    [`${' '.repeat(60)}Ann`, 'Ann'],
  ])('parses the name %j as %j', (typed, kept) => {
    const names = { first_name: typed, last_name: typed };

    expect(signUp.schema.body.parse({ ...goodSignUp, ...names })).toMatchObject({ first_name: kept, last_name: kept });
  });

  it('drops unknown fields, trims names, and defaults to a short session', () => {
    const sent = { ...goodSignUp, first_name: ' Ann ', id: 7, role: 'admin', email_verified: true };

    expect(signUp.schema.body.parse(sent)).toEqual({ ...goodSignUp, isRemember: false, wants_alerts: false });
  });

  it.each([null, undefined, 'text', 7, []])('rejects %j as a body', (body) => {
    expect(messagesOf(signUp.schema.body, body)).toEqual({ '': ['The request must be an object of fields'] });
  });
});

describe('signIn', () => {
  const good = { email: 'ann@shop.test', password: 'x' };

  it.each([
    [{}, {}],
    [{ isRemember: true }, {}],
    [{ email: '' }, { email: ['Please enter the email'] }],
    [{ email: 'ann@' }, { email: ['Email must be a valid email'] }],
    [{ email: 'ann@shop' }, { email: ['Please enter the email'] }],
    [{ email: ['ann@shop.test'] }, { email: ['Please enter the email'] }],
    [{ password: '' }, { password: ['Please enter the password'] }],
    [{ password: undefined }, { password: ['Please enter the password'] }],
    [{ password: '********' }, {}],
    [{ password: '🐎🔋🐎🔋' }, {}],
    [{ password: `${'é'.repeat(36)}x` }, { password: [tooLong] }],
    [{ password: 'p'.repeat(51) }, { password: [tooLong] }],
  ])('rejects %j with %j', (change, messages) => {
    expect(messagesOf(signIn.schema.body, { ...good, ...change })).toEqual(messages);
  });
});

describe('forgotPassword', () => {
  it.each([
    ['ann@shop.test', {}],
    ['', { email: ['Please enter the email'] }],
    [undefined, { email: ['Please enter the email'] }],
    ['ann shop', { email: ['Email must be a valid email'] }],
  ])('rejects %j with %j', (email, messages) => {
    expect(messagesOf(forgotPassword.schema.body, { email })).toEqual(messages);
  });
});

describe('resetPassword', () => {
  const good = { ...withPassword('correct horse'), id: 'a'.repeat(43) };
  const badLink = { id: ['This link is not valid or has expired'] };

  it.each([
    [{}, {}],
    [
      withPassword(''),
      { password: ['Please enter the password'], confirm_password: ['Please enter the confirm password'] },
    ],
    [withPassword('short'), { password: ['Password must be at least 8 characters'] }],
    [withPassword('🐎🔋🐎🔋'), { password: ['Password must be at least 8 characters'] }],
    [{ confirm_password: 'other horse' }, { confirm_password: ['Confirm password must match with password'] }],
    [{ id: undefined }, badLink],
    [{ id: null }, badLink],
    [{ id: '' }, badLink],
    [{ id: {} }, badLink],
    [{ id: { not: '' } }, badLink],
    [{ id: [] }, badLink],
    [{ id: '../../../../etc/passwd' }, badLink],
  ])('rejects %j with %j', (change, messages) => {
    expect(messagesOf(resetPassword.schema.body, { ...good, ...change })).toEqual(messages);
  });
});

describe('updateCustomer', () => {
  const names = { first_name: 'Ann', last_name: 'O' };

  it.each([
    [{}, {}],
    [{ first_name: 'Jo' }, { first_name: ['First Name must be at least 3 characters'] }],
    [{ last_name: '' }, { last_name: ['Please enter the last name'] }],
    [{ first_name: '\u200b\u200b\u200b' }, { first_name: ['Please enter the first name'] }],
    [{ password: '🐎🔋🐎🔋' }, { password: ['Password must be at least 8 characters'] }],
    [{ password: 'short' }, { password: ['Password must be at least 8 characters'] }],
    [{ password: 'p'.repeat(51) }, { password: [tooLong] }],
    [{ password: null }, { password: ['Please enter the password'] }],
    [{ password: 'correct horse', current_password: 'p'.repeat(51) }, { current_password: [tooLong] }],
    [{ current_password: ['x'] }, { current_password: ['Not a valid text'] }],
  ])('rejects %j with %j', (change, messages) => {
    expect(messagesOf(updateCustomer.schema.body, { ...names, ...change })).toEqual(messages);
  });

  it.each([undefined, '', '*', '********'])('keeps the old password for %j', (password) => {
    expect(updateCustomer.schema.body.parse({ ...names, password }).password).toBeUndefined();
  });

  it('accepts any other value as a new password', () => {
    const { password } = updateCustomer.schema.body.parse({ ...names, password: '*******8', current_password: '' });

    expect(password).toBe('*******8');
  });
});

describe('verifyEmail', () => {
  it.each([{}, { id: '' }, { id: ['a'.repeat(43), 'b'.repeat(43)] }, { 'id[]': 'a'.repeat(43) }])(
    'gives the same message for %j',
    (query) => {
      expect(messagesOf(verifyEmail.schema.querystring, query)).toEqual({
        id: ['This link is not valid or has expired'],
      });
    },
  );
});

describe('googleLogin', () => {
  it.each([
    ['absent', undefined],
    ['empty', ''],
    ['huge', 'x'.repeat(8193)],
    ['decoded', { email: 'ann@shop.test', email_verified: true }],
  ])('rejects a credential that is %s', (_, token) => {
    expect(messagesOf(googleLogin.schema.body, { token })).toEqual({ token: ['Invalid token specified'] });
  });
});

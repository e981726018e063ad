import { describe, expect, it } from 'vitest';
import { saveContactMessage } from './contact.ts';
import { messagesOf } from './testing/messages-of.ts';

const { body } = saveContactMessage.schema;
const good = { full_name: 'Ann', email: 'ann@shop.test', phone: '', subject: 'Sizes', message: 'Which?' };

const badPhone = { phone: ['Phone number must start with + followed by up to 15 digits'] };
const badEmail = { email: ['Email must be a valid email'] };
const badSubject = { subject: ['Subject must be at least 5 characters'] };

describe('saveContactMessage', () => {
  it.each([
    [{}, {}],
    [{ full_name: '' }, { full_name: ['Please enter your name'] }],
    [{ full_name: undefined }, { full_name: ['Please enter your name'] }],
    [{ full_name: 'Jo' }, { full_name: ['Full Name must be at least 3 characters'] }],
    [{ full_name: '   ' }, { full_name: ['Full Name must be at least 3 characters'] }],
    [{ full_name: '🐎🔋' }, { full_name: ['Full Name must be at least 3 characters'] }],
    [{ full_name: '\u200b\u200d\u2063' }, { full_name: ['Please enter your name'] }],
    [{ full_name: 'n'.repeat(100) }, {}],
    [{ full_name: 'n'.repeat(102) }, { full_name: ['Full Name must be at most 101 characters'] }],
    [{ full_name: 'Ann\nCc: x@y.test' }, { full_name: ['Not a valid text'] }],
    [{ email: '' }, badEmail],
    [{ email: undefined }, badEmail],
    [{ email: 'ann@shop' }, badEmail],
    [{ email: 'ann@shop.test\r\nBcc: x@y.test' }, badEmail],
    [{ phone: undefined }, {}],
    [{ phone: '5' }, {}],
    [{ phone: '+1-555-0100' }, {}],
    [{ phone: '+123456789012345' }, {}],
    [{ phone: '+1-2-3-4-5-6-7-8-9-0-1-2-3-4-5' }, {}],
    [{ phone: '+1234567890123456' }, badPhone],
    [{ phone: '+' }, badPhone],
    [{ phone: '-5' }, badPhone],
    [{ phone: '555-' }, badPhone],
    [{ phone: '+1+1' }, badPhone],
    [{ phone: '555 0100' }, badPhone],
    [{ phone: '٠١٢٣٤' }, badPhone],
    [{ phone: 5550100 }, badPhone],
    [{ subject: '' }, badSubject],
    [{ subject: undefined }, badSubject],
    [{ subject: 'Size' }, badSubject],
    [{ subject: 'Size ' }, badSubject],
    [{ subject: '🐎🔋🐎🔋' }, badSubject],
    [{ subject: '\u200b'.repeat(5) }, badSubject],
    [{ subject: 's'.repeat(1000) }, {}],
    [{ subject: 'Sizes\r\nBcc: x@y.test' }, { subject: ['Not a valid text'] }],
    [{ message: '' }, { message: ['Please enter your message'] }],
    [{ message: undefined }, { message: ['Please enter your message'] }],
    [{ message: 'Hey!' }, { message: ['Message must be at least 5 characters'] }],
    [{ message: '🐎🔋🐎🔋' }, { message: ['Message must be at least 5 characters'] }],
    [{ message: '\u200b\n\u200b\n\u200b' }, { message: ['Please enter your message'] }],
    [{ message: 'm'.repeat(100) }, {}],
    [{ message: 'm'.repeat(101) }, { message: ['Message must be 20 characters'] }],
    [{ message: 'two\nlines' }, {}],
    [{ message: 'nul\0nul' }, { message: ['Not a valid text'] }],
  ])('rejects %j with %j', (change, messages) => {
    expect(messagesOf(body, { ...good, ...change })).toEqual(messages);
  });

  it('reduces white space within a name to one space', () => {
    expect(body.parse({ ...good, full_name: '  Ann \u00a0 \u202eLee ' })).toMatchObject({ full_name: 'Ann Lee' });
    expect(body.parse({ ...good, subject: '\u202eSizes', message: 'Which\u202e size?\u2066' })).toMatchObject({
      subject: 'Sizes',
      message: 'Which size?',
    });
  });
});

// cspell:ignore normalised: the column of an older migration
import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type MailSink, openMailSink } from '../jobs/mail/testing/mail-sink.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { doJobs } from '../worker/testing/run-jobs.ts';

const message = {
  full_name: 'Ada Byron',
  email: 'ada@shop.test',
  phone: '+45-12-34-56',
  subject: 'A question',
  message: 'Where is my\n.dress?',
};

const thanks = { message: 'Thank you for contacting us. We will contact you soon.' };

describe('POST /api/contact-us/save', () => {
  let shop: TestApp;
  let sink: MailSink;

  beforeAll(async () => {
    shop = await startTestApp();
    sink = await openMailSink();
  });
  afterEach(async () => {
    await shop.db.$executeRaw`TRUNCATE rate_limit, contact_message, graphile_worker._private_jobs`;
    sink.received.length = 0;
  });
  afterAll(async () => {
    await shop.app.close();
    await sink.close();
  });

  const save = (changes = {}) =>
    request(shop.app.server)
      .post('/api/contact-us/save')
      .send({ ...message, ...changes });
  const deliver = () => doJobs(shop, sink.url);

  it('stores the message as typed, and also the phone number in dialing form', async () => {
    const { body } = await save().expect(200);

    expect(body).toEqual(thanks);
    expect(await shop.db.contactMessage.findFirst()).toMatchObject({
      fullName: 'Ada Byron',
      email: 'ada@shop.test',
      phone: '+45-12-34-56',
      phoneNormalised: '+45123456',
      subject: 'A question',
      message: message.message,
    });
  });

  it('mails it to the shop with the sender in Reply-To', async () => {
    await save().expect(200);
    await deliver();

    expect(sink.received).toHaveLength(1);
    expect(sink.received[0]).toMatchObject({
      recipients: ['shop@shop.test'],
      from: { address: 'hello@shop.test' },
      to: [{ address: 'shop@shop.test', name: 'The Shop' }],
      replyTo: [{ address: 'ada@shop.test', name: 'Ada Byron' }],
      subject: 'Contact form: A question',
    });
    expect(sink.received[0]?.text).toContain('Where is my\n.dress?');
  });

  it('accepts a message without a phone number', async () => {
    await save({ phone: undefined }).expect(200);
    await save({ phone: '', subject: 'Another question' }).expect(200);

    expect(await shop.db.contactMessage.findMany({ select: { phone: true, phoneNormalised: true } })).toEqual([
      { phone: null, phoneNormalised: null },
      { phone: null, phoneNormalised: null },
    ]);
  });

  it('stores one of 20 identical concurrent messages (I10)', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => save()));
    await deliver();

    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await shop.db.contactMessage.count()).toBe(1);
    expect(sink.received).toHaveLength(1);
  });

  it('finds duplicates when the server reads first and then writes (I10) (planted)', async () => {
    const { db } = shop;
    const data = {
      fullName: 'Ada',
      email: 'ada@shop.test',
      phone: '',
      phoneNormalised: '',
      subject: 'A',
      message: 'B',
    };

    await Promise.all(
      Array.from({ length: 20 }, async () => {
        if ((await db.contactMessage.count()) === 0) await db.contactMessage.create({ data });
      }),
    );

    expect(await db.contactMessage.count()).toBeGreaterThan(1);
  });

  it('stores a second message with another text', async () => {
    await save().expect(200);
    await save({ message: 'Another message' }).expect(200);

    expect(await shop.db.contactMessage.count()).toBe(2);
  });

  it('gives a robot the usual reply and stores nothing', async () => {
    const { body } = await save({ leave_empty: 'x' }).expect(200);

    expect(body).toEqual(thanks);
    expect(await shop.db.contactMessage.count()).toBe(0);
  });

  it('limits messages from one address (G7)', async () => {
    for (let index = 0; index < 30; index += 1) await save({ subject: `Question ${index}` }).expect(200);
    const refused = await save({ subject: 'One too many' }).expect(429);

    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await shop.db.contactMessage.count()).toBe(30);
  });

  it.each([
    ['full_name', 'Ada\r\nBcc: evil@evil.test', 'Not a valid text'],
    ['subject', 'Hello\r\nBcc: evil@evil.test', 'Not a valid text'],
    ['email', 'ada@shop.test\r\nBcc: evil@evil.test', 'Email must be a valid email'],
    ['email', 'ada@shop.test, evil@evil.test', 'Email must be a valid email'],
    ['email', 'evil@evil.test: ada@shop.test', 'Email must be a valid email'],
    ['phone', '12a', 'Phone number must start with + followed by up to 15 digits'],
    ['subject', 'Hey', 'Subject must be at least 5 characters'],
    ['message', 'x'.repeat(101), 'Message must be 20 characters'],
  ])('refuses the %s %j (F6)', async (field, value, sentence) => {
    const { body } = await save({ [field]: value }).expect(400);

    expect(body).toMatchObject({ message: sentence, errors: { [field]: [sentence] }, codes: [{ field }] });
    expect(await shop.db.contactMessage.count()).toBe(0);
  });

  it.each([
    ['a name that looks like a list', { full_name: 'a@evil.test, "b" <c@evil.test>; d:' }],
    ['a name in another script', { full_name: 'Зоя "Ada" Нова' }],
    ['a subject that looks like a header', { subject: 'Bcc: evil@evil.test' }],
    ['lines with SMTP commands', { message: 'Hello\r\n.\r\nQUIT\r\nRCPT TO:<e@evil.test>' }],
    ['lines that look like a header', { message: 'Hello\r\nBcc: evil@evil.test\r\n\r\nBye' }],
  ])('sends exactly one mail, to the shop only, for %s (F6)', async (_what, changes) => {
    await save(changes).expect(200);
    await deliver();
    const [mail, ...others] = sink.received;

    expect(others).toEqual([]);
    expect(mail?.recipients).toEqual(['shop@shop.test']);
    expect(mail?.replyTo).toEqual([{ address: 'ada@shop.test', name: { ...message, ...changes }.full_name }]);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail?.text?.replaceAll('\r\n', '\n')).toContain({ ...message, ...changes }.message.replaceAll('\r\n', '\n'));
  });

  it('shows markup as text (F7)', async () => {
    await save({ full_name: '<a href="x">Ada</a>', message: '<script>alert(1)</script>' }).expect(200);
    await deliver();

    expect(sink.received[0]?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(sink.received[0]?.html).not.toMatch(/<script|<a href="x"/);
  });
});

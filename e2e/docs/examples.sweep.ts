import { exampleLink } from '@wearfolio/contracts/about';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { startShop } from '../testing/shop.ts';

const htmlEntities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const textOf = (html: string): string => html.replace(/&[#\w]+;/g, (entity) => htmlEntities[entity] ?? entity);

/** Splits a command like a shell, replacing `$TOKEN`. */
const wordsOf = (command: string, token: string): string[] =>
  [...command.matchAll(/(?:'[^']*'|"[^"]*"|\\'|[^\s'"\\])+/g)].map(([word]) =>
    word.replace(/'([^']*)'|"([^"]*)"|\\(')/g, (_, plain = '', filled = '', quote = '') =>
      [plain, filled.replace('$TOKEN', token), quote].join(''),
    ),
  );

const valuesOf = (words: readonly string[], option: string): string[] =>
  words.flatMap((word, at) => (words[at - 1] === option ? word : []));

/** Sends the request that curl would send for this command. */
const send = async ([, address = '', ...options]: readonly string[]) => {
  const [body] = valuesOf(options, '-d');
  const [method = body === undefined ? 'GET' : 'POST'] = valuesOf(options, '-X');
  const headers = new Headers(valuesOf(options, '-H').map((header) => header.split(': ') as [string, string]));
  const reply = await fetch(address, { method, headers, ...(body !== undefined && { body }) });
  const { data }: { data?: { token?: string } } = await reply.json();
  return { path: new URL(address).pathname, status: reply.status, token: data?.token };
};

describe('the examples of /docs', () => {
  it('work in the demo shop, except those with a mailed link', async () => {
    const shop = await startShop({ copyOf: inject('demoDir') });
    onTestFinished(shop.stop);
    const page = await (await fetch(`${shop.url}/docs`)).text();
    const commands = [...page.matchAll(/<code>(curl [^<]*)<\/code>/g)].map(([, command = '']) => textOf(command));
    const refused: string[] = [];
    let token = '';
    // Staff calls need a cookie with a second factor.
    const ours = commands.filter((one) => !one.includes('$STAFF'));
    const first = ['signup', 'signout', 'signin'].flatMap((name) =>
      ours.filter((one) => one.includes(`/api/customer/${name}`)),
    );
    for (const command of [...first, ...ours.filter((one) => !first.includes(one))]) {
      const reply = await send(wordsOf(command, token));
      token = reply.token ?? token;
      if (reply.status !== 200) refused.push(`${reply.status} ${reply.path}`);
    }

    expect(commands).toHaveLength(page.split('<section ').length - 1);
    expect(token).not.toBe('');
    expect(refused.toSorted()).toEqual(
      [
        '503 /api/google-login',
        '400 /api/customer/resetpassword',
        '400 /api/customer/verify',
        '400 /api/customer/disown',
        '400 /api/customer/confirm-email',
        '400 /api/customer/undo-email',
        `404 /api/shared-list/${exampleLink}`,
        `400 /api/alerts/stop/${exampleLink}`,
        `400 /api/email-subscription/verify/${exampleLink}`,
        `400 /api/email-subscription/unsubscribe/${exampleLink}`,
        '400 /api/desk/invitation',
        '400 /api/desk/accept',
        '400 /api/desk/sign-in',
        '400 /api/desk/sign-in/passkey',
        '400 /api/customer/confirm-deletion',
      ].toSorted(),
    );
  });
});

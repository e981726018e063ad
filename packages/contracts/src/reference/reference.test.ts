import { describe, expect, it } from 'vitest';
import { loadEndpoints } from '../testing/all-endpoints.ts';
import { messagesOf } from '../testing/messages-of.ts';
import { describedCalls } from './reference.ts';

const keyOf = ({ method, url }: { method: string; url: string }): string => `${method} ${url}`;

describe('the reference', () => {
  it('describes every call once', async () => {
    const all = [...(await loadEndpoints()).values()].map(keyOf).sort();

    expect(describedCalls.map(({ endpoint }) => keyOf(endpoint)).sort()).toEqual(all);
  });

  it.each(describedCalls)(
    'shows of $endpoint.method $endpoint.url an example that is taken',
    ({ endpoint, example }) => {
      for (const part of ['params', 'querystring', 'body'] as const) {
        const schema = endpoint.schema[part];
        const sent = example[part];
        if (schema && sent !== undefined) expect(messagesOf(schema, sent)).toEqual({});
        // A body may be left out; what stands in the address may not.
        if (part !== 'body') expect(sent === undefined).toBe(schema === undefined);
      }
    },
  );

  it.each(describedCalls)('shows of $endpoint.method $endpoint.url a reply that it gives', ({ endpoint, reply }) => {
    // Whatever a reply does not name is left out of it.
    expect(endpoint.schema.response[200].parse(reply)).toEqual(reply);
  });
});

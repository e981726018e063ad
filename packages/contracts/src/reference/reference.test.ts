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

  it.each(describedCalls)('has a valid example input for $endpoint.method $endpoint.url', ({ endpoint, example }) => {
    for (const part of ['params', 'querystring', 'body'] as const) {
      const schema = endpoint.schema[part];
      const sent = example[part];
      if (schema && sent !== undefined) expect(messagesOf(schema, sent)).toEqual({});
      // A body is optional. Params and query are required if the contract has them.
      if (part !== 'body') expect(sent === undefined).toBe(schema === undefined);
    }
  });

  it.each(describedCalls)('has a valid example reply for $endpoint.method $endpoint.url', ({ endpoint, reply }) => {
    // The example has no fields that the schema would drop.
    expect(endpoint.schema.response[200].parse(reply)).toEqual(reply);
  });
});

import { loadEndpoints } from '@wearfolio/contracts/testing/all-endpoints';
import { messagesOf } from '@wearfolio/contracts/testing/messages-of';
import { describe, expect, it } from 'vitest';
import { callOf, describedCalls, readReplies } from './described-calls.ts';

describe('the reference', () => {
  it('describes every call once', async () => {
    const all = [...(await loadEndpoints()).values()].map(callOf).sort();

    expect(describedCalls.map(({ endpoint }) => callOf(endpoint)).sort()).toEqual(all);
    expect([...readReplies().keys()].sort()).toEqual(all);
  });

  it('has a valid example of the input of every call', () => {
    for (const { endpoint, example } of describedCalls)
      for (const part of ['params', 'querystring', 'body'] as const) {
        const schema = endpoint.schema[part];
        const sent = example[part];
        if (schema && sent !== undefined)
          expect([callOf(endpoint), messagesOf(schema, sent)]).toEqual([callOf(endpoint), {}]);
        // A body is optional. Params and query are required if the contract has them.
        if (part !== 'body')
          expect([callOf(endpoint), sent === undefined]).toEqual([callOf(endpoint), schema === undefined]);
      }
  });

  it('has a recorded reply of every call that its contract returns as it is (see testing/record-replies.ts)', () => {
    const parsed = describedCalls.map(({ endpoint, reply }) => [
      callOf(endpoint),
      endpoint.schema.response[200].safeParse(reply).data,
    ]);

    expect(parsed).toEqual(describedCalls.map(({ endpoint, reply }) => [callOf(endpoint), reply]));
  });
});

import { describe, expect, it } from 'vitest';
import { tools } from '../agents/mcp/tools.ts';
import { describedCalls } from '../reference/described-calls.ts';
import { fieldsOf } from '../reference/json-schema.ts';
import { leftOut, scanTargets } from './testing/scan-targets.ts';

describe('the targets of npm run scan', () => {
  it('include every call with input, by each of its inputs', () => {
    const paths = scanTargets.map(({ method, path }) => `${method} ${path.split('?')[0]}`);
    const missing = describedCalls.filter(({ endpoint: { method, url, schema } }) => {
      const takes =
        schema.params ??
        schema.querystring ??
        (schema.body && fieldsOf(schema.body).some(([name]) => name !== 'Token'));
      const address = new RegExp(`^${method} ${url.replace(/:\w+/g, '[^/]+\\*')}$`);
      return takes && !(url in leftOut) && !paths.some((path) => address.test(path));
    });

    const asked = scanTargets.filter(({ path }) => path === '/mcp').map(({ body }) => Object(body?.params).name);

    expect(paths).toContain('GET /out/1*');
    expect(asked).toEqual([undefined, ...tools.map(({ name }) => name)]);
    expect(missing.map(({ endpoint }) => endpoint.url)).toEqual([]);
    expect(scanTargets.filter(({ as }) => as === 'customer').length).toBeGreaterThan(5);
    expect(scanTargets.filter(({ as }) => as === 'staff').length).toBeGreaterThan(3);
  });
});

#!/usr/bin/env node
// Replaces Prisma's native schema engine, which would be downloaded, with the same engine as WebAssembly. Speaks the
// JSON-RPC lines that the Prisma CLI sends. See docs/decisions/0003-prisma-without-downloads.md.
import { createInterface } from 'node:readline';
import { openSchemaEngine } from './migrate.ts';

type Call = { id: number; method: string; params: unknown };

const reply = (body: Record<string, unknown>): void => {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...body })}\n`);
};

// `schema-engine cli can-connect-to-database` and similar commands answer by exit code.
if (process.argv.includes('cli')) process.exit(0);

const { engine, close } = await openSchemaEngine(process.env.DATABASE_URL ?? '');
const methods = engine as unknown as Record<string, ((params: unknown) => Promise<unknown>) | undefined>;

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line) as Call;
  try {
    const result = await methods[method]?.call(engine, params);
    const stdout = (result as { stdout?: string } | undefined)?.stdout;
    if (stdout) reply({ id: id + 1_000_000, method: 'print', params: { content: stdout } });
    reply({ id, result: result ?? null });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    reply({ id, error: { code: 4466, message, data: { is_panic: false, message, meta: null } } });
  }
}
await close();

import { type Plugin, parseAst } from 'vite';

const contract = /[\\/]packages[\\/]contracts[\\/]src[\\/][\w-]+\.ts$/;

type Statement = ReturnType<typeof parseAst>['body'][number];

/** A statement of a module: what it declares, all that it names, and its text without the schema of a call. */
type Part = { declares: readonly string[]; names: ReadonlySet<string>; text: string; isRoot: boolean };

type Node = { type: string; start: number; end: number };
const isNode = (value: unknown): value is Node & Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'type' in value;

/** All that is named within a node, but for what `skipped` holds. */
const namesIn = (value: unknown, skipped: Node | undefined, names = new Set<string>()): Set<string> => {
  if (Array.isArray(value)) for (const one of value) namesIn(one, skipped, names);
  if (!isNode(value) || value === skipped) return names;
  if (value.type === 'Identifier') names.add(String(value.name));
  for (const inner of Object.values(value)) namesIn(inner, skipped, names);
  return names;
};

const declarationOf = (statement: Statement) =>
  statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;

const declaredBy = (statement: Statement): string[] => {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
  const declared = declarationOf(statement);
  if (declared?.type === 'FunctionDeclaration' && declared.id) return [declared.id.name];
  if (declared?.type !== 'VariableDeclaration') return [];
  return declared.declarations.flatMap(({ id }) => [...namesIn(id, undefined)]);
};

/** What makes a constant, where a call does. */
const callOf = (statement: Statement) => {
  const declared = declarationOf(statement);
  const init = declared?.type === 'VariableDeclaration' ? declared.declarations[0]?.init : null;
  return init?.type === 'CallExpression' ? init : null;
};

const schemaOf = (call: ReturnType<typeof callOf>): Node | undefined => {
  const [definition] = call?.callee.type === 'Identifier' && call.callee.name === 'endpoint' ? call.arguments : [];
  if (definition?.type !== 'ObjectExpression') return undefined;
  for (const property of definition.properties) {
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'schema')
      return property.value;
  }
  return undefined;
};

const partOf = (code: string, statement: Statement): Part => {
  const call = callOf(statement);
  const schema = schemaOf(call);
  const { start, end } = statement;
  return {
    declares: declaredBy(statement),
    names: namesIn(statement, schema),
    text: schema ? `${code.slice(start, schema.start)}{}${code.slice(schema.end, end)}` : code.slice(start, end),
    // What another call makes is a schema.
    isRoot: statement.type === 'ExportNamedDeclaration' && (call === null || schema !== undefined),
  };
};

/** The parts that are exported, and all that they need. */
const neededOf = (parts: readonly Part[]): Part[] => {
  const needed = new Set(parts.filter(({ isRoot }) => isRoot));
  for (const { names } of needed) {
    for (const part of parts) if (part.declares.some((name) => names.has(name))) needed.add(part);
  }
  return parts.filter((part) => needed.has(part));
};

/**
 * Leaves out of what shoppers load how calls of the API are checked, and with it the library that checks: the server checks
 * what it gets and what it answers, and to make a call takes its method and its URL alone. The rules of a form are no call's,
 * and stay: they stand in `fields`. The bundler would keep them all, since a call names its schema.
 */
export const withoutSchemas: Plugin = {
  name: 'without-schemas',
  apply: (_, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: contract },
    handler: (code) => {
      const parts = parseAst(code).body.map((statement) => partOf(code, statement));
      const bare = neededOf(parts).map(({ text }) => text);
      return { code: bare.join('\n'), map: null };
    },
  },
};

import { type Plugin, parseAst } from 'vite';

const contract = /[\\/]packages[\\/]contracts[\\/]src[\\/][\w-]+\.ts$/;

type Statement = ReturnType<typeof parseAst>['body'][number];

/** A statement of a module: what it declares, all that it names, and its text without the schema of a call. */
type Part = { declares: readonly string[]; names: ReadonlySet<string>; text: string; isRoot: boolean };

type Node = { type: string; start: number; end: number };
const isNode = (value: unknown): value is Node & Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'type' in value;

/** All that is named within a node, but for what `skipped` holds. */
const namesIn = (value: unknown, skipped: readonly Node[], names = new Set<string>()): Set<string> => {
  if (Array.isArray(value)) for (const one of value) namesIn(one, skipped, names);
  if (!isNode(value) || skipped.includes(value)) return names;
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
  return declared.declarations.flatMap(({ id }) => [...namesIn(id, [])]);
};

/** What makes a constant, where a call does. */
const callOf = (statement: Statement) => {
  const declared = declarationOf(statement);
  const init = declared?.type === 'VariableDeclaration' ? declared.declarations[0]?.init : null;
  return init?.type === 'CallExpression' ? init : null;
};

/** Whether a call names a sentence: `own('rules.tooLong')`. */
const isSentence = ({ callee }: NonNullable<ReturnType<typeof callOf>>): boolean =>
  callee.type === 'Identifier' && callee.name === 'own';

/** What a call says besides its method and its URL: what it is about and, unless `keepsSchemas`, its schema. */
const leftOutOf = (call: ReturnType<typeof callOf>, keepsSchemas: boolean): Node[] => {
  const [definition] = call?.callee.type === 'Identifier' && call.callee.name === 'endpoint' ? call.arguments : [];
  if (definition?.type !== 'ObjectExpression') return [];
  const names = keepsSchemas ? ['about'] : ['about', 'schema'];
  return definition.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' && names.includes(property.key.name)
      ? [property]
      : [],
  );
};

/** The text of a statement without these properties and the commas behind them. */
const withoutNodes = (code: string, { start, end }: Node, leftOut: readonly Node[]): string => {
  const begins = [start, ...leftOut.map((node) => (code[node.end] === ',' ? node.end + 1 : node.end))];
  const ends = [...leftOut.map((node) => node.start), end];
  return begins.map((begin, at) => code.slice(begin, ends[at])).join('');
};

const partOf = (code: string, statement: Statement, keepsSchemas: boolean): Part => {
  const call = callOf(statement);
  const leftOut = leftOutOf(call, keepsSchemas);
  return {
    declares: declaredBy(statement),
    names: namesIn(statement, leftOut),
    text: withoutNodes(code, statement, leftOut),
    // What another call makes is a schema, but for a sentence of a catalog.
    isRoot:
      statement.type === 'ExportNamedDeclaration' &&
      (keepsSchemas || call === null || isSentence(call) || leftOut.length > 0),
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

const withoutParts = (name: string, keepsSchemas: boolean): Plugin => ({
  name,
  apply: (_, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: contract },
    handler: (code) => {
      const parts = parseAst(code).body.map((statement) => partOf(code, statement, keepsSchemas));
      const bare = neededOf(parts).map(({ text }) => text);
      return { code: bare.join('\n'), map: null };
    },
  },
});

/**
 * Leaves out of what shoppers load how calls of the API are checked and described, and with it the library that checks:
 * the server checks what it gets and what it answers, and to make a call takes its method and its URL alone. The rules of
 * a form are no call's, and stay: they stand in `fields`. The bundler would keep them all, since a call names its schema.
 */
export const withoutSchemas: Plugin = withoutParts('without-schemas', false);

/** Leaves out of what staff load how calls are described. The desk's forms use schemas of calls. */
export const withoutDescriptions: Plugin = withoutParts('without-descriptions', true);

import * as z from 'zod/mini';

/** A JSON Schema of draft 2020-12, as in OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const options = { target: 'draft-2020-12', unrepresentable: 'any' } as const;

const withoutDraft = ({ $schema: _, ...schema }: JsonSchema): JsonSchema => schema;

/** The schema of a request, before normalization. */
export const requestSchema = (schema: z.ZodMiniType): JsonSchema =>
  withoutDraft(z.toJSONSchema(schema, { ...options, io: 'input' }));

/** The schema of a reply. */
export const replySchema = (schema: z.ZodMiniType): JsonSchema =>
  withoutDraft(z.toJSONSchema(schema, { ...options, io: 'output' }));

type ObjectType = z.ZodMiniType & { shape: Readonly<Record<string, z.ZodMiniType>> };

const isObject = (schema: z.ZodMiniType): schema is ObjectType => 'shape' in schema;

/**
 * The fields of a form or query by name. Wrappers that collect `name[]` or make a body optional have no names of their
 * own.
 */
export const fieldsOf = (schema: z.ZodMiniType): [name: string, field: z.ZodMiniType][] => {
  if (isObject(schema)) return Object.entries(schema.shape);
  const { def } = schema as z.ZodMiniType & { def: { out?: z.ZodMiniType; innerType?: z.ZodMiniType } };
  const inner = def.out ?? def.innerType;
  return inner ? fieldsOf(inner) : [];
};

/** Whether the field is optional. */
export const isOptional = (field: z.ZodMiniType): boolean => field.safeParse(undefined).success;

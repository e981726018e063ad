import * as z from 'zod/mini';

/** A JSON Schema of the 2020-12 draft, as OpenAPI 3.1 takes it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const options = { target: 'draft-2020-12', unrepresentable: 'any' } as const;

const withoutDraft = ({ $schema: _, ...schema }: JsonSchema): JsonSchema => schema;

/** What a client sends, before it is cleaned. */
export const sentSchema = (schema: z.ZodMiniType): JsonSchema =>
  withoutDraft(z.toJSONSchema(schema, { ...options, io: 'input' }));

/** What the server answers. */
export const answeredSchema = (schema: z.ZodMiniType): JsonSchema =>
  withoutDraft(z.toJSONSchema(schema, { ...options, io: 'output' }));

type ObjectType = z.ZodMiniType & { shape: Readonly<Record<string, z.ZodMiniType>> };

const isObject = (schema: z.ZodMiniType): schema is ObjectType => 'shape' in schema;

/**
 * The fields of a form or query by name. What gathers `name[]` in front of the fields has no names of its own, and neither has
 * what lets a body be missing.
 */
export const fieldsOf = (schema: z.ZodMiniType): [name: string, field: z.ZodMiniType][] => {
  if (isObject(schema)) return Object.entries(schema.shape);
  const { def } = schema as z.ZodMiniType & { def: { out?: z.ZodMiniType; innerType?: z.ZodMiniType } };
  const inner = def.out ?? def.innerType;
  return inner ? fieldsOf(inner) : [];
};

/** Whether a request may go without this field. */
export const isOptional = (field: z.ZodMiniType): boolean => field.safeParse(undefined).success;

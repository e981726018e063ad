import type { JsonSchema } from './json-schema.ts';

const pad = (depth: number): string => '  '.repeat(depth);

const simpleText = ({ type, enum: values }: JsonSchema): string => {
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(type)) return type.join(' | ');
  return typeof type === 'string' ? type : 'anything';
};

const objectText = (properties: object, required: readonly string[], depth: number): string => {
  const lines = Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '?';
    const note = schema.description ? `  // ${schema.description}` : '';
    return `${pad(depth + 1)}${name}${mark}: ${shapeText(schema, depth + 1)}${note}`;
  });
  return `{\n${lines.join('\n')}\n${pad(depth)}}`;
};

/** A JSON Schema as readable text: names, types and descriptions, nested like the value. */
export const shapeText = (schema: JsonSchema, depth = 0): string => {
  const { anyOf, items, properties, required = [], additionalProperties } = schema;
  if (Array.isArray(anyOf)) return anyOf.map((one: JsonSchema) => shapeText(one, depth)).join(' | ');
  if (items) return `[${shapeText(items as JsonSchema, depth)}, ...]`;
  if (properties) return objectText(properties, required as readonly string[], depth);
  if (schema.type === 'object' && typeof additionalProperties === 'object')
    return `{ [name]: ${shapeText(additionalProperties as JsonSchema, depth)} }`;
  return simpleText(schema);
};

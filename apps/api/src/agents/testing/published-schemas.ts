import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/**
 * The folder of a checkout of github.com/Universal-Commerce-Protocol/ucp, branch release/2026-04-08, whose schemas are
 * published at https://ucp.dev/2026-04-08/schemas. Undefined where nobody has set it.
 */
export const schemasFolder = process.env.UCP_SCHEMAS;

/** What is wrong with a value by a definition of the schemas, such as `ucp.json#/$defs/base`; null if nothing is. */
export type FaultsOf = (name: string, value: unknown) => string | null;

/** Opens the schemas in a folder. */
export const openPublishedSchemas = (folder: string) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { uri: (text) => URL.canParse(text) } });
  const files = globSync('source/schemas/**/*.json', { cwd: folder });
  for (const file of files) ajv.addSchema(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const validators = new Map<string, ValidateFunction>();
  const faultsOf: FaultsOf = (name, value) => {
    const validate = validators.get(name) ?? ajv.compile({ $ref: `https://ucp.dev/schemas/${name}` });
    validators.set(name, validate);
    return validate(value) ? null : ajv.errorsText(validate.errors);
  };
  return { files: files.length, faultsOf };
};

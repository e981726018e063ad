import type { BuildRecord } from '../formats/json-records.ts';
import { type XmlShape, xmlRecords } from '../formats/xml-records.ts';
import type { RawRecord, RecordReader } from '../raw-record.ts';

/** An element as JSON: attributes are `@name`, text beside children is `#text`. */
type Element = { [name: string]: unknown };

const add = (parent: Element, name: string, value: unknown): void => {
  const known = parent[name];
  if (known === undefined) parent[name] = value;
  else if (Array.isArray(known)) known.push(value);
  else parent[name] = [known, value];
};

// Elements can have any name, also those of what every object inherits.
const attributesOf = (attributes: Readonly<Record<string, string>>): Element =>
  Object.assign(
    Object.create(null),
    Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`@${name.toLowerCase()}`, value])),
  );

const contentOf = (element: Element, text: string): unknown => {
  const trimmed = text.trim();
  if (Object.keys(element).length === 0) return trimmed;
  return trimmed === '' ? element : { ...element, '#text': trimmed };
};

/**
 * Reads all elements of one name in any XML as records. `record` is that name, or a path that ends in it; names are
 * lower-cased. `build` turns an object of children and attributes into a record. `frame` receives the elements around
 * the records.
 */
export const xmlValueRecords = (record: string, build: BuildRecord, frame?: XmlShape['frame']): RecordReader => {
  const name = (record.split(/[./]/).at(-1) ?? record).toLowerCase();
  let open: Element[] = [];
  const shape: XmlShape = {
    roots: null,
    records: new Set([name]),
    begin: (attributes) => {
      open = [attributesOf(attributes)];
    },
    open: (draft, _path, attributes) => {
      if (draft) open.push(attributesOf(attributes));
    },
    close: (_draft, path, text) => {
      const element = open.pop() ?? {};
      const parent = open.at(-1);
      if (parent) add(parent, path.at(-1) ?? '', contentOf(element, text));
    },
    finish: (draft) => {
      const built: RawRecord = build(open[0] ?? {}, draft.line);
      draft.fields = built.fields;
      draft.variants = built.variants;
      draft.fault ??= built.fault;
      if (built.cell) draft.cell = built.cell;
      if (built.sources) draft.sources = built.sources;
    },
    ...(frame ? { frame } : {}),
  };
  return xmlRecords(shape);
};

import { SaxesParser } from 'saxes';
import { namedEntities } from '../clean/text/text.ts';
import { FeedRefused } from '../feed-refused.ts';
import {
  excerpt,
  type FieldName,
  maxFieldLength,
  type RawFields,
  type RawRecord,
  type RecordReader,
} from '../raw-record.ts';
import { type XmlPiece, xmlSplitter } from './xml-splitter.ts';
import { escapeBare } from './xml-text.ts';

type Attributes = Readonly<Record<string, string>>;

/** Names of the parts of an XML format; `path` is the path inside the record, lower-cased. */
export type XmlShape = {
  /** Null accepts any root. */
  roots: ReadonlySet<string> | null;
  records: ReadonlySet<string>;
  /** Called with the attributes of the record's own tag. */
  begin?: (attributes: Attributes) => void;
  open?: (draft: RawRecord | null, path: readonly string[], attributes: Attributes) => void;
  close: (draft: RawRecord, path: readonly string[], text: string) => void;
  finish?: (draft: RawRecord) => void;
  /** Called for each element around the records that ends, with its name in lower case and its text. */
  frame?: (name: string, attributes: Attributes, text: string) => void;
};

/** Names of elements that are remembered; a feed has some dozens. */
const mostElements = 1_000;
const maxQuiet = 2 * maxFieldLength;
const maxDepth = 100;
/** The longest text that is kept of an element around the records. */
const maxFrameText = 1_000;
const maxRecordLength = 20 * maxFieldLength;

const newParser = () => new SaxesParser({ position: true, xmlns: false });

/** Only XML's five entities and HTML's characters are expanded, because the parser reads no DTD. */
const entities: Record<string, string> = Object.assign(Object.create(null), namedEntities);

const reasonOf = (error: Error): string => error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');

const leaf = /<([\p{L}\p{N}_:.-]+)>\s*(?:<!\[CDATA\[)?([^<>\]]{1,200}?)(?:\]\]>)?\s*<\/\1>/gu;

/** Finds the id in a broken record's text, so that its product can stay unchanged. */
const idInText = (shape: XmlShape, text: string): string | undefined => {
  const draft: RawRecord = { line: 0, fields: {}, variants: [], fault: null };
  shape.begin?.({});
  for (const [, name = '', value = ''] of text.matchAll(leaf)) {
    shape.close(draft, [name.toLowerCase()], value);
    if (draft.fields.id) break;
  }
  return draft.fields.id;
};

/** Parses one record's text into a RawRecord. An error inside it is the fault of this record only. */
const recordParser = (shape: XmlShape) => {
  const parser = newParser();
  let draft: RawRecord = { line: 0, fields: {}, variants: [], fault: null };
  let path: string[] = [];
  let texts: string[] = [];
  /** The texts of the record's own elements, the first of each name. */
  let cells: Record<string, string> = {};
  let depth = 0;
  let closedName = '';
  let isOver = false;

  const refuse = (field: string, value: string, reason: string) => {
    draft.fault ??= { field, value: excerpt(value), reason };
  };
  const append = (text: string) => {
    const last = texts.length - 1;
    if (last < 0) return;
    const all = (texts[last] ?? '') + text;
    texts[last] = all.length > maxFieldLength ? all.slice(0, maxFieldLength) : all;
    if (all.length > maxFieldLength) refuse(path.at(-1) ?? '', all, 'field is too long');
  };
  parser.on('error', (error) => {
    if (isOver) return;
    const reason = reasonOf(error);
    refuse(
      /clos/.test(reason) ? closedName : (path.at(-1) ?? ''),
      texts.at(-1) ?? '',
      `not well-formed XML: ${reason}`,
    );
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > maxDepth) refuse(path.at(-1) ?? '', '', `elements are nested more than ${maxDepth} deep`);
    if (depth === 1) return shape.begin?.(tag.attributes);
    path.push(tag.name.toLowerCase());
    texts.push('');
    shape.open?.(draft, path, tag.attributes);
  });
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('closetag', (tag) => {
    depth -= 1;
    closedName = tag.name.toLowerCase();
    if (path.length === 0) return;
    const text = texts.pop() ?? '';
    if (path.length === 1) cells[closedName] ??= text;
    shape.close(draft, path, text);
    path.pop();
  });

  return ({ text, line, isClosed }: XmlPiece): RawRecord => {
    const own: Record<string, string> = Object.create(null);
    draft = {
      line,
      fields: {},
      variants: [],
      fault: null,
      cell: (name) => own[name.toLowerCase()] ?? own[`g:${name.toLowerCase()}`],
    };
    path = [];
    texts = [];
    cells = own;
    depth = 0;
    isOver = false;
    parser.ENTITIES = entities;
    parser.write(escapeBare(text));
    if (!isClosed && text.length - text.lastIndexOf('<') > maxFieldLength)
      refuse(path.at(-1) ?? '', '', 'field is too long');
    if (text.length >= maxRecordLength) refuse('', '', 'record is too long');
    if (!isClosed) refuse(/^<([^\s/>]+)/.exec(text)?.[1]?.toLowerCase() ?? '', '', 'record is not closed');
    isOver = isClosed && depth === 0;
    parser.close();
    shape.finish?.(draft);
    const id = draft.fault && !draft.fields.id ? idInText(shape, text) : undefined;
    if (id) draft.fields.id = id;
    return draft;
  };
};

/** Checks the text around the records: it must be well-formed and begin and end with one of the roots. */
const frameParser = (shape: XmlShape) => {
  const parser = newParser();
  parser.ENTITIES = entities;
  let depth = 0;
  let hasBegun = false;
  let hasRoot = false;
  let isEnding = false;
  let quiet = 0;
  let from = 0;
  const around: { attributes: Attributes; text: string }[] = [];

  const line = () => parser.line + from;
  const progress = () => {
    quiet = 0;
  };
  parser.on('error', (error) => {
    const reason = reasonOf(error);
    throw new FeedRefused(
      isEnding
        ? `Line ${line()}: the feed ends too early (${reason})`
        : `Line ${line()}: not well-formed XML: ${reason}`,
    );
  });
  parser.on('opentag', (tag) => {
    progress();
    depth += 1;
    if (depth > maxDepth) throw new FeedRefused(`Line ${line()}: elements are nested more than ${maxDepth} deep`);
    const name = tag.name.toLowerCase();
    if (!hasRoot && shape.roots && !shape.roots.has(name))
      throw new FeedRefused(`The root element <${tag.name}> belongs to another format`);
    hasRoot = true;
    shape.open?.(null, [name], tag.attributes);
    if (shape.frame) around.push({ attributes: tag.attributes, text: '' });
  });
  const append = (text: string) => {
    const last = around.at(-1);
    if (last && last.text.length < maxFrameText) last.text += text;
  };
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('closetag', (tag) => {
    progress();
    depth -= 1;
    const closed = around.pop();
    if (closed) shape.frame?.(tag.name.toLowerCase(), closed.attributes, closed.text.trim());
  });
  parser.on('comment', progress);
  parser.on('doctype', progress);

  return {
    write: ({ text, line: start }: XmlPiece) => {
      // The parser requires the XML declaration first, but some feeds begin with empty lines.
      const wanted = hasBegun ? text : text.trimStart();
      if (wanted === '') return;
      from = start + (hasBegun ? 0 : text.slice(0, text.length - wanted.length).split('\n').length - 1) - parser.line;
      hasBegun = true;
      quiet += wanted.trim().length;
      parser.write(escapeBare(wanted));
      if (quiet > maxQuiet) throw new FeedRefused(`Line ${line()}: more than ${maxQuiet} characters without a tag`);
    },
    end: () => {
      isEnding = true;
      parser.close();
    },
    /** A record must be inside the root. */
    hasRoot: () => hasRoot && depth > 0,
  };
};

/**
 * Reads the records of one XML format. Each record is parsed separately, so one broken record is one fault, and every
 * record is counted once. Throws FeedRefused if the text around the records is broken or the feed is cut short.
 */
export const xmlRecords = (shape: XmlShape): RecordReader => {
  const splitter = xmlSplitter(shape.records, maxRecordLength);
  const frame = frameParser(shape);
  const parseRecord = recordParser(shape);
  let refusal: FeedRefused | null = null;

  const take = (pieces: readonly XmlPiece[]): RawRecord[] => {
    const found: RawRecord[] = [];
    if (refusal) throw refusal;
    try {
      for (const piece of pieces) {
        if (piece.kind === 'frame') frame.write(piece);
        else if (frame.hasRoot()) found.push(parseRecord(piece));
        else throw new FeedRefused(`Line ${piece.line}: a record is outside the root element`);
      }
    } catch (error) {
      if (!(error instanceof FeedRefused)) throw error;
      // Return what was read before the error; the next call throws it.
      refusal = error;
    }
    return found;
  };

  return {
    write: (text) => take(splitter.write(text)),
    end: () => {
      const found = take(splitter.end());
      if (found.length > 0 && refusal) return found;
      if (refusal) throw refusal;
      if (splitter.isInRecord()) throw new FeedRefused(`Line ${splitter.line()}: the feed ends inside a record`);
      frame.end();
      return found;
    },
  };
};

const sourceOfElement = new Map<string, string>();

/** Sets a record's field that has no value yet, and says which element it comes from. */
export const takeFirst = (draft: RawRecord, field: FieldName, value: string, element: string): void => {
  if (draft.fields[field] || value.trim() === '') return;
  setFirst(draft.fields, field, value);
  let source = sourceOfElement.get(element);
  if (source === undefined) {
    source = `element "${element}"`;
    if (sourceOfElement.size < mostElements) sourceOfElement.set(element, source);
  }
  const sources: { [Name in FieldName]?: string } = draft.sources ?? {};
  sources[field] = source;
  draft.sources = sources;
};

/** Sets a field that has no value yet, so that the first of repeated elements counts. */
export const setFirst = (fields: RawFields, field: keyof RawFields, value: string): void => {
  const text = value.trim();
  if (text !== '' && !fields[field]) fields[field] = text;
};

import { SaxesParser } from 'saxes';
import { FeedRefused } from '../feed-refused.ts';
import { excerpt, maxFieldLength, type RawFields, type RawRecord, type RecordReader } from '../raw-record.ts';

type Attributes = Readonly<Record<string, string>>;

/** How one XML format names its parts; `path` is what lies inside the record, lower-cased. */
export type XmlShape = {
  roots: ReadonlySet<string>;
  records: ReadonlySet<string>;
  begin?: () => void;
  open?: (draft: RawRecord | null, path: readonly string[], attributes: Attributes) => void;
  close: (draft: RawRecord, path: readonly string[], text: string) => void;
  finish?: (draft: RawRecord) => void;
};

const slice = 16_384;
const maxQuiet = 2 * maxFieldLength;
const maxDepth = 100;
const maxRecordLength = 20 * maxFieldLength;

/**
 * Reads the records of one XML format. Entities are never expanded beyond XML's
 * own five: the parser reads no DTD, so a custom one refuses its record only.
 */
export const xmlRecords = (shape: XmlShape): RecordReader => {
  const parser = new SaxesParser({ position: true, xmlns: false });
  let found: RawRecord[] = [];
  let draft: RawRecord | null = null;
  // The parser tells that a record was closed by the wrong tag only after closing it.
  let closed: RawRecord | null = null;
  let path: string[] = [];
  let tagNames: string[] = [];
  let texts: string[] = [];
  let recordLength = 0;
  let depth = 0;
  let openName = '';
  let openLine = 1;
  let closedName = '';
  let refusal: FeedRefused | null = null;
  let hasBegun = false;
  let hasRoot = false;
  let isAdrift = false;
  let isEnding = false;
  let quiet = 0;
  let skipping: string | null = null;
  let isJoining = false;
  let skippedTail = '';
  let skippedLines = 0;
  let fruitless = 0;

  const line = () => parser.line + skippedLines;
  const refuse = (record: RawRecord, field: string, value: string, reason: string) => {
    record.fault ??= { field, value: excerpt(value), reason };
  };
  const settle = () => {
    if (closed) found.push(closed);
    closed = null;
  };
  const progress = () => {
    settle();
    quiet = 0;
    fruitless = 0;
    isJoining = false;
  };
  const grow = (record: RawRecord, length: number) => {
    recordLength += length;
    if (recordLength > maxRecordLength) refuse(record, '', '', 'record is too long');
  };
  const append = (text: string) => {
    progress();
    const last = texts.length - 1;
    if (!draft || last < 0) return;
    const all = (texts[last] ?? '') + text;
    grow(draft, text.length);
    texts[last] = all.length > maxFieldLength ? all.slice(0, maxFieldLength) : all;
    if (all.length > maxFieldLength) refuse(draft, path.at(-1) ?? '', all, 'field is too long');
  };

  const damage = (record: RawRecord, reason: string) => {
    const isClosing = /clos/.test(reason);
    isAdrift ||= isClosing;
    const field = isClosing ? closedName : (path.at(-1) ?? '');
    refuse(record, field, texts.at(-1) ?? '', `not well-formed XML: ${reason}`);
  };
  parser.on('error', (error) => {
    if (isJoining) return;
    const reason = error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
    const record = draft ?? closed;
    if (isEnding) throw new FeedRefused(`Line ${line()}: the feed ends too early (${reason})`);
    if (record) damage(record, reason);
    // Behind a record whose tags do not match, those around it do not match either.
    else if (!isAdrift) throw new FeedRefused(`Line ${line()}: not well-formed XML: ${reason}`);
  });
  parser.on('opentagstart', (tag) => {
    progress();
    openName = tag.name.toLowerCase();
    openLine = line();
  });
  const checkPlace = (name: string) => {
    if (depth > maxDepth) throw new FeedRefused(`Line ${line()}: elements are nested more than ${maxDepth} deep`);
    if (!hasRoot && !shape.roots.has(openName))
      throw new FeedRefused(`The root element <${name}> belongs to another format`);
    hasRoot = true;
  };
  const beginRecord = () => {
    if (draft) {
      refuse(draft, openName, '', 'record is not closed');
      found.push(draft);
      isAdrift = true;
    }
    draft = { line: openLine, fields: {}, variants: [], fault: null };
    path = [];
    tagNames = [];
    texts = [];
    recordLength = 0;
    shape.begin?.();
  };
  parser.on('opentag', (tag) => {
    progress();
    depth += 1;
    checkPlace(tag.name);
    if (shape.records.has(openName)) return beginRecord();
    if (draft) {
      path.push(openName);
      tagNames.push(tag.name);
      texts.push('');
      grow(draft, tag.name.length);
    }
    if (recordLength <= maxRecordLength) shape.open?.(draft, draft ? path : [openName], tag.attributes);
  });
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('comment', progress);
  parser.on('processinginstruction', progress);
  parser.on('doctype', progress);
  parser.on('xmldecl', progress);
  parser.on('closetag', (tag) => {
    progress();
    depth -= 1;
    closedName = tag.name.toLowerCase();
    if (!draft) return;
    if (path.length > 0) {
      const text = texts.pop() ?? '';
      if (recordLength <= maxRecordLength) shape.close(draft, path, text);
      path.pop();
      tagNames.pop();
    } else if (shape.records.has(tag.name.toLowerCase())) {
      shape.finish?.(draft);
      closed = draft;
      draft = null;
    }
  });

  // A cell without end: nothing of it reaches the parser any more until its own closing tag.
  const skip = (text: string, ending: string): string => {
    const all = skippedTail + text;
    const at = all.indexOf(ending);
    const passed = at < 0 ? all.slice(0, Math.max(0, all.length - ending.length + 1)) : all.slice(0, at);
    for (const character of passed) if (character === '\n') skippedLines += 1;
    skippedTail = at < 0 ? all.slice(passed.length) : '';
    if (at < 0) return '';
    skipping = null;
    isJoining = true;
    // Ends a CDATA section if it is in one; in plain text an error that is not the feed's.
    return `]]>${all.slice(at)}`;
  };
  const feed = (text: string) => {
    const rest = skipping === null ? text : skip(text, skipping);
    if (rest === '') return;
    quiet += rest.length;
    parser.write(rest);
    if (quiet <= maxQuiet) return;
    const name = tagNames.at(-1);
    fruitless += 1;
    if (!draft || name === undefined || fruitless > 1)
      throw new FeedRefused(`Line ${line()}: more than ${maxQuiet} characters without a tag`);
    skipping = `</${name}`;
  };
  // The parser wants the XML declaration first; some feeds begin with empty lines.
  const withoutLeadingSpace = (text: string): string => {
    const trimmed = text.trimStart();
    skippedLines += text.slice(0, text.length - trimmed.length).split('\n').length - 1;
    return trimmed;
  };
  const take = () => {
    const records = found;
    found = [];
    return records;
  };

  return {
    write: (whole) => {
      const text = hasBegun ? whole : withoutLeadingSpace(whole);
      hasBegun ||= text !== '';
      if (refusal) throw refusal;
      try {
        for (let at = 0; at < text.length; at += slice) feed(text.slice(at, at + slice));
      } catch (error) {
        if (!(error instanceof FeedRefused)) throw error;
        // What was read before it still counts; the next call tells.
        refusal = error;
      }
      settle();
      return take();
    },
    end: () => {
      if (refusal) throw refusal;
      isEnding = true;
      if (skipping !== null || draft) throw new FeedRefused(`Line ${line()}: the feed ends inside a record`);
      parser.close();
      return take();
    },
  };
};

/** Sets a field unless it has a value already: the first of a repeated element counts. */
export const setFirst = (fields: RawFields, field: keyof RawFields, value: string): void => {
  const text = value.trim();
  if (text !== '' && !fields[field]) fields[field] = text;
};

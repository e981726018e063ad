import { Readable } from 'node:stream';
import { type Parser, parse } from 'csv-parse';

const delimiters = [',', ';', '\t', '|'] as const;

/** Detects the delimiter: the most frequent candidate in the longest of the first lines. */
const delimiterOf = (start: string): string => {
  const lines = start.split(/\r?\n/, 12);
  const most = (delimiter: string) => Math.max(...lines.map((line) => line.split(delimiter).length));
  return delimiters.reduce<string>((best, one) => (most(one) > most(best) ? one : best), delimiters[0]);
};

const part = 2 ** 16;

/** Returns a report's text as a stream. */
export const textSource = (text: string): Readable =>
  Readable.from(
    Array.from({ length: Math.ceil(text.length / part) }, (_, at) => text.slice(at * part, (at + 1) * part)),
  );

/** Parses a CSV file with any delimiter while it is read; each record comes with its line number. */
export const openCsv = async (source: Readable): Promise<Parser> => {
  const chunks: AsyncIterator<string> = source.setEncoding('utf8')[Symbol.asyncIterator]();
  const { value: start = '' } = await chunks.next();
  const whole = Readable.from(
    (async function* all() {
      yield start;
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
    })(),
  );
  const parser = parse({
    ...{ bom: true, info: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true },
    delimiter: delimiterOf(start),
    max_record_size: part,
  });
  whole.on('error', (error) => parser.destroy(error));
  // The first part may be refused before the caller reads, who gets the error then. Without a listener it would end the
  // process.
  parser.on('error', () => undefined);
  return whole.pipe(parser);
};

import { Deserializer, Serializer } from 'node:v8';

declare module 'node:v8' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Node's own class.
  interface Serializer {
    /** Documented, and missing in Node's types. */
    _setTreatArrayBufferViewsAsHostObjects(are: boolean): void;
    _writeHostObject(object: NodeJS.TypedArray): void;
  }
}

// Columns stand as their plain bytes behind everything else, so that whoever
// reads them writes each straight to its place, chunk by chunk.
const columns = [Uint32Array, Float64Array, Uint8Array, Uint16Array] as const;
type Column = InstanceType<(typeof columns)[number]>;

const bytesOf = ({ buffer, byteOffset, byteLength }: Column): Uint8Array<ArrayBufferLike> =>
  new Uint8Array(buffer, byteOffset, byteLength);

class Sender extends Serializer {
  readonly columns: Column[] = [];

  constructor() {
    super();
    this._setTreatArrayBufferViewsAsHostObjects(true);
  }

  override _writeHostObject(column: Column): void {
    const kind = columns.findIndex((one) => column instanceof one);
    if (kind < 0) throw new Error(`A ${column.constructor.name} cannot be written`);
    this.writeUint32(kind);
    this.writeUint32(column.length);
    this.columns.push(column);
  }
}

class Receiver extends Deserializer {
  readonly columns: Column[] = [];
  #left: number;

  constructor(bytes: Buffer, most: number) {
    super(bytes);
    this.#left = most;
  }

  _readHostObject(): Column {
    const Kind = columns[this.readUint32()] ?? Uint32Array;
    const length = this.readUint32();
    this.#left -= length * Kind.BYTES_PER_ELEMENT;
    // A damaged length would take memory that the bytes behind it never fill.
    if (this.#left < 0) throw new Error('The bytes of a column are missing');
    const column = new Kind(length);
    this.columns.push(column);
    return column;
  }
}

/** A value of plain objects, maps and columns, as the bytes that `receive` takes. */
export function* send(value: unknown): Generator<Uint8Array<ArrayBufferLike>> {
  const sender = new Sender();
  sender.writeHeader();
  sender.writeValue(value);
  const head = sender.releaseBuffer();
  yield bytesOf(Uint32Array.of(head.length));
  yield head;
  for (const column of sender.columns) yield bytesOf(column);
}

/** Puts together what `send` took apart, of at most `most` bytes. Throws when the bytes end early. */
export const receive = async (bytes: AsyncIterable<Uint8Array>, most: number): Promise<unknown> => {
  const chunks = bytes[Symbol.asyncIterator]();
  let chunk = new Uint8Array();
  const fill = async (target: Uint8Array): Promise<void> => {
    for (let at = 0; at < target.length; ) {
      if (chunk.length === 0) {
        const next = await chunks.next();
        if (next.done) throw new Error('The bytes of a column are missing');
        chunk = new Uint8Array(next.value.buffer as ArrayBuffer, next.value.byteOffset, next.value.byteLength);
      }
      const part = chunk.subarray(0, target.length - at);
      target.set(part, at);
      at += part.length;
      chunk = chunk.subarray(part.length);
    }
  };
  const length = new Uint32Array(1);
  await fill(bytesOf(length));
  if ((length[0] ?? 0) > most) throw new Error('The bytes of the head are missing');
  const head = Buffer.alloc(length[0] ?? 0);
  await fill(head);
  const receiver = new Receiver(head, most);
  receiver.readHeader();
  const value: unknown = receiver.readValue();
  for (const column of receiver.columns) await fill(bytesOf(column));
  return value;
};

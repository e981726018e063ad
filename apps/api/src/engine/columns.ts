import { Deserializer, Serializer } from 'node:v8';

declare module 'node:v8' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Node's own class.
  interface Serializer {
    /** Documented, but missing in Node's types. */
    _setTreatArrayBufferViewsAsHostObjects(are: boolean): void;
    _writeHostObject(object: NodeJS.TypedArray): void;
  }
}

// Columns follow the head as raw bytes, so that they can be read directly into place.
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

  constructor(bytes: Uint8Array, most: number) {
    super(bytes);
    this.#left = most;
  }

  _readHostObject(): Column {
    const Kind = columns[this.readUint32()] ?? Uint32Array;
    const length = this.readUint32();
    this.#left -= length * Kind.BYTES_PER_ELEMENT;
    // A damaged length must not allocate memory.
    if (this.#left < 0) throw new Error('The bytes of a column are missing');
    const column = new Kind(length);
    this.columns.push(column);
    return column;
  }
}

/**
 * Splits a value of plain objects, maps and columns into parts: first the value without its columns, then each column.
 */
export const splitValue = (value: unknown): Uint8Array[] => {
  const sender = new Sender();
  sender.writeHeader();
  sender.writeValue(value);
  return [sender.releaseBuffer(), ...sender.columns.map(bytesOf)];
};

/**
 * Restores the value from the first part of `splitValue`. `columns` are its columns, zeroed, for the caller to fill with
 * the other parts. Throws when the columns need more than `most` bytes.
 */
export const joinValue = (head: Uint8Array, most: number): { value: unknown; columns: Uint8Array[] } => {
  const receiver = new Receiver(head, most);
  receiver.readHeader();
  const value: unknown = receiver.readValue();
  return { value, columns: receiver.columns.map(bytesOf) };
};

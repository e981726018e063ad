import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { detectEncoding } from './decode.ts';
import { readAll } from './testing/read.ts';
import { goodProduct } from './testing/samples.ts';

const named = (name: string, declaration = ''): string =>
  `${declaration}<Products>\n${goodProduct('1').replace('Larkfield Rain Jacket', name)}\n</Products>`;
const nameOf = async (bytes: Buffer): Promise<string | undefined> => (await readAll(bytes)).rows[0]?.name;

describe('readFeed with different encodings', () => {
  it.each([
    ['UTF-8', Buffer.from(named('Café Œuvre'))],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${named('Café Œuvre')}`)],
    ['UTF-16 LE with a mark', iconv.encode(named('Café Œuvre'), 'utf-16le', { addBOM: true })],
    ['UTF-16 BE with a mark', iconv.encode(named('Café Œuvre'), 'utf-16be', { addBOM: true })],
    ['UTF-16 LE without', iconv.encode(named('Café Œuvre'), 'utf-16le', { addBOM: false })],
    ['UTF-16 BE without', iconv.encode(named('Café Œuvre'), 'utf-16be', { addBOM: false })],
    ['undeclared windows-1252', iconv.encode(named('Café Œuvre'), 'windows-1252')],
    [
      'windows-1252 declared us-ascii',
      iconv.encode(named('Café Œuvre', '<?xml version="1.0" encoding="us-ascii"?>'), 'windows-1252'),
    ],
    ['UTF-8 declared as latin-1', Buffer.from(named('Café Œuvre', '<?xml version="1.0" encoding="iso-8859-1"?>'))],
    ['UTF-8 read as windows-1252 before', Buffer.from(named('CafÃ© Å’uvre').replace('Å’', 'Œ'))],
  ])('reads %s', async (_, bytes) => {
    expect(await nameOf(bytes)).toBe('Café Œuvre');
    expect((await readAll(bytes, { chunkSize: 1 })).rows[0]?.name).toBe('Café Œuvre');
  });

  it('reads another encoding named in the declaration', async () => {
    expect(
      await nameOf(iconv.encode(named('Кепка', '<?xml version="1.0" encoding="windows-1251"?>'), 'windows-1251')),
    ).toBe('Кепка');
  });
});

describe('detectEncoding', () => {
  it('does not mistake a NUL for UTF-16', () => {
    expect(detectEncoding(Buffer.from('id,na\0me,link\n1,2,3\n'))).toBe('mixed');
  });

  it('ignores an unknown encoding', () => {
    expect(detectEncoding(Buffer.from('<?xml version="1.0" encoding="klingon"?>'))).toBe('mixed');
  });
});

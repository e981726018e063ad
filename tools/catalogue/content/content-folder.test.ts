import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { standardIdentity } from '@wearfolio/contracts/identity/identity';
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandLine } from '../audit.ts';
import { ask } from '../testing/trial.ts';
import { exportContent, importContent } from './content-folder.ts';
import { openUploads } from './content-pictures.ts';
import { listDocuments, publishVersion, readVersion, saveVersion } from './content-store.ts';

let folder = '';
const shops: Awaited<ReturnType<typeof createTestDatabase>>[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wearfolio-content-'));
  shops.push(await createTestDatabase(), await createTestDatabase());
});
afterAll(async () => {
  for (const { drop } of shops) await drop();
  await rm(folder, { recursive: true });
});

const urlOf = (at: number): string => shops[at]?.url ?? '';

const imprint = { title: 'Imprint: us', markdown: '## Who\n\n- Ada', is_in_footer: true };

/** A 64-pixel square, half of it white. */
const half =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAUklEQVR42u3PQREAAAQAQVFEEUX/EkTw8tubK7Axz2X16wEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAcL0rT+m03c3F1QAAAABJRU5ErkJggg==';

const publish = async (url: string, key: string, body: object): Promise<void> => {
  const number = await saveVersion(url, commandLine, { key, basedOn: 0, body });
  await publishVersion(url, commandLine, { key, number, at: null });
};

const shownIn = async (url: string) =>
  Promise.all(
    (await listDocuments(url)).map(async ({ key, liveNumber }) => [key, await readVersion(url, key, liveNumber ?? 0)]),
  );

describe('published content as files', () => {
  it('is copied to another shop with its pictures, once', async () => {
    const uploads = openUploads(urlOf(0));
    const picture = await uploads.add(commandLine, { name: 'half.png', bytes: Buffer.from(half, 'base64') });
    uploads.close();
    const tiles = [{ name: 'Boots', href: '/browse/boots', picture: { ...picture, alt: 'Boots' } }];
    await publish(urlOf(0), 'home', { sections: [{ kind: 'tiles', title: 'Kinds', tiles }] });
    await publish(urlOf(0), 'identity', { ...standardIdentity, name: 'Fold & Hem', logo: { ...picture, alt: '' } });
    await publish(urlOf(0), 'page/imprint', imprint);
    await saveVersion(urlOf(0), commandLine, { key: 'page/draft', basedOn: 0, body: imprint });

    const exported = await exportContent(urlOf(0), folder);
    const imported = await importContent(urlOf(1), commandLine, folder);

    expect(exported).toEqual(['home', 'identity', 'page/imprint']);
    expect(imported).toEqual(exported);
    expect(await readFile(join(folder, 'pages', 'imprint.md'), 'utf8')).toBe(
      '---\ntitle: Imprint: us\nfooter: yes\n---\n\n## Who\n\n- Ada\n',
    );
    const shown = await shownIn(urlOf(0));
    expect(await shownIn(urlOf(1))).toEqual(shown.filter(([key]) => key !== 'page/draft'));
    const files = 'SELECT hash, name, md5(bytes) AS md5 FROM content_picture_file ORDER BY hash, name';
    expect(await ask(urlOf(1), files)).toEqual(await ask(urlOf(0), files));
    expect(await importContent(urlOf(1), commandLine, folder)).toEqual([]);
  });

  it('publishes nothing from a folder with an error', async () => {
    await writeFile(join(folder, 'home.json'), '{"sections": []}');
    await writeFile(join(folder, 'pages', 'imprint.md'), 'Who');
    await expect(importContent(urlOf(1), commandLine, folder)).rejects.toThrow('must begin with ---');

    await writeFile(join(folder, 'pages', 'imprint.md'), '---\ntitle: \nfooter: no\n---\n\nWho\n');
    await expect(importContent(urlOf(1), commandLine, folder)).rejects.toThrow('page/imprint is not valid: title');

    expect((await listDocuments(urlOf(1))).map(({ number }) => number)).toEqual([1, 1, 1]);
  });
});

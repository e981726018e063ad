import { createClient } from '@wearfolio/database/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sayFirstOwner } from './first-owner.ts';

describe('sayFirstOwner', () => {
  it('prints how to get a link when the database does not respond, and keeps the shop running', async () => {
    const away = createClient('postgresql://nobody@127.0.0.1:1/none', 1, () => undefined);
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    onTestFinished(async () => {
      written.mockRestore();
      await away.$disconnect();
    });

    await sayFirstOwner(away, 'https://shop.example', 'x'.repeat(32));

    expect(written).toHaveBeenCalledWith('  The desk   npm run staff -- invite prints a link for its first owner\n');
  });
});

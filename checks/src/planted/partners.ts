import type { Defect } from './defect.ts';

export const partners: readonly Defect[] = [
  {
    name: 'A webhook is never paused',
    file: 'tools/catalogue/partners/send-webhooks.ts',
    find: " hours' THEN now() END",
    replace: " years' THEN now() END",
    room: 'tools/catalogue',
    test: 'partners/webhooks.test.ts',
  },
  {
    name: 'Events are sent out of order after a failure',
    file: 'tools/catalogue/partners/send-webhooks.ts',
    find: 'if (isAccepted) await db.query(keepSuccess',
    replace: 'if (last) await db.query(keepSuccess',
    room: 'tools/catalogue',
    test: 'partners/webhooks.test.ts',
  },
  {
    name: 'A used-up quota allows calls',
    file: 'apps/api/src/partners/quota.ts',
    find: 'if (share.left === 0) return { isAllowed: false, left: 0, seconds };',
    replace: 'if (share.left === 0) return { isAllowed: true, left: 0, seconds };',
    room: 'apps/api',
    test: 'src/partners/partners.test.ts',
  },
  {
    name: 'The change feed forgets products that shoppers no longer see',
    file: 'apps/api/src/partners/change-queries.ts',
    find: 'FROM listing WHERE change_number > $1',
    replace: 'FROM listing WHERE active AND change_number > $1',
    room: 'apps/api',
    test: 'src/partners/changes.test.ts',
  },
  {
    name: 'Agents without a key have no limit',
    file: 'apps/api/src/agents/limits.ts',
    find: 'if (!partner) await',
    replace: 'if (partner) await',
    room: 'apps/api',
    test: 'src/agents/agents-abuse.test.ts',
  },
];

import type { Defect } from './defect.ts';

export const desk: readonly Defect[] = [
  {
    name: 'A viewer can do everything at the desk',
    file: 'apps/api/src/desk/routes.ts',
    find: 'register(requireStaff, { right });',
    replace: "register(requireStaff, { right: 'account' });",
    room: 'apps/api',
    test: 'src/desk/roles.test.ts',
  },
  {
    name: 'The desk accepts requests from other sites (CSRF)',
    file: 'apps/api/src/desk/access/guard.ts',
    find: "if (method === 'POST' && !isOwn)",
    replace: "if (method === 'PUT' && !isOwn)",
    room: 'apps/api',
    test: 'src/desk/roles.test.ts',
  },
  {
    name: 'A code of the authenticator app is accepted twice',
    file: 'apps/api/src/desk/second-factor/factor-queries.ts',
    find: 'OR totp_step < ',
    replace: 'OR totp_step <= ',
    room: 'apps/api',
    test: 'src/desk/sign-in/sign-in.test.ts',
  },
  {
    name: 'A CSV file contains formulas from users',
    file: 'apps/api/src/desk/csv-line.ts',
    find: '/^[=+\\-@\\t\\r]/',
    replace: '/^[=]{2}/',
    room: 'apps/api',
    test: 'src/newsletter/sending/sending.test.ts',
  },
];

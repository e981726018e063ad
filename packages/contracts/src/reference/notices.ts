import { reportOffer } from '../notices.ts';
import { describe } from './describe.ts';

export const noticeCalls = [
  describe(
    reportOffer,
    {
      body: {
        product_id: 1,
        reason: 'counterfeit',
        explanation: 'The brand says that it never made this dress.',
        full_name: 'Ada Byron',
        email: 'ada@shop.example',
        is_true: true,
      },
    },
    {
      group: 'Contact',
      summary: 'Reports an offer as illegal, counterfeit or wrong',
      details: 'Whoever gives an address is told that the report arrived, and later what was decided.',
      token: 'none',
      refusals: [404, 429],
    },
  ),
];

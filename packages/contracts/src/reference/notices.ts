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
      summary: 'Report an offer as illegal, counterfeit or wrong',
      details: 'If the report has an e-mail address, mails confirm the receipt and later the decision.',
      token: 'none',
      refusals: [404, 429],
    },
  ),
];

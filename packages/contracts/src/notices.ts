import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { reportForm } from './fields/report-form.ts';

export const reportOffer = endpoint({
  method: 'POST',
  url: '/api/report-offer',
  about: {
    group: 'Contact',
    access: 'public',
    summary: 'Report an offer as illegal, counterfeit or wrong',
    details: 'If the report has an e-mail address, mails confirm the receipt and later the decision.',
    refusals: [404, 429],
    example: {
      body: {
        product_id: 1,
        reason: 'counterfeit',
        explanation: 'The brand says that it never made this dress.',
        full_name: 'Ada Byron',
        email: 'ada@shop.example',
        is_true: true,
      },
    },
  },
  schema: {
    body: reportForm,
    response: { 200: messageReply },
  },
});

import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { reportForm } from './fields/report-form.ts';

/**
 * Reports an offer as illegal, counterfeit or wrong (DSA, article 16). The report is stored and e-mailed to ops. If the
 * sender gives an address, mails confirm the receipt and later the decision. 404 when the product does not exist.
 */
export const reportOffer = endpoint({
  method: 'POST',
  url: '/api/report-offer',
  schema: {
    body: reportForm,
    response: { 200: messageReply },
  },
});

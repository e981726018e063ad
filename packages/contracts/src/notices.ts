import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { reportForm } from './fields/report-form.ts';

/**
 * Reports an offer as illegal, counterfeit or wrong (DSA, article 16). The report is kept and mailed to ops. Whoever gives an
 * address is told that it arrived, and later what was decided. 404 where there is no such product.
 */
export const reportOffer = endpoint({
  method: 'POST',
  url: '/api/report-offer',
  schema: {
    body: reportForm,
    response: { 200: messageReply },
  },
});

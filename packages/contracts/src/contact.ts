import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { contactForm } from './fields/contact-form.ts';

/** behavior.md#calls-table, `POST /api/contact-us/save`: stores the message and e-mails it to the shop. */
export const saveContactMessage = endpoint({
  method: 'POST',
  url: '/api/contact-us/save',
  schema: {
    body: contactForm,
    response: { 200: messageReply },
  },
});

import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { contactForm } from './fields/contact-form.ts';

/** behavior.md#calls-table: stores the message and e-mails it to the shop. */
export const saveContactMessage = endpoint({
  method: 'POST',
  url: '/api/contact-us/save',
  about: {
    group: 'Contact',
    access: 'public',
    summary: 'Send a message to the shop',
    refusals: [429],
    example: {
      body: {
        full_name: 'Ada Byron',
        email: 'ada@shop.example',
        phone: '+44-20-7946-0000',
        subject: 'A question',
        message: 'Do you ship to the moon?',
      },
    },
  },
  schema: {
    body: contactForm,
    response: { 200: messageReply },
  },
});

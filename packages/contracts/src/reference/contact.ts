import { saveContactMessage } from '../contact.ts';
import { describe } from './describe.ts';

export const contactCalls = [
  describe(
    saveContactMessage,
    {
      body: {
        full_name: 'Ada Byron',
        email: 'ada@shop.example',
        phone: '+44-20-7946-0000',
        subject: 'A question',
        message: 'Do you ship to the moon?',
      },
    },
    { group: 'Contact', summary: 'Send a message to the shop', token: 'none', refusals: [429] },
  ),
];

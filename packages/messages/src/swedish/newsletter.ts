import type { Texts } from '../catalog.ts';
import type { newsletter as english } from '../english/newsletter.ts';

export const newsletter: Texts<typeof english> = {
  'newsletter.emailAddress': 'E-postadress',
  'newsletter.heading': 'Vårt nyhetsbrev',
  'newsletter.intro': 'Nyheter och prissänkningar från många butiker. Avsluta när du vill.',
  'newsletter.stillMailed': 'Om du fortfarande får de här mejlen, <link>skriv till oss</link>.',
  'newsletter.stopPriceAlerts': 'Stoppa prisbevakningar',
  'newsletter.stopSentence': 'Stoppa mejl om dina favoriter med ett klick. Dina favoriter finns kvar.',
  'newsletter.subscribe': 'Prenumerera',
  'newsletter.thanks': 'Tack! Bekräfta via mejlet vi har skickat.',
  'newsletter.unsubscribe': 'Avsluta prenumerationen',
  'newsletter.unsubscribeSentence': 'Avsluta prenumerationen med ett klick.',
};

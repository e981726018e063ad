import type { Texts } from '../catalog.ts';
import type { newsletter as english } from '../english/newsletter.ts';

export const newsletter: Texts<typeof english> = {
  'newsletter.emailAddress': 'Adres e-mail',
  'newsletter.heading': 'Nasz newsletter',
  'newsletter.intro': 'Nowości i obniżki cen z wielu sklepów. Możesz zrezygnować w każdej chwili.',
  'newsletter.stillMailed': 'Jeśli nadal dostajesz te e-maile, <link>napisz do nas</link>.',
  'newsletter.stopPriceAlerts': 'Wyłącz alerty cenowe',
  'newsletter.stopSentence': 'Wyłącz e-maile o ulubionych jednym kliknięciem. Ulubione pozostaną zapisane.',
  'newsletter.subscribe': 'Zapisz się',
  'newsletter.thanks': 'Dziękujemy. Sprawdź skrzynkę i potwierdź subskrypcję.',
  'newsletter.unsubscribe': 'Wypisz się',
  'newsletter.unsubscribeSentence': 'Wypisz się jednym kliknięciem.',
};

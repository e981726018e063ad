import type { Texts } from '../catalog.ts';
import type { newsletter as english } from '../english/newsletter.ts';

export const newsletter: Texts<typeof english> = {
  'newsletter.emailAddress': 'E-Mail-Adresse',
  'newsletter.heading': 'Unser Newsletter',
  'newsletter.intro': 'Neuheiten und Preissenkungen aus vielen Shops. Jederzeit abbestellbar.',
  'newsletter.stillMailed': 'Wenn du diese E-Mails trotzdem noch bekommst, <link>schreib uns</link>.',
  'newsletter.stopPriceAlerts': 'Preisalarme abbestellen',
  'newsletter.stopSentence':
    'Bestelle E-Mails zu deinen Favoriten mit einem Klick ab. Deine Favoriten bleiben gespeichert.',
  'newsletter.subscribe': 'Abonnieren',
  'newsletter.thanks': 'Danke. Bestätige dein Abo über die E-Mail, die wir dir gesendet haben.',
  'newsletter.unsubscribe': 'Abbestellen',
  'newsletter.unsubscribeSentence': 'Bestelle den Newsletter mit einem Klick ab.',
};

import type { Texts } from '../catalog.ts';
import type { newsletter as english } from '../english/newsletter.ts';

export const newsletter: Texts<typeof english> = {
  'newsletter.emailAddress': 'Adresse e-mail',
  'newsletter.heading': 'Notre newsletter',
  'newsletter.intro': 'Les nouveautés et les baisses de prix de nombreuses boutiques. Désabonnement à tout moment.',
  'newsletter.stillMailed': 'Si vous recevez toujours ces e-mails, <link>écrivez-nous</link>.',
  'newsletter.stopPriceAlerts': 'Arrêter les alertes prix',
  'newsletter.stopSentence': 'Arrêtez d’un clic les e-mails sur vos favoris. Vos favoris restent enregistrés.',
  'newsletter.subscribe': 'S’abonner',
  'newsletter.thanks': 'Merci. Confirmez depuis l’e-mail que nous venons de vous envoyer.',
  'newsletter.unsubscribe': 'Se désabonner',
  'newsletter.unsubscribeSentence': 'Désabonnez-vous d’un clic.',
};

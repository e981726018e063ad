import type { Texts } from '../catalog.ts';
import type { newsletter as english } from '../english/newsletter.ts';

export const newsletter: Texts<typeof english> = {
  'newsletter.emailAddress': 'Correo electrónico',
  'newsletter.heading': 'Nuestra newsletter',
  'newsletter.intro': 'Novedades y bajadas de precio de muchas tiendas. Date de baja cuando quieras.',
  'newsletter.stillMailed': 'Si sigues recibiendo estos correos, <link>escríbenos</link>.',
  'newsletter.stopPriceAlerts': 'Desactivar las alertas de precio',
  'newsletter.stopSentence':
    'Deja de recibir los correos sobre tus favoritos con un clic. Tus favoritos siguen guardados.',
  'newsletter.subscribe': 'Suscribirme',
  'newsletter.thanks': 'Gracias. Confírmalo en el correo que te hemos enviado.',
  'newsletter.unsubscribe': 'Darme de baja',
  'newsletter.unsubscribeSentence': 'Date de baja con un clic.',
};

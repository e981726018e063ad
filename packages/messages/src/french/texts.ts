import type { Texts } from '../catalog.ts';
import type { texts as english } from '../english/texts.ts';

export const texts: Texts<typeof english> = {
  'texts.about': 'À propos de {name}',
  'texts.aboutIntro':
    'De nombreuses boutiques, un seul dressing : un lieu pour trouver ce qui mérite d’être porté, et pour s’en souvenir.',
  'texts.aboutTitle': 'Qui sommes-nous ?',
  'texts.aboutUsLink': 'À propos de nous',
  'texts.barrier': 'Signalez-nous un obstacle',
  'texts.barrierIntro':
    'Quelque chose n’a pas fonctionné pour vous ? Dites-nous quoi, sur quelle page, et avec quel navigateur ou quelle aide technique. Nous répondons sous deux jours ouvrés.',
  'texts.notFound':
    'Cette page est introuvable. Elle a peut-être été déplacée, ou l’adresse contient une faute de frappe.',
  'texts.sendFeedback': 'Envoyer un avis sur l’accessibilité',
  'texts.shopNewestFinds': 'Voir les dernières trouvailles',
};

import type { Texts } from '../catalog.ts';
import type { contact as english } from '../english/contact.ts';

export const contact: Texts<typeof english> = {
  'contact.charactersUsed': '{length} caractères sur {max}',
  'contact.contactUs': 'Contactez-nous',
  'contact.contactUsLink': 'Contact',
  'contact.continueShopping': 'Continuer mes achats',
  'contact.counterfeit': 'C’est une contrefaçon',
  'contact.emailHint': 'Pour vous faire part de notre décision',
  'contact.emailShort': 'E-mail',
  'contact.fullName': 'Nom complet',
  'contact.fullNameHint': 'Prénom et nom',
  'contact.goodFaith': 'J’atteste de bonne foi que mes déclarations sont exactes et complètes.',
  'contact.illegal': 'C’est illégal ou dangereux',
  'contact.intro':
    'Une question, un prix erroné, une boutique que vous aimeriez voir ici : écrivez-nous. Nous répondons sous 24 à 48 heures.',
  'contact.message': 'Message',
  'contact.messageSent': 'Message envoyé',
  'contact.name': 'Votre nom',
  'contact.orders':
    'Pour les commandes, les livraisons et les retours, adressez-vous à la boutique où vous avez acheté.',
  'contact.phoneHint': 'Facultatif, si vous préférez que nous vous appelions',
  'contact.phoneNumber': 'Numéro de téléphone',
  'contact.pleaseExplain': 'Veuillez préciser',
  'contact.report': 'Signaler cette offre',
  'contact.sendReport': 'Envoyer le signalement',
  'contact.subject': 'Objet',
  'contact.submit': 'ENVOYER',
  'contact.whatIsWrong': 'Quel est le problème ?',
  'contact.wrong': 'Le prix, la photo ou le texte est erroné',
};

import type { Texts } from '../catalog.ts';
import type { contact as english } from '../english/contact.ts';

export const contact: Texts<typeof english> = {
  'contact.charactersUsed': '{length} von {max} Zeichen',
  'contact.contactUs': 'Kontakt',
  'contact.contactUsLink': 'Kontakt',
  'contact.continueShopping': 'Weiter stöbern',
  'contact.counterfeit': 'Es ist eine Fälschung',
  'contact.emailHint': 'Damit wir dir sagen können, wie wir entscheiden',
  'contact.emailShort': 'E-Mail',
  'contact.fullName': 'Vollständiger Name',
  'contact.fullNameHint': 'Vor- und Nachname',
  'contact.goodFaith': 'Ich versichere nach bestem Wissen, dass meine Angaben richtig und vollständig sind.',
  'contact.illegal': 'Es ist illegal oder unsicher',
  'contact.intro':
    'Eine Frage, ein falscher Preis, ein Shop, den du dir wünschst: Schreib uns. Wir antworten innerhalb von 24 bis 48 Stunden.',
  'contact.message': 'Nachricht',
  'contact.messageSent': 'Nachricht gesendet',
  'contact.name': 'Dein Name',
  'contact.orders': 'Um Bestellungen, Lieferungen und Rückgaben kümmert sich der Shop, bei dem du gekauft hast.',
  'contact.phoneHint': 'Optional, wenn wir dich anrufen sollen',
  'contact.phoneNumber': 'Telefonnummer',
  'contact.pleaseExplain': 'Bitte erkläre es kurz',
  'contact.report': 'Dieses Angebot melden',
  'contact.sendReport': 'Meldung senden',
  'contact.subject': 'Betreff',
  'contact.submit': 'SENDEN',
  'contact.whatIsWrong': 'Was stimmt nicht?',
  'contact.wrong': 'Preis, Bild oder Text ist falsch',
};

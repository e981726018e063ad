import type { Texts } from '../catalog.ts';
import type { texts as english } from '../english/texts.ts';

export const texts: Texts<typeof english> = {
  'texts.about': 'Über {name}',
  'texts.aboutIntro':
    'Viele Shops, ein Kleiderschrank: ein Ort, um zu finden, was sich zu tragen lohnt, und es sich zu merken.',
  'texts.aboutTitle': 'Über uns!',
  'texts.aboutUsLink': 'Über uns',
  'texts.barrier': 'Melde uns eine Barriere',
  'texts.barrierIntro':
    'Hat etwas für dich nicht funktioniert? Sag uns, was es war, auf welcher Seite und mit welchem Browser oder Hilfsmittel. Wir antworten innerhalb von zwei Werktagen.',
  'texts.notFound':
    'Diese Seite gibt es nicht. Vielleicht ist sie umgezogen, oder die Adresse enthält einen Tippfehler.',
  'texts.sendFeedback': 'Feedback zur Barrierefreiheit senden',
  'texts.shopNewestFinds': 'Die neuesten Entdeckungen ansehen',
};

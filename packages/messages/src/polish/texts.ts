import type { Texts } from '../catalog.ts';
import type { texts as english } from '../english/texts.ts';

export const texts: Texts<typeof english> = {
  'texts.about': 'O {name}',
  'texts.aboutIntro':
    'Wiele sklepów, jedna szafa: miejsce, w którym znajdziesz rzeczy warte noszenia – i o nich nie zapomnisz.',
  'texts.aboutTitle': 'O nas!',
  'texts.aboutUsLink': 'O nas',
  'texts.barrier': 'Zgłoś barierę',
  'texts.barrierIntro':
    'Coś nie zadziałało? Napisz, co to było, na której stronie i w jakiej przeglądarce lub z jaką technologią wspomagającą. Odpowiemy w ciągu dwóch dni roboczych.',
  'texts.notFound': 'Nie możemy znaleźć tej strony. Mogła zostać przeniesiona albo adres zawiera błąd.',
  'texts.sendFeedback': 'Wyślij opinię o dostępności',
  'texts.shopNewestFinds': 'Zobacz najnowsze znaleziska',
};

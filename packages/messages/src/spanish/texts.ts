import type { Texts } from '../catalog.ts';
import type { texts as english } from '../english/texts.ts';

export const texts: Texts<typeof english> = {
  'texts.about': 'Sobre {name}',
  'texts.aboutIntro':
    'Muchas tiendas, un solo armario: un lugar para encontrar lo que vale la pena llevar, y para recordarlo.',
  'texts.aboutTitle': '¿Quiénes somos?',
  'texts.aboutUsLink': 'Sobre nosotros',
  'texts.barrier': 'Cuéntanos si encuentras una barrera',
  'texts.barrierIntro':
    '¿Hay algo que no te ha funcionado? Dinos qué ha sido, en qué página, y con qué navegador o producto de apoyo. Respondemos en dos días laborables.',
  'texts.notFound': 'No encontramos esa página. Puede que se haya movido o que la dirección tenga una errata.',
  'texts.sendFeedback': 'Enviar comentarios sobre accesibilidad',
  'texts.shopNewestFinds': 'Ver los últimos hallazgos',
};

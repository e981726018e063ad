import type { Texts } from '../catalog.ts';
import type { searches as english } from '../english/searches.ts';

export const searches: Texts<typeof english> = {
  'searches.daily': 'Cada día',
  'searches.emailMe': 'Avisarme por correo',
  'searches.emailsOff': 'Tus correos están desactivados. <link>Actívalos</link> para enterarte de las novedades.',
  'searches.immediately': 'Al momento',
  'searches.name': 'Nombre',
  'searches.nameMissing': 'Introduce un nombre',
  'searches.never': 'Nunca',
  'searches.new': 'Nuevo',
  'searches.none':
    'Aún no tienes búsquedas guardadas. Abre una categoría o <link>busca algo</link> y pulsa «Guardar esta búsqueda».',
  'searches.popular': 'Búsquedas populares',
  'searches.recent': 'Búsquedas recientes',
  'searches.saveIntro': 'Te diremos qué hay nuevo y qué ha bajado de precio.',
  'searches.saveSearch': 'Guardar esta búsqueda',
  'searches.seeAll': 'Ver todo',
  'searches.updates':
    '{count, plural, one {# novedad desde tu última visita} many {# de novedades desde tu última visita} other {# novedades desde tu última visita}}',
  'searches.view': 'Ver',
  'searches.was': 'Antes {price}',
  'searches.weekly': 'Cada semana',
};

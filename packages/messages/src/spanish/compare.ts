import type { Texts } from '../catalog.ts';
import type { compare as english } from '../english/compare.ts';

export const compare: Texts<typeof english> = {
  'compare.add': 'Añadir a la comparación',
  'compare.added': '{count, plural, one {# artículo} many {# de artículos} other {# artículos}} en tu comparación',
  'compare.delivery': 'Envío',
  'compare.differs': 'diferente',
  'compare.empty':
    'Añade artículos con «Comparar» en su página o en el menú de su tarjeta. Aquí caben hasta {most} artículos, uno al lado del otro, y puedes compartir la dirección de esta página.',
  'compare.full': 'Ya comparas {most} artículos y no caben más. Quita uno para añadir otro.',
  'compare.history': 'Historial de precios',
  'compare.lowest': 'El más bajo',
  'compare.more': 'Añade artículos con «Comparar» en su página o en el menú de su tarjeta. Caben hasta {most}.',
  'compare.onePrice': '{price} desde el {since}',
  'compare.onlyDifferences': 'Solo diferencias',
  'compare.own':
    '{count, plural, one {Tu comparación (# artículo)} many {Tu comparación (# de artículos)} other {Tu comparación (# artículos)}}',
  'compare.prices': 'Mínimo {least}, máximo {most}, desde el {since}',
  'compare.products': 'Artículos comparados',
  'compare.removeFrom': 'Quitar de la comparación',
  'compare.see': 'Ver la comparación',
  'compare.seeCount':
    '{count, plural, one {Ver la comparación de # artículo} many {Ver la comparación de # de artículos} other {Ver la comparación de # artículos}}',
  'compare.sizeLeft': '{size} ({left, plural, one {queda #} many {quedan #} other {quedan #}})',
  'compare.sizes': 'Tallas disponibles',
  'compare.stock': 'Disponibilidad',
  'compare.tooMany': 'Esta dirección tiene {count} artículos y caben {most}. Quita uno para ver el siguiente.',
  'compare.traits': 'Estampado, corte y largo',
};

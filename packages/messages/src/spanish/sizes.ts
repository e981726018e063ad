import type { Texts } from '../catalog.ts';
import type { sizes as english } from '../english/sizes.ts';

export const sizes: Texts<typeof english> = {
  'sizes.about': 'aprox. {size}',
  'sizes.addSizes': 'Indicar tus tallas',
  'sizes.age': 'Edad',
  'sizes.chest': 'Contorno de pecho',
  'sizes.edit': 'Editar mis tallas',
  'sizes.height': 'Estatura',
  'sizes.inMine': 'En mi talla',
  'sizes.inches': 'Pulgadas',
  'sizes.intro': 'Indica tus tallas en el sistema que conozcas. Puedes elegir dos tallas por tipo de artículo.',
  'sizes.kindAndSize': '{kind}: {size}',
  'sizes.letters': 'S, M, L',
  'sizes.mine': 'Mis tallas',
  'sizes.none': 'Aún no hay tallas. Indícalas para ver solo lo que te queda bien.',
  'sizes.notSaid': 'Sin indicar',
  'sizes.notSaved': 'No se han podido guardar tus tallas. Inténtalo de nuevo.',
  'sizes.note':
    'Los tipos de artículo sin talla y los artículos cuya tienda no indica ninguna siguen en las listas. Las tallas con «aprox.» varían de una marca a otra.',
  'sizes.saveMySizes': 'Guardar mis tallas',
  'sizes.system': 'Sistema',
  'sizes.waist': 'Contorno de cintura',
  'sizes.whatIsMine': '¿Cuál es mi talla?',
  'sizes.yourSize': 'Tu talla',
  'sizes.yours': 'Tu talla: {worn}',
};

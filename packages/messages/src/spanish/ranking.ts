import type { Texts } from '../catalog.ts';
import type { ranking as english } from '../english/ranking.ts';

export const ranking: Texts<typeof english> = {
  'ranking.adult': 'el artículo es para adultos, si la búsqueda no menciona niños',
  'ranking.collections':
    'Las selecciones de la página de inicio, como la elección de la redacción, las hacemos nosotros: a mano o con una regla, como los artículos más recientes de distintas marcas. Sus páginas lo indican. Nadie nos paga por estar en ellas.',
  'ranking.editors':
    'En el orden normal de una lista o una búsqueda, nuestra redacción puede poner artículos elegidos al principio, subirlos o llevarlos al final. Tampoco por eso nos paga nadie. No cambia qué artículos se encuentran ni los números de los filtros, y nunca muestra un artículo que no cumpla tus filtros. Una selección hecha a mano se abre en el orden de la redacción. Nada de esto vale cuando ordenas por precio, por precio con envío o por bajada de precio.',
  'ranking.editorsHead': 'Lo que coloca nuestra redacción',
  'ranking.fresh': 'como máximo, por ser nuevo; se reduce a la mitad a los {days} días',
  'ranking.head': 'del peso de la palabra que nombra el tipo de artículo al final del título',
  'ranking.inCategory': 'la palabra nombra la categoría del artículo',
  'ranking.inDetails': 'la palabra está en la descripción o el material, menos en textos más largos',
  'ranking.inNames': 'la palabra está en el nombre de la marca, la tienda, la categoría o el color',
  'ranking.inTitle': 'la palabra está en el título, menos en títulos más largos',
  'ranking.intro':
    'Esta página explica cómo se ordenan los artículos en esta web. Se genera a partir de los parámetros del orden.',
  'ranking.lists':
    'Empiezan por los artículos más recientes, salvo los que coloca nuestra redacción. También puedes ordenar por precio, por precio con envío al país de la web, donde los artículos con gastos de envío desconocidos van al final, o por cuánto ha bajado el precio en los últimos 30 días. En caso de empate, va primero el que lleva más tiempo en la web si ordenas por precio, por precio con envío o por bajada de precio, y el más reciente si ordenas por novedades.',
  'ranking.listsHead': 'Listas de categorías, marcas y tiendas',
  'ranking.near': 'de cada uno de los anteriores, si se escribe de otra forma o es un sinónimo',
  'ranking.paid':
    'Las tiendas y las marcas no pueden comprar un puesto mejor. Algunas tiendas nos pagan una comisión cuando compras a través de nuestros enlaces. Las listas y las páginas de los artículos lo indican. La comisión no cambia ni el orden ni el precio.',
  'ranking.paidHead': 'Nadie puede pagar por un puesto',
  'ranking.personal':
    'El orden es el mismo para todos. Si indicas tus tallas, puedes elegir ver solo lo que te queda bien. Nada más sobre ti cambia una lista.',
  'ranking.personalHead': 'Personalización',
  'ranking.phrase': 'del peso de dos palabras que están juntas en el título',
  'ranking.picture': 'el artículo tiene foto',
  'ranking.popular': 'como máximo, por la popularidad reciente, en diez niveles',
  'ranking.recent':
    'La popularidad reciente sale de totales diarios sin datos personales. Una visita a la página de una tienda cuenta la mitad a los {visitDays} días. Un favorito cuenta {factor} veces lo que una visita, y la mitad a los {favoriteDays} días.',
  'ranking.repeated': 'la palabra aparece más de una vez',
  'ranking.search':
    'Los artículos que coinciden con más partes de tu búsqueda van primero y, entre ellos, los disponibles antes que los agotados. Después decide una puntuación, que es la suma de los puntos siguientes. Las palabras poco frecuentes cuentan más que las comunes.',
  'ranking.searchHead': 'Resultados de búsqueda',
  'ranking.signal': '<b>{weight, number}</b>: {text}',
  'ranking.stores':
    'La página del artículo ordena las tiendas por precio, el más bajo primero, o por precio con envío si lo eliges. Las tiendas donde está agotado van al final. La tarjeta del artículo muestra el precio disponible más bajo.',
  'ranking.storesHead': 'Artículos que venden varias tiendas',
  'ranking.varied':
    'Entre los primeros {places} artículos, una marca vuelve a aparecer solo después de {between} artículos de otras marcas, si sus puntuaciones se diferencian en un {percent} % como máximo.',
};

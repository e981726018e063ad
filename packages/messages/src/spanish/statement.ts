import type { Texts } from '../catalog.ts';
import type { statement as english } from '../english/statement.ts';

export const statement: Texts<typeof english> = {
  'statement.aim':
    'Queremos que todo el mundo pueda usar esta web. Su objetivo es cumplir las WCAG 2.2, nivel AA, y la norma EN&nbsp;301&nbsp;549.',
  'statement.assessed':
    'Esta declaración se basa en nuestra propia evaluación: inspecciones y pruebas automáticas que se ejecutan con cada cambio. Incluyen axe y el árbol de accesibilidad de cada página, con un zoom del 400 %, más espacio en los textos, colores forzados y movimiento reducido. Ningún tercero ha evaluado la web.',
  'statement.assessedHead': 'Cómo hemos evaluado la web',
  'statement.conformance':
    'La web es parcialmente conforme: de {all} requisitos, {met} se cumplen, {without} no son aplicables y {short} se cumplen en parte o no se cumplen.',
  'statement.conformanceHead': 'Situación de cumplimiento',
  'statement.disagree': 'Puedes dirigirte a la autoridad de tu país que vela por la accesibilidad de los servicios.',
  'statement.disagreeHead': 'Si no estás de acuerdo con nuestra respuesta',
  'statement.documents': 'Documentos no web: los correos',
  'statement.gapLanguages':
    'Los textos de las tiendas solo llevan su idioma si la importación lo ha reconocido (3.1.2). Si una tienda mezcla idiomas, la página no dice en cuál está un texto.',
  'statement.gapMails':
    'Los correos no se han probado con lectores de pantalla en programas de correo (EN 301 549, capítulo 10).',
  'statement.gapPeople': 'Ninguna persona que use productos de apoyo ha probado la web.',
  'statement.gapsHead': 'Lo que aún no funciona',
  'statement.gapStores':
    'Los textos y las fotos de las tiendas son tan accesibles como las tiendas los hicieron. Las webs de las tiendas no son nuestras.',
  'statement.gapUndo':
    'Al quitar un favorito, se puede deshacer durante tres segundos (2.2.1). El favorito se puede volver a guardar en su artículo.',
  'statement.parts': 'Idioma de las partes',
  'statement.timing': 'Tiempo ajustable',
  'statement.whole': 'Requisitos de conformidad de las WCAG',
};

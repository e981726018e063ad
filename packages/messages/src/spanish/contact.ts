import type { Texts } from '../catalog.ts';
import type { contact as english } from '../english/contact.ts';

export const contact: Texts<typeof english> = {
  'contact.charactersUsed': '{length} de {max} caracteres',
  'contact.contactUs': 'Contacto',
  'contact.contactUsLink': 'Contacto',
  'contact.continueShopping': 'Seguir comprando',
  'contact.counterfeit': 'Es una falsificación',
  'contact.emailHint': 'Para poder decirte qué decidimos',
  'contact.emailShort': 'Correo electrónico',
  'contact.fullName': 'Nombre completo',
  'contact.fullNameHint': 'Nombre y apellidos',
  'contact.goodFaith': 'Declaro de buena fe que lo que digo es cierto y completo.',
  'contact.illegal': 'Es ilegal o peligroso',
  'contact.intro':
    'Una pregunta, un precio equivocado, una tienda que te gustaría ver aquí: escríbenos. Respondemos en 24 a 48 horas.',
  'contact.message': 'Mensaje',
  'contact.messageSent': 'Mensaje enviado',
  'contact.name': 'Tu nombre',
  'contact.orders': 'De los pedidos, los envíos y las devoluciones se encarga la tienda en la que compraste.',
  'contact.phoneHint': 'Opcional, si prefieres que te llamemos',
  'contact.phoneNumber': 'Número de teléfono',
  'contact.pleaseExplain': 'Explícalo, por favor',
  'contact.report': 'Denunciar esta oferta',
  'contact.sendReport': 'Enviar denuncia',
  'contact.subject': 'Asunto',
  'contact.submit': 'ENVIAR',
  'contact.whatIsWrong': '¿Qué está mal?',
  'contact.wrong': 'El precio, la foto o el texto está mal',
};

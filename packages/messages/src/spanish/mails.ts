import type { Texts } from '../catalog.ts';
import type { mails as english } from '../english/mails.ts';

export const mails: Texts<typeof english> = {
  'mails.acceptInvitation': 'Aceptar la invitación',
  'mails.accountKeepsCurrentAddressUntil': 'Tu cuenta mantiene la dirección actual hasta que confirmes esta.',
  'mails.accountNowUsesWellNo': 'Tu cuenta de {name} ahora usa {email}. Ya no escribiremos a esta dirección.',
  'mails.addressAtStore': 'Dirección en la tienda:\n{productUrl}',
  'mails.afterLastImport': 'Después de su última importación: {health}.',
  'mails.allOfSearch': 'Ver todo en «{name}»',
  'mails.andInSearches':
    '{count, plural, one {{title}, y novedades en {count} búsqueda guardada} many {{title}, y novedades en {count} búsquedas guardadas} other {{title}, y novedades en {count} búsquedas guardadas}}',
  'mails.arriveTitle': 'Los correos de la web llegan aquí',
  'mails.askedCopyDataSignDownload':
    'Has pedido una copia de tus datos. Inicia sesión y descárgala desde tu perfil en las próximas 24 horas. El archivo explica qué contiene.',
  'mails.askedDataOfAddress':
    'Has preguntado qué guardamos sobre tu correo electrónico. Está en el archivo adjunto, con los motivos y durante cuánto tiempo lo guardamos.',
  'mails.atStore': 'en {store}',
  'mails.backInSize': 'Vuelve en tu talla',
  'mails.backInSizeInline': 'vuelve en tu talla',
  'mails.backInStock': 'Disponible de nuevo',
  'mails.backInStockInline': 'disponible de nuevo',
  'mails.canDownload24Hours': 'Puedes descargarla durante 24 horas.',
  'mails.canReplyEmail': 'Puedes responder a este correo.',
  'mails.canUndoWeek': 'Puedes deshacerlo durante una semana.',
  'mails.canUnsubscribeAtAnyTime': 'Puedes darte de baja cuando quieras:',
  'mails.chooseNewPassword': 'Elegir una contraseña nueva',
  'mails.confirmEmailAddress': 'Confirmar el correo electrónico',
  'mails.confirmNewEmailAddress': 'Confirma tu nuevo correo electrónico',
  'mails.confirmSubscription': 'Confirmar la suscripción',
  'mails.confirmWithOneClickGet': 'Confirma con un clic para recibir nuestra newsletter.',
  'mails.contactForm': 'Formulario de contacto: {subject}',
  'mails.contactFormMessage': 'Mensaje del formulario de contacto',
  'mails.contactFrom': 'De: {fullName}\nCorreo electrónico: {email}\nTeléfono: {phone}\nAsunto: {subject}',
  'mails.contactUs': 'Contacto',
  'mails.contactUsHere': 'Escríbenos:',
  'mails.correctedOffer': 'Hemos corregido la oferta.',
  'mails.dataIsReady': 'Tus datos están listos',
  'mails.decision': 'Nuestra decisión sobre tu denuncia',
  'mails.decisionSubject': 'Nuestra decisión sobre tu denuncia n.º {id}',
  'mails.deleteAccount': 'Elimina tu cuenta',
  'mails.deleteMyAccount': 'Eliminar mi cuenta',
  'mails.downFrom': 'antes {before}',
  'mails.downloadMyData': 'Descargar mis datos',
  'mails.emailAddressWasChanged': 'Tu correo electrónico ha cambiado',
  'mails.favoritesUpdated':
    '{count, plural, one {Novedades en un favorito} many {Novedades en {count} favoritos} other {Novedades en {count} favoritos}}',
  'mails.feedDoubts': '{prices}, {values}',
  'mails.feedFailedTwice': 'El feed de {store} ha fallado dos veces',
  'mails.feedHasNewDoubts': 'El feed de {store} plantea dudas nuevas',
  'mails.feedIsWellAgain': 'El feed de {store} vuelve a funcionar',
  'mails.feedLacksManyProducts': 'Al feed de {store} le faltan muchos artículos',
  'mails.feedLine':
    '{products, plural, one {{store}: # artículo, {state}} many {{store}: # de artículos, {state}} other {{store}: # artículos, {state}}}',
  'mails.feedLineWithDoubts': '{line}; {doubts}',
  'mails.feedNotImported': 'No se ha importado: {reason}',
  'mails.feedReason': 'El motivo: {reason}',
  'mails.feedSucceeded':
    '{products, plural, one {La última lectura ha ido bien. La tienda tiene # artículo en la web.} many {La última lectura ha ido bien. La tienda tiene # de artículos en la web.} other {La última lectura ha ido bien. La tienda tiene # artículos en la web.}}',
  'mails.feedsFailed':
    '{count, plural, one {Ha fallado {failing} de # feed} many {Han fallado {failing} de # de feeds} other {Han fallado {failing} de # feeds}}',
  'mails.feedsWeek': 'Los feeds de la semana',
  'mails.feedsWell': '{count, plural, one {# feed funciona} many {# de feeds funcionan} other {# feeds funcionan}}',
  'mails.fileIsAttached': 'El archivo está adjunto.',
  'mails.getMailBecauseScheduled': 'Recibes este correo porque programaste la página o porque la web es tuya.',
  'mails.getMailBecauseStaffAsked': 'Recibes este correo porque el equipo lo pidió en la gestión de la web.',
  'mails.getMailsBecauseSwitchedThem': 'Recibes estos correos porque los activaste en tu cuenta de gestión de la web.',
  'mails.hasNotBeenImportedYet': 'Aún no se ha importado.',
  'mails.hi': 'Hola:',
  'mails.hiName': 'Hola, {name}:',
  'mails.homeNotPublished': 'La página de inicio programada no se ha publicado',
  'mails.homeShownWithDeadLinks': 'La página de inicio tiene enlaces que no llevan a ninguna parte',
  'mails.ifDidNotAskForData': 'Si no lo has pedido, puedes ignorar este correo. Nadie más ha recibido el archivo.',
  'mails.ifDidNotAskSomeoneMay': 'Si no lo has pedido, puede que alguien esté usando tu cuenta. Cambia tu contraseña.',
  'mails.ifDidNotSendReportSomeone':
    'Si no has enviado esta denuncia, puede que alguien haya usado tu dirección por error. Avísanos:',
  'mails.ifDidNotSignUpSomeone':
    'Si no has creado una cuenta, puede que alguien haya usado tu dirección por error. Puedes eliminar la cuenta aquí:',
  'mails.ifDoNotKnowShopCan': 'Si no conoces esta web, puedes ignorar este correo.',
  'mails.ifWasDoNotNeedDo':
    'Si has sido tú, no tienes que hacer nada. Si no, restablece tu contraseña ahora mismo. Así se cancela el cambio y se cierra la sesión en todos los dispositivos:',
  'mails.ifWasDoNotNeedDo2': 'Si has sido tú, no tienes que hacer nada. Si no, escríbenos:',
  'mails.ifWasDoNotNeedDo3':
    'Si has sido tú, no tienes que hacer nada. Si no, deshaz el cambio en el plazo de una semana. Se cerrará la sesión en todos los dispositivos y se eliminará tu contraseña, para que solo tú puedas volver a entrar:',
  'mails.ifWasNotResetPasswordCancel': 'Si no has sido tú, restablece tu contraseña para cancelar el cambio.',
  'mails.ifWasNotTellUs': 'Si no has sido tú, avísanos.',
  'mails.ignoreDeletion': 'Si no lo has pedido, puedes ignorar este correo. No se eliminará nada.',
  'mails.ignoreRequest': 'Si no lo has pedido, puedes ignorar este correo.',
  'mails.ignoreReset': 'Si no lo has pedido, puedes ignorar este correo. Tu contraseña no cambiará.',
  'mails.ignoreStaffReset': 'Si no lo has pedido, puedes ignorar este correo. Tu contraseña sigue siendo la misma.',
  'mails.ignoreSubscription': 'Si no lo has pedido, puedes ignorar este correo. No volverás a saber de nosotros.',
  'mails.importedOn': 'importado el {goodAt}',
  'mails.invitedTitle': 'Te invitamos a gestionar la web',
  'mails.lastInSize': 'Último en tu talla',
  'mails.lastInSizeInline': 'último en tu talla',
  'mails.lawRequiresDecisionWithoutDelay':
    'La ley exige una decisión sin demora. Enviamos tu decisión y tus motivos al remitente.',
  'mails.leftOfferUnchanged': 'Hemos dejado la oferta como estaba.',
  'mails.linkWorks24Hours': 'El enlace funciona durante 24 horas.',
  'mails.linkWorks7Days': 'El enlace funciona durante 7 días.',
  'mails.linkWorksOnce24Hours': 'El enlace funciona una sola vez, durante 24 horas.',
  'mails.linkWorksOnce60Minutes': 'El enlace funciona una sola vez, durante 60 minutos.',
  'mails.linkWorksOnceHour': 'El enlace funciona una sola vez, durante una hora.',
  'mails.linkWorksOnceThreeDays': 'El enlace funciona una sola vez, durante tres días.',
  'mails.linksLeadNowhere':
    '{count, plural, one {# enlace de la versión programada no lleva a ninguna parte:} many {# de enlaces de la versión programada no llevan a ninguna parte:} other {# enlaces de la versión programada no llevan a ninguna parte:}}',
  'mails.mailsShopArriveHere': 'Los correos de la web llegan aquí.',
  'mails.mendLinks': 'Cámbialos y vuelve a publicar la página.',
  'mails.mendLinksPublish':
    'La web sigue mostrando la versión anterior. Cambia los enlaces o publica la página tal como está.',
  'mails.newEmailAddressWasRequested': 'Se ha pedido un nuevo correo electrónico',
  'mails.newProduct': 'Nuevo',
  'mails.newsletter': 'La newsletter de {name}',
  'mails.notGiven': 'sin indicar',
  'mails.notImportedYet': 'aún sin importar',
  'mails.noteAtDeskThatArrived': 'Anotar en la gestión que ha llegado',
  'mails.oneClickFinishesSettingUp': 'Con un clic terminas de crear tu cuenta de {name}.',
  'mails.openFeeds': 'Abrir los feeds',
  'mails.openHomePage': 'Abrir la página de inicio',
  'mails.openStore': 'Abrir la tienda',
  'mails.orCopyLink': 'O copia este enlace en tu navegador:',
  'mails.passkeyAccountWasJustAdded':
    'Se acaba de añadir una llave de acceso a tu cuenta de {name}. Permite iniciar sesión sin contraseña.',
  'mails.passkeyIfNotYou':
    'Si has sido tú, no tienes que hacer nada. Si no, restablece tu contraseña ahora mismo: así también se quitan todas las llaves de acceso.',
  'mails.passkeyNowSignsIn': 'Permite iniciar sesión en tu cuenta sin contraseña.',
  'mails.passkeyWasAdded': 'Se ha añadido una llave de acceso',
  'mails.passwordAccountWasJustChanged':
    'Se acaba de cambiar la contraseña de tu cuenta de {name}. Se ha cerrado la sesión en todos los demás dispositivos.',
  'mails.passwordWasChanged': 'Tu contraseña ha cambiado',
  'mails.personMadeDecisionIfDisagree':
    'Esta decisión la ha tomado una persona. Si no estás de acuerdo, escríbenos y dinos por qué. Otra persona la revisará. También puedes acudir a un órgano certificado de resolución extrajudicial de litigios o a un tribunal.',
  'mails.personWillLookIntoWell':
    'Una persona lo revisará. Escribiremos a esta dirección con nuestra decisión y sus motivos.',
  'mails.pleaseConfirmEmailAddress': 'Confirma tu correo electrónico',
  'mails.pleaseConfirmSubscription': 'Confirma tu suscripción',
  'mails.pleaseConfirmThatWantUse':
    'Confirma que quieres usar este correo electrónico para tu cuenta de {name}. Hasta entonces, tu cuenta mantiene su dirección actual.',
  'mails.pricesAvailabilityWereSetBy':
    'Las tiendas fijan los precios y la disponibilidad, que pueden haber cambiado desde que enviamos este correo.',
  'mails.pricesWait':
    '{held, plural, one {# precio espera una decisión} many {# de precios esperan una decisión} other {# precios esperan una decisión}}',
  'mails.productsStayAsTheyWere': 'Sus artículos siguen como estaban el {goodAt}.',
  'mails.reasons': '{outcome} Nuestros motivos:',
  'mails.receivedRequestDeleteAccountEverything':
    'Hemos recibido una solicitud para eliminar tu cuenta y todo lo que contiene. No se puede deshacer. Para eliminar tu cuenta, abre el enlace y confírmalo en la página. El enlace funciona una sola vez, durante 60 minutos.',
  'mails.receivedRequestResetPasswordLink':
    'Hemos recibido una solicitud para restablecer tu contraseña. El enlace funciona una sola vez, durante 60 minutos.',
  'mails.regularPrice': 'Precio habitual de la tienda',
  'mails.regularPriceIs': 'precio habitual de la tienda {before}',
  'mails.removedOfferFromShop': 'Hemos retirado la oferta de la web.',
  'mails.replyEmailAnswerSenderPromise':
    'Responde a este correo para contestar al remitente. Prometemos una respuesta en 24 a 48 horas.',
  'mails.replyMessage': 'Nuestra respuesta a tu mensaje',
  'mails.reportFrom': 'Oferta: {offer}\nMotivo: {reason}\nDe: {fullName}\nCorreo electrónico: {email}',
  'mails.reportOffer': 'Denuncia n.º {id}: {reason}',
  'mails.reportReceived': 'Hemos recibido tu denuncia',
  'mails.reportReceivedSubject': 'Hemos recibido tu denuncia n.º {id}',
  'mails.reportTitle': 'Denuncia de una oferta',
  'mails.reportedOfferAs': 'Has denunciado una oferta ({reason}): {notice}.',
  'mails.resetIfNotYou': 'Si has sido tú, no tienes que hacer nada. Si no, restablece tu contraseña ahora mismo:',
  'mails.resetPassword': 'Restablecer la contraseña',
  'mails.resetPasswordDesk': 'Restablece tu contraseña de gestión de {name}',
  'mails.resetYourPassword': 'Restablece tu contraseña',
  'mails.reviewReport': 'Revisar la denuncia',
  'mails.sendNoticeAfterEveryChange': 'Enviamos este aviso después de cada cambio de correo electrónico.',
  'mails.sendNoticeAfterEveryPasskey': 'Enviamos este aviso con cada llave de acceso nueva.',
  'mails.sendNoticeAfterEveryPassword': 'Enviamos este aviso después de cada cambio de contraseña.',
  'mails.sendNoticeEveryRequestChange': 'Enviamos este aviso cada vez que se pide cambiar un correo electrónico.',
  'mails.soldBy': '{productTitle}, vendido por {storeName}',
  'mails.someOfFavorites': '{shown} de {count}. Ver todos tus favoritos',
  'mails.someOfSearch': '{shown} de {count}. Ver todo en «{name}»',
  'mails.someoneAskedResetPasswordAccount':
    'Alguien ha pedido restablecer la contraseña de tu cuenta de gestión de {name}. Si has sido tú, elige una nueva. Seguirás necesitando tu segundo factor para iniciar sesión.',
  'mails.someoneWhoIsSignedAccount':
    'Alguien con la sesión iniciada en tu cuenta de {name} quiere cambiar su correo electrónico a {email}. La cuenta mantiene esta dirección hasta que se confirme la nueva.',
  'mails.targetNote':
    'Precio deseado{isDelivered, select, true { con envío} other {}}: {price}{hasSize, select, true {, talla {size}} other {}}',
  'mails.targetsReached':
    '{count, plural, one {Se ha alcanzado tu precio deseado} many {Se ha alcanzado tu precio deseado en {count} favoritos} other {Se ha alcanzado tu precio deseado en {count} favoritos}}',
  'mails.testMail': 'Un correo de prueba de {name}',
  'mails.thankInterestNewsletterNewArrivals':
    'Gracias por tu interés en nuestra newsletter: novedades, nuestros artículos favoritos y bajadas de precio. Confirma tu suscripción.',
  'mails.thankSigningUpPleaseConfirm':
    'Gracias por crear una cuenta. Confirma tu correo electrónico para que siempre puedas volver a entrar.',
  'mails.thereIsNewsOnItemsSearches': 'Hay novedades en los artículos y las búsquedas que guardaste:',
  'mails.undoChange': 'Deshacer el cambio',
  'mails.unknown': 'desconocido',
  'mails.unsubscribeFromEmails': 'Darte de baja de estos correos:',
  'mails.updatesInSearch':
    '{count, plural, one {{count} novedad en «{name}»} many {{count} novedades en «{name}»} other {{count} novedades en «{name}»}}',
  'mails.updatesInSearches':
    '{count, plural, one {Novedades en {count} búsqueda guardada} many {Novedades en {count} búsquedas guardadas} other {Novedades en {count} búsquedas guardadas}}',
  'mails.valuesNotMapped':
    '{unmapped, plural, one {# valor no está asignado} many {# de valores no están asignados} other {# valores no están asignados}}',
  'mails.webhookFailed': '{host} lleva un día rechazando sus entregas. Su última respuesta: {answer}',
  'mails.webhookPaused': 'Un webhook de {partner} está en pausa',
  'mails.webhookResume':
    'No se pierde nada durante una semana. Reanúdalo en la gestión, en «Partners», y continúa donde se detuvo.',
  'mails.welcome': 'Te damos la bienvenida a {name}',
  'mails.wellLookIntoLetKnow': 'Lo revisaremos y te diremos qué decidimos.',
  'mails.wereSignedOutOnAll': 'Se ha cerrado la sesión en todos los demás dispositivos.',
  'mails.whatShoppersWriteReportsOffers':
    'Lo que los clientes escriben a {name}, y las denuncias de ofertas, llegará a este buzón.',
  'mails.wrote': 'Escribiste:\n{message}',
  'mails.youAreInvitedDesk': 'Te invitamos a gestionar {name}',
  'mails.youAreReceivingEmailBecauseSubscribed':
    'Recibes este correo porque te suscribiste a nuestra newsletter. Darte de baja:',
  'mails.youHaveBeenInvitedHelpRun':
    'Te invitamos a gestionar {name} con el equipo. Acepta la invitación para elegir una contraseña y configurar un segundo factor: una aplicación de autenticación o una llave de acceso.',
  'mails.youWroteExplanation': 'Escribiste:\n{explanation}',
  'mails.yourData': 'Tus datos',
};

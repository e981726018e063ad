import type { Texts } from '../catalog.ts';
import type { mails as english } from '../english/mails.ts';

export const mails: Texts<typeof english> = {
  'mails.acceptInvitation': 'Accepter l’invitation',
  'mails.addressAtStore': 'Adresse à la boutique :\n{productUrl}',
  'mails.addressData':
    'Vous avez demandé ce que nous conservons au sujet de votre adresse e-mail. Le fichier joint le contient, avec les raisons et la durée de conservation.',
  'mails.afterLastImport': 'Après son dernier import : {health}.',
  'mails.allOfSearch': 'Tout voir dans « {name} »',
  'mails.andInSearches':
    '{count, plural, one {{title}, et du nouveau dans {count} recherche enregistrée} many {{title}, et du nouveau dans {count} recherches enregistrées} other {{title}, et du nouveau dans {count} recherches enregistrées}}',
  'mails.arriveTitle': 'Les e-mails du site arrivent ici',
  'mails.atStore': 'chez {store}',
  'mails.attachmentPreheader': 'Le fichier est joint.',
  'mails.backInSize': 'De retour dans votre taille',
  'mails.backInSizeInline': 'de retour dans votre taille',
  'mails.backInStockInline': 'de retour en stock',
  'mails.changeByOther': 'Si ce n’était pas vous, dites-le-nous.',
  'mails.changeByYouReset':
    'Si c’était vous, vous n’avez rien à faire. Sinon, réinitialisez tout de suite votre mot de passe. Cela annule la modification et déconnecte tous les appareils :',
  'mails.changeByYouUndo':
    'Si c’était vous, vous n’avez rien à faire. Sinon, annulez la modification dans un délai d’une semaine. Tous les appareils seront déconnectés et votre mot de passe sera supprimé, pour que personne d’autre que vous ne puisse y revenir :',
  'mails.changeByYouWrite': 'Si c’était vous, vous n’avez rien à faire. Sinon, écrivez-nous :',
  'mails.chooseNewPassword': 'Choisir un nouveau mot de passe',
  'mails.confirmEmailAddress': 'Confirmer l’adresse e-mail',
  'mails.confirmNewEmailAddress': 'Confirmez votre nouvelle adresse e-mail',
  'mails.confirmSubscription': 'Confirmer l’abonnement',
  'mails.contactForm': 'Formulaire de contact : {subject}',
  'mails.contactFormMessage': 'Message du formulaire de contact',
  'mails.contactFrom': 'De : {fullName}\nE-mail : {email}\nTéléphone : {phone}\nObjet : {subject}',
  'mails.contactUs': 'Contactez-nous',
  'mails.contactUsHere': 'Contactez-nous :',
  'mails.correctedOffer': 'Nous avons corrigé l’offre.',
  'mails.deadLinksTitle': 'La page d’accueil a des liens qui ne mènent nulle part',
  'mails.decision': 'Notre décision sur votre signalement',
  'mails.decisionByPerson':
    'Cette décision a été prise par une personne. Si vous n’êtes pas d’accord, écrivez-nous et dites-nous pourquoi. Une autre personne la réexaminera. Vous pouvez aussi saisir un organisme certifié de règlement extrajudiciaire des litiges ou un tribunal.',
  'mails.decisionSubject': 'Notre décision sur votre signalement n° {id}',
  'mails.deleteAccount': 'Supprimez votre compte',
  'mails.deletionRequest':
    'Nous avons reçu une demande de suppression de votre compte et de tout son contenu. La suppression est irréversible. Pour supprimer votre compte, ouvrez le lien et confirmez sur la page. Le lien est valable une seule fois, pendant 60 minutes.',
  'mails.downFrom': 'avant {before}',
  'mails.emailChangeAttempt':
    'Une personne connectée à votre compte {name} veut remplacer son adresse e-mail par {email}. Le compte garde cette adresse jusqu’à ce que la nouvelle soit confirmée.',
  'mails.emailChangeCancel': 'Si ce n’était pas vous, réinitialisez votre mot de passe pour annuler la modification.',
  'mails.emailChangePending': 'Votre compte garde l’adresse actuelle jusqu’à ce que vous confirmiez celle-ci.',
  'mails.emailChangeRequested': 'Une nouvelle adresse e-mail a été demandée',
  'mails.emailChangeUnasked':
    'Si vous ne l’avez pas demandé, quelqu’un utilise peut-être votre compte. Veuillez changer votre mot de passe.',
  'mails.emailChanged': 'Votre compte {name} utilise maintenant {email}. Nous n’écrirons plus à cette adresse.',
  'mails.emailChangedReason': 'Nous envoyons cet avis après chaque changement d’adresse e-mail.',
  'mails.emailChangedTitle': 'Votre adresse e-mail a été modifiée',
  'mails.emailConfirmation':
    'Veuillez confirmer que vous voulez utiliser cette adresse e-mail pour votre compte {name}. D’ici là, votre compte garde son adresse actuelle.',
  'mails.emailRequestReason': 'Nous envoyons cet avis à chaque demande de changement d’adresse e-mail.',
  'mails.exportPreheader': 'Vous pouvez la télécharger pendant 24 heures.',
  'mails.exportReady':
    'Vous avez demandé une copie de vos données. Connectez-vous et téléchargez-la depuis votre profil dans les 24 heures. Le fichier explique ce qu’il contient.',
  'mails.exportTitle': 'Vos données sont prêtes',
  'mails.exportUnasked':
    'Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail. Personne d’autre n’a reçu le fichier.',
  'mails.favoritesUpdated':
    '{count, plural, one {Du nouveau pour un favori} many {Du nouveau pour {count} favoris} other {Du nouveau pour {count} favoris}}',
  'mails.feedDoubts': '{prices}, {values}',
  'mails.feedDoubtsTitle': 'Le flux de {store} soulève de nouveaux doutes',
  'mails.feedInLanguage': '{store} ({language})',
  'mails.textsStay': 'Les articles gardent leurs textes actuels.',
  'mails.textsSucceeded':
    '{products, plural, one {Sa dernière lecture a réussi. # article en a des textes.} many {Sa dernière lecture a réussi. # d’articles en ont des textes.} other {Sa dernière lecture a réussi. # articles en ont des textes.}}',
  'mails.feedFailedTwice': 'Le flux de {store} a échoué deux fois',
  'mails.feedLacksManyProducts': 'Il manque beaucoup d’articles dans le flux de {store}',
  'mails.feedFetchFailed': 'la dernière lecture a échoué : {reason}',
  'mails.feedLine':
    '{products, plural, one {{store} : # article, {state}} many {{store} : # d’articles, {state}} other {{store} : # articles, {state}}}',
  'mails.feedLineWithDoubts': '{line}; {doubts}',
  'mails.feedMailsReason':
    'Vous recevez ces e-mails parce que vous les avez activés dans votre compte de gestion du site.',
  'mails.feedNotImported': 'Il n’a pas été importé : {reason}',
  'mails.feedReason': 'La raison : {reason}',
  'mails.feedSucceeded':
    '{products, plural, one {Sa dernière lecture a réussi. La boutique a # article sur le site.} many {Sa dernière lecture a réussi. La boutique a # d’articles sur le site.} other {Sa dernière lecture a réussi. La boutique a # articles sur le site.}}',
  'mails.feedWellTitle': 'Le flux de {store} fonctionne de nouveau',
  'mails.feedsFailed':
    '{count, plural, one {{failing} flux sur # a échoué} many {{failing} flux sur # ont échoué} other {{failing} flux sur # ont échoué}}',
  'mails.feedsWeek': 'Les flux de la semaine',
  'mails.feedsWell':
    '{count, plural, one {# flux fonctionne} many {# de flux fonctionnent} other {# flux fonctionnent}}',
  'mails.getMailBecauseScheduled':
    'Vous recevez cet e-mail parce que vous avez programmé la page ou parce que le site vous appartient.',
  'mails.hi': 'Bonjour,',
  'mails.hiName': 'Bonjour {name},',
  'mails.homeNotPublished': 'La page d’accueil programmée n’a pas été publiée',
  'mails.ignoreDeletion': 'Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail. Rien ne sera supprimé.',
  'mails.ignoreRequest': 'Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail.',
  'mails.ignoreReset':
    'Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail. Votre mot de passe ne changera pas.',
  'mails.ignoreStaffReset':
    'Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail. Votre mot de passe reste le même.',
  'mails.ignoreSubscription':
    'Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail. Vous n’entendrez plus parler de nous.',
  'mails.importedOn': 'importé le {goodAt}',
  'mails.invitation':
    'Nous vous invitons à gérer {name} avec l’équipe. Acceptez l’invitation pour choisir un mot de passe et configurer un second facteur : une application d’authentification ou une clé d’accès.',
  'mails.invitationLink': 'Le lien est valable une seule fois, pendant trois jours.',
  'mails.invitationTitle': 'Rejoignez l’équipe de gestion de {name}',
  'mails.invitedTitle': 'Rejoignez l’équipe de gestion du site',
  'mails.lastInSize': 'Dernier dans votre taille',
  'mails.lastInSizeInline': 'dernier dans votre taille',
  'mails.leftOfferUnchanged': 'Nous avons laissé l’offre telle quelle.',
  'mails.linkWorks24Hours': 'Le lien est valable 24 heures.',
  'mails.linkWorks7Days': 'Le lien est valable 7 jours.',
  'mails.linkWorksOnce24Hours': 'Le lien est valable une seule fois, pendant 24 heures.',
  'mails.linkWorksOnce60Minutes': 'Le lien est valable une seule fois, pendant 60 minutes.',
  'mails.linkWorksOnceHour': 'Le lien est valable une seule fois, pendant une heure.',
  'mails.linksLeadNowhere':
    '{count, plural, one {# lien de la version programmée ne mène nulle part :} many {# de liens de la version programmée ne mènent nulle part :} other {# liens de la version programmée ne mènent nulle part :}}',
  'mails.mailsShopArriveHere': 'Les e-mails du site arrivent ici.',
  'mails.mendLinks': 'Modifiez-les et publiez de nouveau la page.',
  'mails.mendLinksPublish':
    'Le site affiche encore la version précédente. Modifiez les liens, ou publiez la page telle quelle.',
  'mails.neverImported': 'Il n’a pas encore été importé.',
  'mails.newProduct': 'Nouveau',
  'mails.newsIntro': 'Il y a du nouveau pour les articles et les recherches que vous avez enregistrés :',
  'mails.newsletter': 'La newsletter {name}',
  'mails.newsletterReason':
    'Vous recevez cet e-mail parce que vous avez choisi de recevoir notre newsletter. Se désabonner :',
  'mails.notGiven': 'non indiqué',
  'mails.notImportedYet': 'pas encore importé',
  'mails.offerRemoved': 'Nous avons retiré l’offre du site.',
  'mails.openFeeds': 'Ouvrir les flux',
  'mails.openHomePage': 'Ouvrir la page d’accueil',
  'mails.openStore': 'Ouvrir la boutique',
  'mails.orCopyLink': 'Ou copiez ce lien dans votre navigateur :',
  'mails.otherDevicesSignedOut': 'Tous vos autres appareils ont été déconnectés.',
  'mails.passkeyAdded':
    'Une clé d’accès vient d’être ajoutée à votre compte {name}. Elle permet de se connecter sans mot de passe.',
  'mails.passkeyIfNotYou':
    'Si c’était vous, vous n’avez rien à faire. Sinon, réinitialisez tout de suite votre mot de passe : cela retire aussi toutes les clés d’accès.',
  'mails.passkeyPreheader': 'Elle permet de se connecter à votre compte sans mot de passe.',
  'mails.passkeyReason': 'Nous envoyons cet avis pour chaque nouvelle clé d’accès.',
  'mails.passkeyTitle': 'Une clé d’accès a été ajoutée',
  'mails.passwordChanged':
    'Le mot de passe de votre compte {name} vient d’être modifié. Tous vos autres appareils ont été déconnectés.',
  'mails.passwordReason': 'Nous envoyons cet avis après chaque changement de mot de passe.',
  'mails.passwordTitle': 'Votre mot de passe a été modifié',
  'mails.pleaseConfirmEmailAddress': 'Veuillez confirmer votre adresse e-mail',
  'mails.pleaseConfirmSubscription': 'Veuillez confirmer votre abonnement',
  'mails.pricesNotice':
    'Les prix et les stocks sont fixés par les boutiques et ont pu changer depuis l’envoi de cet e-mail.',
  'mails.pricesWait':
    '{held, plural, one {# prix attend une décision} many {# de prix attendent une décision} other {# prix attendent une décision}}',
  'mails.productsUnchanged': 'Ses articles restent tels qu’ils étaient le {goodAt}.',
  'mails.reasons': '{outcome} Nos motifs :',
  'mails.regularPriceIs': 'prix habituel de la boutique {before}',
  'mails.replyHint':
    'Répondez à cet e-mail pour répondre à l’expéditeur. Nous promettons une réponse sous 24 à 48 heures.',
  'mails.replyMessage': 'Notre réponse à votre message',
  'mails.replyPreheader': 'Vous pouvez répondre à cet e-mail.',
  'mails.reportDuty':
    'La loi exige une décision sans délai. Nous envoyons votre décision et ses motifs à l’expéditeur.',
  'mails.reportFrom': 'Offre : {offer}\nMotif : {reason}\nDe : {fullName}\nE-mail : {email}',
  'mails.reportOffer': 'Signalement n° {id} : {reason}',
  'mails.reportPreheader': 'Nous allons l’examiner et vous faire part de notre décision.',
  'mails.reportReceived': 'Nous avons reçu votre signalement',
  'mails.reportReceivedSubject': 'Nous avons reçu votre signalement n° {id}',
  'mails.reportReview':
    'Une personne va l’examiner. Nous écrirons à cette adresse pour vous faire part de notre décision et de ses motifs.',
  'mails.reportTitle': 'Signalement d’une offre',
  'mails.reportUnasked':
    'Si vous n’avez pas envoyé ce signalement, quelqu’un a peut-être utilisé votre adresse par erreur. Dites-le-nous :',
  'mails.reportedExplanation': 'Vous avez écrit :\n{explanation}',
  'mails.reportedCounterfeit': 'Vous avez signalé une offre comme contrefaçon : {notice}.',
  'mails.reportedIllegal': 'Vous avez signalé une offre comme illégale : {notice}.',
  'mails.reportedWrong': 'Vous avez signalé une offre comme erronée : {notice}.',
  'mails.resetIfNotYou':
    'Si c’était vous, vous n’avez rien à faire. Sinon, réinitialisez tout de suite votre mot de passe :',
  'mails.resetPassword': 'Réinitialiser le mot de passe',
  'mails.resetPasswordDesk': 'Réinitialisez votre mot de passe pour la gestion de {name}',
  'mails.resetRequest':
    'Nous avons reçu une demande de réinitialisation de votre mot de passe. Le lien est valable une seule fois, pendant 60 minutes.',
  'mails.resetYourPassword': 'Réinitialisez votre mot de passe',
  'mails.reviewReport': 'Examiner le signalement',
  'mails.shopUnknown': 'Si vous ne connaissez pas ce site, vous pouvez ignorer cet e-mail.',
  'mails.signUpUnasked':
    'Si vous n’avez pas créé de compte, quelqu’un a peut-être utilisé votre adresse par erreur. Vous pouvez supprimer le compte ici :',
  'mails.soldBy': '{productTitle}, vendu par {storeName}',
  'mails.someOfFavorites': '{shown} sur {count}. Voir tous vos favoris',
  'mails.someOfSearch': '{shown} sur {count}. Tout voir dans « {name} »',
  'mails.staffReset':
    'Quelqu’un a demandé à réinitialiser le mot de passe de votre compte de gestion de {name}. Si c’était vous, choisissez-en un nouveau. Votre second facteur reste nécessaire pour vous connecter.',
  'mails.staffTestReason': 'Vous recevez cet e-mail parce que l’équipe l’a demandé dans la gestion du site.',
  'mails.subscriptionConfirmation':
    'Merci de votre intérêt pour notre newsletter : nouveautés, coups de cœur et baisses de prix. Veuillez confirmer votre abonnement.',
  'mails.subscriptionPreheader': 'Confirmez d’un clic pour recevoir notre newsletter.',
  'mails.targetNote':
    'Prix souhaité{isDelivered, select, true { livraison comprise} other {}} : {price}{hasSize, select, true {, taille {size}} other {}}',
  'mails.targetsReached':
    '{count, plural, one {Votre prix souhaité est atteint} many {Votre prix souhaité est atteint pour {count} favoris} other {Votre prix souhaité est atteint pour {count} favoris}}',
  'mails.testMail': 'Un e-mail de test de {name}',
  'mails.testMailAction': 'Noter dans la gestion qu’il est arrivé',
  'mails.testMailIntro':
    'Ce que les clients écrivent à {name}, et les signalements d’offres, arrivera dans cette boîte aux lettres.',
  'mails.undoPreheader': 'Vous pouvez l’annuler pendant une semaine.',
  'mails.unknown': 'inconnu',
  'mails.unsubscribeFromEmails': 'Ne plus recevoir ces e-mails :',
  'mails.unsubscribeHint': 'Vous pouvez vous désabonner à tout moment :',
  'mails.updatesInSearch':
    '{count, plural, one {{count} nouveauté dans « {name} »} many {{count} nouveautés dans « {name} »} other {{count} nouveautés dans « {name} »}}',
  'mails.updatesInSearches':
    '{count, plural, one {Du nouveau dans {count} recherche enregistrée} many {Du nouveau dans {count} recherches enregistrées} other {Du nouveau dans {count} recherches enregistrées}}',
  'mails.valuesNotMapped':
    '{unmapped, plural, one {# valeur n’est pas associée} many {# de valeurs ne sont pas associées} other {# valeurs ne sont pas associées}}',
  'mails.verificationPreheader': 'Un clic suffit pour finaliser votre compte {name}.',
  'mails.verificationRequest':
    'Merci d’avoir créé un compte. Veuillez confirmer votre adresse e-mail, pour pouvoir toujours y revenir.',
  'mails.webhookFailed': '{host} refuse ses livraisons depuis un jour. Sa dernière réponse : {answer}',
  'mails.webhookPaused': 'Un webhook de {partner} est suspendu',
  'mails.webhookResume':
    'Rien n’est perdu pendant une semaine. Relancez-le dans la gestion, sous « Partners », et il reprend là où il s’est arrêté.',
  'mails.welcome': 'Bienvenue sur {name}',
  'mails.wrote': 'Vous avez écrit :\n{message}',
};

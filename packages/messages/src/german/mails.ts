import type { Texts } from '../catalog.ts';
import type { mails as english } from '../english/mails.ts';

export const mails: Texts<typeof english> = {
  'mails.emailChangePending': 'Dein Konto behält die aktuelle Adresse, bis du diese bestätigst.',
  'mails.emailChanged': 'Dein Konto bei {name} nutzt jetzt {email}. An diese Adresse schreiben wir nicht mehr.',
  'mails.exportReady':
    'Du hast eine Kopie deiner Daten angefordert. Melde dich an und lade sie innerhalb von 24 Stunden in deinem Profil herunter. Die Datei erklärt, was sie enthält.',
  'mails.atStore': 'bei {store}',
  'mails.backInSize': 'Wieder in deiner Größe',
  'mails.backInSizeInline': 'wieder in deiner Größe',
  'mails.backInStockInline': 'wieder verfügbar',
  'mails.exportPreheader': 'Du kannst sie 24 Stunden lang herunterladen.',
  'mails.replyPreheader': 'Du kannst auf diese E-Mail antworten.',
  'mails.undoPreheader': 'Du kannst das eine Woche lang rückgängig machen.',
  'mails.unsubscribeHint': 'Du kannst dich jederzeit abmelden:',
  'mails.confirmEmailAddress': 'E-Mail-Adresse bestätigen',
  'mails.confirmNewEmailAddress': 'Bestätige deine neue E-Mail-Adresse',
  'mails.confirmSubscription': 'Abo bestätigen',
  'mails.subscriptionPreheader': 'Bestätige mit einem Klick, um unseren Newsletter zu bekommen.',
  'mails.contactUs': 'Kontakt',
  'mails.contactUsHere': 'Schreib uns:',
  'mails.correctedOffer': 'Wir haben das Angebot korrigiert.',
  'mails.exportTitle': 'Deine Daten sind bereit',
  'mails.decision': 'Unsere Entscheidung zu deiner Meldung',
  'mails.decisionSubject': 'Unsere Entscheidung zu deiner Meldung Nr. {id}',
  'mails.deleteAccount': 'Lösche dein Konto',
  'mails.downFrom': 'vorher {before}',
  'mails.emailChangedTitle': 'Deine E-Mail-Adresse wurde geändert',
  'mails.feedDoubts': '{prices}, {values}',
  'mails.feedLineWithDoubts': '{line}; {doubts}',
  'mails.hi': 'Hallo,',
  'mails.hiName': 'Hallo {name},',
  'mails.emailChangeUnasked':
    'Wenn du das nicht angefordert hast, ist vielleicht jemand in deinem Konto angemeldet. Bitte ändere dein Passwort.',
  'mails.reportUnasked':
    'Wenn du diese Meldung nicht gesendet hast, hat vielleicht jemand versehentlich deine Adresse angegeben. Bitte sag uns Bescheid:',
  'mails.signUpUnasked':
    'Wenn du dich nicht registriert hast, hat vielleicht jemand versehentlich deine Adresse angegeben. Du kannst das Konto hier löschen:',
  'mails.shopUnknown': 'Wenn Sie diesen Shop nicht kennen, können Sie diese E-Mail ignorieren.',
  'mails.changeByYouReset':
    'Wenn du das warst, musst du nichts tun. Wenn nicht, setze dein Passwort sofort zurück. Das bricht die Änderung ab und meldet dich auf allen Geräten ab:',
  'mails.changeByYouWrite': 'Wenn du das warst, musst du nichts tun. Wenn nicht, schreib uns bitte:',
  'mails.changeByYouUndo':
    'Wenn du das warst, musst du nichts tun. Wenn nicht, mache die Änderung innerhalb einer Woche rückgängig. Alle Geräte werden abgemeldet und dein Passwort wird entfernt, damit nur du wieder hineinkommst:',
  'mails.emailChangeCancel': 'Wenn du das nicht warst, setze dein Passwort zurück, um die Änderung abzubrechen.',
  'mails.changeByOther': 'Wenn du das nicht warst, sag uns Bescheid.',
  'mails.ignoreDeletion':
    'Wenn du das nicht angefordert hast, kannst du diese E-Mail ignorieren. Es wird nichts gelöscht.',
  'mails.ignoreRequest': 'Wenn du das nicht angefordert hast, kannst du diese E-Mail ignorieren.',
  'mails.ignoreReset':
    'Wenn du das nicht angefordert hast, kannst du diese E-Mail ignorieren. Dein Passwort bleibt, wie es ist.',
  'mails.ignoreSubscription':
    'Wenn du das nicht angefordert hast, kannst du diese E-Mail ignorieren. Du hörst dann nichts mehr von uns.',
  'mails.lastInSize': 'Letztes Stück in deiner Größe',
  'mails.lastInSizeInline': 'letztes Stück in deiner Größe',
  'mails.leftOfferUnchanged': 'Wir haben das Angebot nicht geändert.',
  'mails.linkWorks24Hours': 'Der Link gilt 24 Stunden.',
  'mails.linkWorks7Days': 'Der Link gilt 7 Tage.',
  'mails.linkWorksOnce24Hours': 'Der Link gilt einmal und 24 Stunden lang.',
  'mails.linkWorksOnce60Minutes': 'Der Link gilt einmal und 60 Minuten lang.',
  'mails.emailChangeRequested': 'Eine neue E-Mail-Adresse wurde angefordert',
  'mails.newsletter': 'Der Newsletter von {name}',
  'mails.notGiven': 'nicht angegeben',
  'mails.verificationPreheader': 'Ein Klick richtet dein Konto bei {name} fertig ein.',
  'mails.orCopyLink': 'Oder diesen Link in den Browser kopieren:',
  'mails.passwordChanged':
    'Das Passwort deines Kontos bei {name} wurde gerade geändert. Du wurdest auf allen anderen Geräten abgemeldet.',
  'mails.passwordTitle': 'Dein Passwort wurde geändert',
  'mails.decisionByPerson':
    'Diese Entscheidung hat ein Mensch getroffen. Wenn du anderer Meinung bist, schreib uns und sag uns, warum. Ein anderer Mensch prüft sie. Du kannst dich auch an eine zertifizierte außergerichtliche Streitbeilegungsstelle oder an ein Gericht wenden.',
  'mails.reportReview':
    'Ein Mensch sieht es sich an. Wir schreiben dir unsere Entscheidung und die Gründe an diese Adresse.',
  'mails.pleaseConfirmEmailAddress': 'Bitte bestätige deine E-Mail-Adresse',
  'mails.pleaseConfirmSubscription': 'Bitte bestätige dein Abo',
  'mails.emailConfirmation':
    'Bitte bestätige, dass du diese E-Mail-Adresse für dein Konto bei {name} verwenden willst. Bis dahin behält dein Konto die aktuelle Adresse.',
  'mails.pricesNotice':
    'Preise und Verfügbarkeit legen die Shops fest. Sie können sich geändert haben, seit wir diese E-Mail gesendet haben.',
  'mails.reasons': '{outcome} Unsere Gründe:',
  'mails.deletionRequest':
    'Wir haben die Anfrage bekommen, dein Konto mit allem darin zu löschen. Das lässt sich nicht rückgängig machen. Um dein Konto zu löschen, öffne den Link und bestätige es auf der Seite. Der Link gilt einmal und 60 Minuten lang.',
  'mails.resetRequest':
    'Wir haben die Anfrage bekommen, dein Passwort zurückzusetzen. Der Link gilt einmal und 60 Minuten lang.',
  'mails.regularPriceIs': 'regulärer Preis des Shops {before}',
  'mails.offerRemoved': 'Wir haben das Angebot aus dem Shop entfernt.',
  'mails.replyMessage': 'Unsere Antwort auf deine Nachricht',
  'mails.reportReceived': 'Wir haben deine Meldung bekommen',
  'mails.reportReceivedSubject': 'Wir haben deine Meldung Nr. {id} bekommen',
  'mails.reportedCounterfeit': 'Du hast ein Angebot als Fälschung gemeldet: {notice}.',
  'mails.reportedIllegal': 'Du hast ein Angebot als illegal gemeldet: {notice}.',
  'mails.reportedWrong': 'Du hast ein Angebot als falsch gemeldet: {notice}.',
  'mails.resetIfNotYou': 'Wenn du das warst, musst du nichts tun. Wenn nicht, setze dein Passwort sofort zurück:',
  'mails.resetPassword': 'Passwort zurücksetzen',
  'mails.resetYourPassword': 'Setze dein Passwort zurück',
  'mails.emailChangedReason': 'Diese Nachricht senden wir nach jeder Änderung der E-Mail-Adresse.',
  'mails.passwordReason': 'Diese Nachricht senden wir nach jeder Änderung des Passworts.',
  'mails.emailRequestReason': 'Diese Nachricht senden wir bei jeder Anfrage, eine E-Mail-Adresse zu ändern.',
  'mails.soldBy': '{productTitle}, verkauft von {storeName}',
  'mails.emailChangeAttempt':
    'Jemand, der in deinem Konto bei {name} angemeldet ist, will dessen E-Mail-Adresse auf {email} ändern. Das Konto behält diese Adresse, bis die neue bestätigt ist.',
  'mails.subscriptionConfirmation':
    'Danke für dein Interesse an unserem Newsletter: Neuheiten, unsere Lieblingsstücke und Preissenkungen. Bitte bestätige dein Abo.',
  'mails.verificationRequest':
    'Danke für deine Registrierung. Bitte bestätige deine E-Mail-Adresse, damit du jederzeit wieder in dein Konto kommst.',
  'mails.newsIntro': 'Es gibt Neues zu Artikeln und Suchen, die du gespeichert hast:',
  'mails.unknown': 'unbekannt',
  'mails.unsubscribeFromEmails': 'Von diesen E-Mails abmelden:',
  'mails.welcome': 'Willkommen bei {name}',
  'mails.reportPreheader': 'Wir sehen es uns an und sagen dir, wie wir entscheiden.',
  'mails.otherDevicesSignedOut': 'Du wurdest auf allen anderen Geräten abgemeldet.',
  'mails.wrote': 'Du hast geschrieben:\n{message}',
  'mails.reportedExplanation': 'Du hast geschrieben:\n{explanation}',
  'mails.newsletterReason': 'Du bekommst diese E-Mail, weil du unseren Newsletter abonniert hast. Abmelden:',
  'mails.acceptInvitation': 'Einladung annehmen',
  'mails.addressAtStore': 'Adresse beim Shop:\n{productUrl}',
  'mails.afterLastImport': 'Nach dem letzten Import: {health}.',
  'mails.arriveTitle': 'Die E-Mails des Shops kommen hier an',
  'mails.chooseNewPassword': 'Neues Passwort wählen',
  'mails.contactForm': 'Kontaktformular: {subject}',
  'mails.contactFormMessage': 'Nachricht aus dem Kontaktformular',
  'mails.contactFrom': 'Von: {fullName}\nE-Mail: {email}\nTelefon: {phone}\nBetreff: {subject}',
  'mails.feedInLanguage': '{store} ({language})',
  'mails.textsStay': 'Die Produkte behalten ihre bisherigen Texte.',
  'mails.textsSucceeded':
    '{products, plural, one {Der letzte Abruf war erfolgreich. # Produkt hat Texte daraus.} other {Der letzte Abruf war erfolgreich. # Produkte haben Texte daraus.}}',
  'mails.feedFailedTwice': 'Der Feed von {store} ist zweimal fehlgeschlagen',
  'mails.feedDoubtsTitle': 'Der Feed von {store} gibt neue Zweifel auf',
  'mails.feedWellTitle': 'Der Feed von {store} ist wieder in Ordnung',
  'mails.feedLacksManyProducts': 'Im Feed von {store} fehlen viele Produkte',
  'mails.feedFetchFailed': 'der letzte Abruf ist fehlgeschlagen: {reason}',
  'mails.feedLine': '{products, plural, one {{store}: # Produkt, {state}} other {{store}: # Produkte, {state}}}',
  'mails.feedNotImported': 'Er wurde nicht importiert: {reason}',
  'mails.feedReason': 'Der Grund: {reason}',
  'mails.feedSucceeded':
    '{products, plural, one {Der letzte Abruf ist gelungen. # Produkt des Händlers ist im Shop.} other {Der letzte Abruf ist gelungen. # Produkte des Händlers sind im Shop.}}',
  'mails.feedsFailed':
    '{count, plural, one {{failing} von # Feed fehlgeschlagen} other {{failing} von # Feeds fehlgeschlagen}}',
  'mails.feedsWeek': 'Die Feeds der Woche',
  'mails.feedsWell': '{count, plural, one {# Feed ist in Ordnung} other {# Feeds sind in Ordnung}}',
  'mails.staffTestReason': 'Sie bekommen diese E-Mail, weil sie am Desk angefordert wurde.',
  'mails.feedMailsReason': 'Sie bekommen diese E-Mails, weil Sie sie in Ihrem Konto am Desk eingeschaltet haben.',
  'mails.neverImported': 'Er wurde noch nicht importiert.',
  'mails.ignoreStaffReset':
    'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren. Ihr Passwort bleibt, wie es ist.',
  'mails.importedOn': 'importiert am {goodAt}',
  'mails.invitedTitle': 'Sie sind an den Desk eingeladen',
  'mails.reportDuty':
    'Das Gesetz verlangt eine Entscheidung ohne Verzug. Wir senden dem Absender die Entscheidung und ihre Gründe.',
  'mails.linkWorksOnceHour': 'Der Link gilt einmal und eine Stunde lang.',
  'mails.invitationLink': 'Der Link gilt einmal und drei Tage lang.',
  'mails.mailsShopArriveHere': 'Die E-Mails des Shops kommen hier an.',
  'mails.notImportedYet': 'noch nicht importiert',
  'mails.testMailAction': 'Am Desk notieren, dass sie angekommen ist',
  'mails.openFeeds': 'Feeds öffnen',
  'mails.openStore': 'Händler öffnen',
  'mails.pricesWait':
    '{held, plural, one {# Preis wartet auf eine Entscheidung} other {# Preise warten auf eine Entscheidung}}',
  'mails.productsUnchanged': 'Die Produkte bleiben, wie sie am {goodAt} waren.',
  'mails.replyHint':
    'Antworten Sie auf diese E-Mail, um dem Absender zu antworten. Wir versprechen eine Antwort innerhalb von 24 bis 48 Stunden.',
  'mails.reportFrom': 'Angebot: {offer}\nGrund: {reason}\nVon: {fullName}\nE-Mail: {email}',
  'mails.reportOffer': 'Meldung Nr. {id}: {reason}',
  'mails.reportTitle': 'Meldung eines Angebots',
  'mails.resetPasswordDesk': 'Setzen Sie Ihr Passwort für den Desk von {name} zurück',
  'mails.reviewReport': 'Meldung prüfen',
  'mails.staffReset':
    'Jemand hat angefordert, das Passwort deines Kontos am Desk von {name} zurückzusetzen. Wenn Sie das waren, wählen Sie ein neues. Zum Anmelden brauchen Sie weiterhin Ihren zweiten Faktor.',
  'mails.testMail': 'Eine Testmail von {name}',
  'mails.valuesNotMapped':
    '{unmapped, plural, one {# Wert ist nicht zugeordnet} other {# Werte sind nicht zugeordnet}}',
  'mails.testMailIntro':
    'Was Kundinnen und Kunden an {name} schreiben, auch Meldungen von Angeboten, kommt in diesem Postfach an.',
  'mails.invitationTitle': 'Sie sind an den Desk von {name} eingeladen',
  'mails.invitation':
    'Sie sind eingeladen, {name} am Desk mitzubetreuen, der Seite für das Team. Nehmen Sie die Einladung an, um ein Passwort zu wählen und einen zweiten Faktor einzurichten: eine Authenticator-App oder einen Passkey.',
  'mails.addressData':
    'Du hast gefragt, was wir zu deiner E-Mail-Adresse speichern. Die angehängte Datei enthält es, mit den Gründen und wie lange wir es speichern.',
  'mails.attachmentPreheader': 'Die Datei ist angehängt.',
  'mails.getMailBecauseScheduled':
    'Sie bekommen diese E-Mail, weil Sie die Seite geplant haben oder weil Ihnen der Shop gehört.',
  'mails.homeNotPublished': 'Die geplante Startseite wurde nicht veröffentlicht',
  'mails.deadLinksTitle': 'Die Startseite hat Links, die nirgendwohin führen',
  'mails.exportUnasked':
    'Wenn du das nicht angefordert hast, kannst du diese E-Mail ignorieren. Sonst hat niemand die Datei bekommen.',
  'mails.linksLeadNowhere':
    '{count, plural, one {# Link der geplanten Version führt nirgendwohin:} other {# Links der geplanten Version führen nirgendwohin:}}',
  'mails.mendLinks': 'Ändern Sie sie und veröffentlichen Sie die Seite noch einmal.',
  'mails.mendLinksPublish':
    'Der Shop zeigt noch die Version davor. Ändern Sie die Links oder veröffentlichen Sie die Seite, wie sie ist.',
  'mails.openHomePage': 'Startseite öffnen',
  'mails.passkeyAdded': 'Deinem Konto bei {name} wurde gerade ein Passkey hinzugefügt. Er meldet ohne Passwort an.',
  'mails.passkeyIfNotYou':
    'Wenn du das warst, musst du nichts tun. Wenn nicht, setze dein Passwort sofort zurück: Das entfernt auch alle Passkeys.',
  'mails.passkeyPreheader': 'Er meldet ohne Passwort in deinem Konto an.',
  'mails.passkeyTitle': 'Ein Passkey wurde hinzugefügt',
  'mails.passkeyReason': 'Diese Nachricht senden wir bei jedem neuen Passkey.',
  'mails.allOfSearch': 'Alles aus „{name}“ ansehen',
  'mails.andInSearches':
    '{count, plural, one {{title} und Neues in {count} gespeicherten Suche} other {{title} und Neues in {count} gespeicherten Suchen}}',
  'mails.favoritesUpdated': '{count, plural, one {Neues zu einem Favoriten} other {Neues zu {count} Favoriten}}',
  'mails.newProduct': 'Neu',
  'mails.someOfFavorites': 'Das sind {shown} von {count}. Alle Favoriten ansehen',
  'mails.someOfSearch': 'Das sind {shown} von {count}. Alles aus „{name}“ ansehen',
  'mails.targetNote':
    'Wunschpreis{isDelivered, select, true { mit Versand} other {}}: {price}{hasSize, select, true {, Größe {size}} other {}}',
  'mails.targetsReached':
    '{count, plural, one {Dein Wunschpreis ist erreicht} other {Dein Wunschpreis ist bei {count} Favoriten erreicht}}',
  'mails.updatesInSearch':
    '{count, plural, one {{count} Neuigkeit in „{name}“} other {{count} Neuigkeiten in „{name}“}}',
  'mails.updatesInSearches':
    '{count, plural, one {Neues in {count} gespeicherten Suche} other {Neues in {count} gespeicherten Suchen}}',
  'mails.webhookFailed': '{host} nimmt seit einem Tag keine Lieferung an. Die letzte Antwort: {answer}',
  'mails.webhookPaused': 'Ein Webhook von {partner} ist angehalten',
  'mails.webhookResume':
    'Eine Woche lang geht nichts verloren. Setzen Sie ihn am Desk unter „Partner“ fort, und er macht dort weiter, wo er aufgehört hat.',
};

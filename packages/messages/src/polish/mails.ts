import type { Texts } from '../catalog.ts';
import type { mails as english } from '../english/mails.ts';

export const mails: Texts<typeof english> = {
  'mails.acceptInvitation': 'Przyjmij zaproszenie',
  'mails.accountKeepsCurrentAddressUntil': 'Twoje konto zachowa obecny adres, dopóki nie potwierdzisz tego.',
  'mails.accountNowUsesWellNo': 'Twoje konto w {name} używa teraz adresu {email}. Nie będziemy już pisać na ten adres.',
  'mails.addressAtStore': 'Adres w sklepie:\n{productUrl}',
  'mails.afterLastImport': 'Po ostatnim imporcie: {health}.',
  'mails.arriveTitle': 'E-maile serwisu docierają tutaj',
  'mails.askedCopyDataSignDownload':
    'Otrzymaliśmy Twoją prośbę o kopię danych. Zaloguj się i pobierz ją ze swojego profilu w ciągu 24 godzin. Plik wyjaśnia, co zawiera.',
  'mails.askedDataOfAddress':
    'Otrzymaliśmy pytanie, co przechowujemy o Twoim adresie e-mail. Odpowiedź jest w załączonym pliku, razem z powodami i czasem przechowywania.',
  'mails.atStore': 'w sklepie {store}',
  'mails.backInSize': 'Znów w Twoim rozmiarze',
  'mails.backInSizeInline': 'znów w Twoim rozmiarze',
  'mails.backInStock': 'Znów dostępny',
  'mails.backInStockInline': 'znów dostępny',
  'mails.canDownload24Hours': 'Możesz go pobrać przez 24 godziny.',
  'mails.canReplyEmail': 'Możesz odpowiedzieć na tego e-maila.',
  'mails.canUndoWeek': 'Możesz to cofnąć przez tydzień.',
  'mails.canUnsubscribeAtAnyTime': 'Możesz wypisać się w każdej chwili:',
  'mails.chooseNewPassword': 'Wybierz nowe hasło',
  'mails.confirmEmailAddress': 'Potwierdź adres e-mail',
  'mails.confirmNewEmailAddress': 'Potwierdź nowy adres e-mail',
  'mails.confirmSubscription': 'Potwierdź subskrypcję',
  'mails.confirmWithOneClickGet': 'Potwierdź jednym kliknięciem, aby otrzymywać nasz newsletter.',
  'mails.contactForm': 'Formularz kontaktowy: {subject}',
  'mails.contactFormMessage': 'Wiadomość z formularza kontaktowego',
  'mails.contactFrom': 'Od: {fullName}\nE-mail: {email}\nTelefon: {phone}\nTemat: {subject}',
  'mails.contactUs': 'Kontakt',
  'mails.contactUsHere': 'Napisz do nas:',
  'mails.correctedOffer': 'Poprawiliśmy ofertę.',
  'mails.dataIsReady': 'Twoje dane są gotowe',
  'mails.decision': 'Nasza decyzja w sprawie Twojego zgłoszenia',
  'mails.decisionSubject': 'Nasza decyzja w sprawie Twojego zgłoszenia nr {id}',
  'mails.deleteAccount': 'Usuń swoje konto',
  'mails.deleteMyAccount': 'Usuń moje konto',
  'mails.downFrom': 'wcześniej {before}',
  'mails.downloadMyData': 'Pobierz moje dane',
  'mails.emailAddressWasChanged': 'Twój adres e-mail został zmieniony',
  'mails.feedDoubts': '{prices}, {values}',
  'mails.feedFailedTwice': 'Feed sklepu {store} dwa razy zakończył się błędem',
  'mails.feedHasNewDoubts': 'Feed sklepu {store} budzi nowe wątpliwości',
  'mails.feedIsWellAgain': 'Feed sklepu {store} znów działa',
  'mails.feedLacksManyProducts': 'W feedzie sklepu {store} brakuje wielu produktów',
  'mails.feedLine':
    '{products, plural, one {{store}: # produkt, {state}} few {{store}: # produkty, {state}} many {{store}: # produktów, {state}} other {{store}: # produktu, {state}}}',
  'mails.feedLineWithDoubts': '{line}; {doubts}',
  'mails.feedNotImported': 'Nie został zaimportowany: {reason}',
  'mails.feedReason': 'Powód: {reason}',
  'mails.feedSucceeded':
    '{products, plural, one {Ostatnie pobranie się udało. Sklep ma w serwisie # produkt.} few {Ostatnie pobranie się udało. Sklep ma w serwisie # produkty.} many {Ostatnie pobranie się udało. Sklep ma w serwisie # produktów.} other {Ostatnie pobranie się udało. Sklep ma w serwisie # produktu.}}',
  'mails.feedsFailed':
    '{count, plural, one {Błąd {failing} z # feedu} few {Błąd {failing} z # feedów} many {Błąd {failing} z # feedów} other {Błąd {failing} z # feedu}}',
  'mails.feedsWeek': 'Feedy tygodnia',
  'mails.feedsWell':
    '{count, plural, one {# feed działa} few {# feedy działają} many {# feedów działa} other {# feedu działa}}',
  'mails.fileIsAttached': 'Plik jest załączony.',
  'mails.getMailBecauseScheduled':
    'Dostajesz tego e-maila, bo publikacja strony została zaplanowana z Twojego konta albo serwis należy do Ciebie.',
  'mails.getMailBecauseStaffAsked': 'Dostajesz tego e-maila, bo zespół zamówił go w panelu.',
  'mails.getMailsBecauseSwitchedThem': 'Dostajesz te e-maile, bo są włączone na Twoim koncie w panelu.',
  'mails.hasNotBeenImportedYet': 'Nie został jeszcze zaimportowany.',
  'mails.hi': 'Cześć!',
  'mails.hiName': 'Cześć, {name}!',
  'mails.homeNotPublished': 'Zaplanowana strona główna nie została opublikowana',
  'mails.homeShownWithDeadLinks': 'Strona główna ma linki, które donikąd nie prowadzą',
  'mails.ifDidNotAskForData': 'Jeśli to nie Twoja prośba, zignoruj tę wiadomość. Nikt inny nie dostał pliku.',
  'mails.ifDidNotAskSomeoneMay': 'Jeśli to nie Twoja prośba, ktoś może być zalogowany na Twoim koncie. Zmień hasło.',
  'mails.ifDidNotSendReportSomeone':
    'Jeśli to nie Twoje zgłoszenie, ktoś mógł przez pomyłkę podać Twój adres. Daj nam znać:',
  'mails.ifDidNotSignUpSomeone':
    'Jeśli to nie Ty zakładasz konto, ktoś mógł przez pomyłkę podać Twój adres. Możesz usunąć konto tutaj:',
  'mails.ifDoNotKnowShopCan': 'Jeśli nie znasz tego serwisu, zignoruj tę wiadomość.',
  'mails.ifWasDoNotNeedDo':
    'Jeśli to Ty, nie musisz nic robić. Jeśli nie, od razu zresetuj hasło. Anuluje to zmianę i wyloguje Cię na wszystkich urządzeniach:',
  'mails.ifWasDoNotNeedDo2': 'Jeśli to Ty, nie musisz nic robić. Jeśli nie, napisz do nas:',
  'mails.ifWasDoNotNeedDo3':
    'Jeśli to Ty, nie musisz nic robić. Jeśli nie, cofnij zmianę w ciągu tygodnia. Nastąpi wylogowanie na wszystkich urządzeniach i usunięcie hasła, aby dostęp można było odzyskać tylko z tego adresu:',
  'mails.ifWasNotResetPasswordCancel': 'Jeśli to nie Ty, zresetuj hasło, aby anulować zmianę.',
  'mails.ifWasNotTellUs': 'Jeśli to nie Ty, daj nam znać.',
  'mails.ignoreDeletion': 'Jeśli to nie Twoja prośba, zignoruj tę wiadomość. Nic nie zostanie usunięte.',
  'mails.ignoreRequest': 'Jeśli to nie Twoja prośba, zignoruj tę wiadomość.',
  'mails.ignoreReset': 'Jeśli to nie Twoja prośba, zignoruj tę wiadomość. Twoje hasło się nie zmieni.',
  'mails.ignoreStaffReset': 'Jeśli to nie Twoja prośba, zignoruj tę wiadomość. Twoje hasło pozostanie bez zmian.',
  'mails.ignoreSubscription': 'Jeśli to nie Twoja prośba, zignoruj tę wiadomość. Nie będziemy więcej pisać.',
  'mails.importedOn': 'zaimportowano {goodAt}',
  'mails.invitedTitle': 'Zapraszamy do panelu',
  'mails.lastInSize': 'Ostatnia sztuka w Twoim rozmiarze',
  'mails.lastInSizeInline': 'ostatnia sztuka w Twoim rozmiarze',
  'mails.lawRequiresDecisionWithoutDelay':
    'Prawo wymaga decyzji bez zwłoki. Decyzję i jej powody wyślemy nadawcy e-mailem.',
  'mails.leftOfferUnchanged': 'Pozostawiliśmy ofertę bez zmian.',
  'mails.linksLeadNowhere':
    '{count, plural, one {# link zaplanowanej wersji donikąd nie prowadzi:} few {# linki zaplanowanej wersji donikąd nie prowadzą:} many {# linków zaplanowanej wersji donikąd nie prowadzi:} other {# linku zaplanowanej wersji donikąd nie prowadzi:}}',
  'mails.linkWorks24Hours': 'Link działa przez 24 godziny.',
  'mails.linkWorks7Days': 'Link działa przez 7 dni.',
  'mails.linkWorksOnce24Hours': 'Link działa jeden raz, przez 24 godziny.',
  'mails.linkWorksOnce60Minutes': 'Link działa jeden raz, przez 60 minut.',
  'mails.linkWorksOnceHour': 'Link działa jeden raz, przez godzinę.',
  'mails.linkWorksOnceThreeDays': 'Link działa jeden raz, przez trzy dni.',
  'mails.mailsShopArriveHere': 'E-maile serwisu docierają tutaj.',
  'mails.mendLinks': 'Zmień je i opublikuj stronę ponownie.',
  'mails.mendLinksPublish': 'Serwis nadal pokazuje poprzednią wersję. Zmień linki albo opublikuj stronę bez zmian.',
  'mails.newEmailAddressWasRequested': 'Poproszono o zmianę adresu e-mail',
  'mails.newsletter': 'Newsletter {name}',
  'mails.notGiven': 'nie podano',
  'mails.notImportedYet': 'jeszcze niezaimportowany',
  'mails.noteAtDeskThatArrived': 'Odnotuj w panelu, że dotarł',
  'mails.oneClickFinishesSettingUp': 'Jedno kliknięcie i Twoje konto w {name} będzie gotowe.',
  'mails.openFeeds': 'Otwórz feedy',
  'mails.openHomePage': 'Otwórz stronę główną',
  'mails.openStore': 'Otwórz sklep',
  'mails.orCopyLink': 'Albo skopiuj ten link do przeglądarki:',
  'mails.passkeyAccountWasJustAdded':
    'Do Twojego konta w {name} właśnie dodano klucz dostępu. Pozwala zalogować się bez hasła.',
  'mails.passkeyIfNotYou':
    'Jeśli to Ty, nie musisz nic robić. Jeśli nie, od razu zresetuj hasło: usunie to także wszystkie klucze dostępu.',
  'mails.passkeyNowSignsIn': 'Pozwala zalogować się na Twoje konto bez hasła.',
  'mails.passkeyWasAdded': 'Dodano klucz dostępu',
  'mails.passwordAccountWasJustChanged':
    'Hasło do Twojego konta w {name} zostało właśnie zmienione. Nastąpiło wylogowanie na wszystkich innych urządzeniach.',
  'mails.passwordWasChanged': 'Twoje hasło zostało zmienione',
  'mails.personMadeDecisionIfDisagree':
    'Tę decyzję podjął człowiek. Jeśli się z nią nie zgadzasz, napisz do nas i wyjaśnij dlaczego. Sprawdzi ją inna osoba. Możesz też zwrócić się do certyfikowanego organu pozasądowego rozstrzygania sporów lub do sądu.',
  'mails.personWillLookIntoWell': 'Zajmie się tym człowiek. Naszą decyzję i jej powody wyślemy na ten adres.',
  'mails.pleaseConfirmEmailAddress': 'Potwierdź swój adres e-mail',
  'mails.pleaseConfirmSubscription': 'Potwierdź subskrypcję',
  'mails.pleaseConfirmThatWantUse':
    'Potwierdź, że chcesz używać tego adresu e-mail na swoim koncie w {name}. Do tego czasu konto zachowa obecny adres.',
  'mails.pricesAvailabilityWereSetBy':
    'Ceny i dostępność ustalają sklepy i mogły się zmienić od czasu wysłania tego e-maila.',
  'mails.pricesWait':
    '{held, plural, one {# cena czeka na decyzję} few {# ceny czekają na decyzję} many {# cen czeka na decyzję} other {# ceny czeka na decyzję}}',
  'mails.productsStayAsTheyWere': 'Jego produkty pozostają w stanie z {goodAt}.',
  'mails.reasons': '{outcome} Nasze powody:',
  'mails.receivedRequestDeleteAccountEverything':
    'Otrzymaliśmy prośbę o usunięcie Twojego konta ze wszystkim, co się na nim znajduje. Tego nie można cofnąć. Aby usunąć konto, otwórz link i potwierdź na stronie. Link działa jeden raz, przez 60 minut.',
  'mails.receivedRequestResetPasswordLink':
    'Otrzymaliśmy prośbę o zresetowanie Twojego hasła. Link działa jeden raz, przez 60 minut.',
  'mails.regularPrice': 'Regularna cena sklepu',
  'mails.regularPriceIs': 'regularna cena sklepu {before}',
  'mails.removedOfferFromShop': 'Usunęliśmy ofertę z serwisu.',
  'mails.replyEmailAnswerSenderPromise':
    'Odpowiedz na tego e-maila, aby odpisać nadawcy. Obiecujemy odpowiedź w ciągu 24–48 godzin.',
  'mails.replyMessage': 'Nasza odpowiedź na Twoją wiadomość',
  'mails.reportFrom': 'Oferta: {offer}\nPowód: {reason}\nOd: {fullName}\nE-mail: {email}',
  'mails.reportOffer': 'Zgłoszenie nr {id}: {reason}',
  'mails.reportReceived': 'Otrzymaliśmy Twoje zgłoszenie',
  'mails.reportReceivedSubject': 'Otrzymaliśmy Twoje zgłoszenie nr {id}',
  'mails.reportTitle': 'Zgłoszenie oferty',
  'mails.reportedOfferAs': 'Zgłoszona przez Ciebie oferta ({reason}): {notice}.',
  'mails.resetIfNotYou': 'Jeśli to Ty, nie musisz nic robić. Jeśli nie, od razu zresetuj hasło:',
  'mails.resetPassword': 'Zresetuj hasło',
  'mails.resetPasswordDesk': 'Zresetuj hasło do panelu {name}',
  'mails.resetYourPassword': 'Zresetuj hasło',
  'mails.reviewReport': 'Sprawdź zgłoszenie',
  'mails.sendNoticeAfterEveryChange': 'Wysyłamy tę wiadomość po każdej zmianie adresu e-mail.',
  'mails.sendNoticeAfterEveryPasskey': 'Wysyłamy tę wiadomość przy każdym nowym kluczu dostępu.',
  'mails.sendNoticeAfterEveryPassword': 'Wysyłamy tę wiadomość po każdej zmianie hasła.',
  'mails.sendNoticeEveryRequestChange': 'Wysyłamy tę wiadomość przy każdej prośbie o zmianę adresu e-mail.',
  'mails.soldBy': '{productTitle}, sprzedaje {storeName}',
  'mails.someoneAskedResetPasswordAccount':
    'Ktoś poprosił o zresetowanie hasła do Twojego konta w panelu {name}. Jeśli to Ty, wybierz nowe. Do zalogowania nadal potrzebny będzie drugi składnik.',
  'mails.someoneWhoIsSignedAccount':
    'Osoba zalogowana na Twoje konto w {name} chce zmienić jego adres e-mail na {email}. Konto zachowa ten adres do czasu potwierdzenia nowego.',
  'mails.testMail': 'Testowy e-mail z {name}',
  'mails.thankInterestNewsletterNewArrivals':
    'Dziękujemy za zainteresowanie naszym newsletterem: nowości, nasze ulubione produkty i obniżki cen. Potwierdź subskrypcję.',
  'mails.thankSigningUpPleaseConfirm':
    'Dziękujemy za założenie konta. Potwierdź adres e-mail, aby zawsze móc odzyskać dostęp do konta.',
  'mails.thereIsNewsOnItemsSearches': 'Mamy nowości o Twoich zapisanych produktach i wyszukiwaniach:',
  'mails.undoChange': 'Cofnij zmianę',
  'mails.unknown': 'nieznane',
  'mails.unsubscribeFromEmails': 'Wypisz się z tych e-maili:',
  'mails.valuesNotMapped':
    '{unmapped, plural, one {# wartość nie jest przypisana} few {# wartości nie są przypisane} many {# wartości nie jest przypisanych} other {# wartości nie jest przypisane}}',
  'mails.welcome': 'Witamy w {name}',
  'mails.wellLookIntoLetKnow': 'Sprawdzimy to i przekażemy Ci naszą decyzję.',
  'mails.wereSignedOutOnAll': 'Nastąpiło wylogowanie na wszystkich innych urządzeniach.',
  'mails.whatShoppersWriteReportsOffers':
    'To, co klienci piszą do {name}, w tym zgłoszenia ofert, będzie trafiać do tej skrzynki.',
  'mails.wrote': 'Treść Twojej wiadomości:\n{message}',
  'mails.youWroteExplanation': 'Treść Twojego zgłoszenia:\n{explanation}',
  'mails.youAreInvitedDesk': 'Zapraszamy do panelu {name}',
  'mails.youAreReceivingEmailBecauseSubscribed':
    'Dostajesz tego e-maila, bo subskrybujesz nasz newsletter. Wypisz się:',
  'mails.youHaveBeenInvitedHelpRun':
    'Zapraszamy do współprowadzenia {name} w panelu, czyli serwisie dla zespołu. Przyjmij zaproszenie, aby wybrać hasło i ustawić drugi składnik: aplikację uwierzytelniającą lub klucz dostępu.',
  'mails.yourData': 'Twoje dane',
  'mails.allOfSearch': 'Zobacz wszystko z „{name}”',
  'mails.andInSearches':
    '{count, plural, one {{title} i nowości w {count} zapisanym wyszukiwaniu} few {{title} i nowości w {count} zapisanych wyszukiwaniach} many {{title} i nowości w {count} zapisanych wyszukiwaniach} other {{title} i nowości w {count} zapisanych wyszukiwaniach}}',
  'mails.favoritesUpdated':
    '{count, plural, one {Nowości o ulubionym produkcie} few {Nowości o {count} ulubionych produktach} many {Nowości o {count} ulubionych produktach} other {Nowości o {count} ulubionych produktach}}',
  'mails.newProduct': 'Nowość',
  'mails.someOfFavorites': 'To {shown} z {count}. Zobacz wszystkie ulubione',
  'mails.someOfSearch': 'To {shown} z {count}. Zobacz wszystko z „{name}”',
  'mails.targetNote':
    'Oczekiwana cena{isDelivered, select, true { z dostawą} other {}}: {price}{hasSize, select, true {, rozmiar {size}} other {}}',
  'mails.targetsReached':
    '{count, plural, one {Oczekiwana cena została osiągnięta} few {Oczekiwana cena została osiągnięta dla {count} ulubionych produktów} many {Oczekiwana cena została osiągnięta dla {count} ulubionych produktów} other {Oczekiwana cena została osiągnięta dla {count} ulubionych produktów}}',
  'mails.updatesInSearch':
    '{count, plural, one {{count} nowość w „{name}”} few {{count} nowości w „{name}”} many {{count} nowości w „{name}”} other {{count} nowości w „{name}”}}',
  'mails.updatesInSearches':
    '{count, plural, one {Nowości w {count} zapisanym wyszukiwaniu} few {Nowości w {count} zapisanych wyszukiwaniach} many {Nowości w {count} zapisanych wyszukiwaniach} other {Nowości w {count} zapisanych wyszukiwaniach}}',
  'mails.webhookFailed': '{host} od doby nie przyjmuje dostaw. Ostatnia odpowiedź: {answer}',
  'mails.webhookPaused': 'Webhook partnera {partner} jest wstrzymany',
  'mails.webhookResume':
    'Przez tydzień nic nie przepadnie. Wznów go w panelu, w części „Partners”, a ruszy od miejsca, w którym się zatrzymał.',
};

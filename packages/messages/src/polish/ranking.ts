import type { Texts } from '../catalog.ts';
import type { ranking as english } from '../english/ranking.ts';

export const ranking: Texts<typeof english> = {
  'ranking.adult': 'produkt jest dla dorosłych, gdy wyszukiwanie nie wspomina o dzieciach',
  'ranking.collections':
    'Kolekcje na stronie głównej, takie jak wybór redakcji, układamy sami: ręcznie albo według reguły, na przykład z najnowszych produktów różnych marek. Informują o tym ich strony. Nikt nie płaci nam za miejsce w nich.',
  'ranking.editors':
    'W domyślnej kolejności listy lub wyszukiwania nasza redakcja może umieścić wybrane produkty na początku, przesunąć je wyżej albo na koniec. Za to też nikt nam nie płaci. Nie zmienia to ani tego, które produkty są znajdowane, ani liczb w filtrach, i nigdy nie pokazuje produktu, który nie pasuje do Twoich filtrów. Kolekcja ułożona ręcznie otwiera się w kolejności redakcji. Nie dotyczy to sortowania według ceny, ceny z dostawą i obniżki ceny.',
  'ranking.editorsHead': 'Co ustawia nasza redakcja',
  'ranking.fresh': 'najwyżej, za nowość; zmniejsza się o połowę po {days} dniach',
  'ranking.head': 'wagi słowa, które na końcu tytułu nazywa rodzaj produktu',
  'ranking.inCategory': 'słowo nazywa kategorię produktu',
  'ranking.inDetails': 'słowo jest w opisie lub materiale, mniej w dłuższych tekstach',
  'ranking.inNames': 'słowo jest w nazwie marki, sklepu, kategorii lub koloru',
  'ranking.inTitle': 'słowo jest w tytule, mniej w dłuższych tytułach',
  'ranking.intro':
    'Ta strona wyjaśnia, w jakiej kolejności pokazujemy produkty. Powstaje z parametrów sortowania sklepu.',
  'ranking.lists':
    'Zaczynają się od najnowszych produktów, poza tymi, które ustawia nasza redakcja. Możesz też sortować według ceny, według ceny z dostawą do kraju sklepu, gdzie produkty o nieznanym koszcie dostawy są na końcu, albo według obniżki ceny w ostatnich 30 dniach. Przy remisie pierwszy jest produkt, który jest w sklepie dłużej, jeśli sortujesz według ceny, ceny z dostawą lub obniżki ceny, a najnowszy, jeśli sortujesz od najnowszych.',
  'ranking.listsHead': 'Listy kategorii, marek i sklepów',
  'ranking.near': 'każdej z powyższych wartości, dla innej pisowni lub synonimu',
  'ranking.paid':
    'Sklepy i marki nie mogą kupić lepszego miejsca. Niektóre sklepy płacą nam prowizję, gdy kupujesz przez nasze linki. Informują o tym listy i strony produktów. Prowizja nie zmienia ani kolejności, ani ceny.',
  'ranking.paidHead': 'Nikt nie może zapłacić za miejsce',
  'ranking.personal':
    'Kolejność jest taka sama dla wszystkich. Jeśli podasz swoje rozmiary, możesz oglądać tylko to, co na Ciebie pasuje. Nic innego o Tobie nie zmienia listy.',
  'ranking.personalHead': 'Personalizacja',
  'ranking.phrase': 'wagi dwóch słów, które stoją obok siebie w tytule',
  'ranking.picture': 'produkt ma zdjęcie',
  'ranking.popular': 'najwyżej, za popularność w ostatnim czasie, w dziesięciu stopniach',
  'ranking.recent':
    'Popularność w ostatnim czasie pochodzi z dziennych sum bez danych osobowych. Wizyta na stronie sklepu liczy się o połowę mniej po {visitDays} dniach. Ulubiony produkt liczy się {factor} razy tyle co wizyta, a o połowę mniej po {favoriteDays} dniach.',
  'ranking.repeated': 'słowo występuje więcej niż raz',
  'ranking.search':
    'Najpierw są produkty, które pasują do większej części wyszukiwania, a wśród nich dostępne przed wyprzedanymi. Potem decyduje wynik, czyli suma poniższych punktów. Rzadkie słowa liczą się bardziej niż częste.',
  'ranking.searchHead': 'Wyniki wyszukiwania',
  'ranking.signal': '<b>{weight, number}</b>: {text}',
  'ranking.stores':
    'Strona produktu ustawia sklepy według ceny, od najniższej, albo według ceny z dostawą, jeśli tak wybierzesz. Sklepy, w których produkt jest wyprzedany, są na końcu. Karta produktu pokazuje najniższą dostępną cenę.',
  'ranking.storesHead': 'Produkty sprzedawane przez kilka sklepów',
  'ranking.varied':
    'Wśród pierwszych {places} produktów marka pojawia się ponownie dopiero po {between} produktach innych marek, jeśli ich wyniki różnią się najwyżej o {percent}%.',
};

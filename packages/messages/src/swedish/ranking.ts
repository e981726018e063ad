import type { Texts } from '../catalog.ts';
import type { ranking as english } from '../english/ranking.ts';

export const ranking: Texts<typeof english> = {
  'ranking.adult': 'produkten är för vuxna, när sökningen inte nämner barn',
  'ranking.collections':
    'Vi sätter ihop kollektionerna på startsidan, till exempel Redaktionens val: för hand eller enligt en regel, till exempel de nyaste produkterna från olika märken. Det står på deras sidor. Ingen betalar oss för en plats i dem.',
  'ranking.editors':
    'I standardordningen för en lista eller sökning kan vår redaktion sätta utvalda produkter först, flytta upp produkter eller flytta dem till slutet. Inte heller det betalar någon oss för. Det ändrar varken vilka produkter som hittas eller filtrens antal, och visar aldrig en produkt som inte passar dina filter. En kollektion som satts ihop för hand öppnas i redaktionens ordning. Inget av detta gäller när du sorterar efter pris, pris med frakt eller prissänkning.',
  'ranking.editorsHead': 'Det vår redaktion placerar',
  'ranking.fresh': 'som mest, för nyhet; det halveras efter {days} dagar',
  'ranking.head': 'av vikten för ordet som anger typen av produkt i slutet av titeln',
  'ranking.inCategory': 'ordet anger produktens kategori',
  'ranking.inDetails': 'ordet finns i beskrivningen eller materialet, mindre i längre texter',
  'ranking.inNames': 'ordet finns i namnet på märket, butiken, kategorin eller färgen',
  'ranking.inTitle': 'ordet finns i titeln, mindre i längre titlar',
  'ranking.intro':
    'Den här sidan förklarar hur produkterna ordnas på sajten. Den skapas från sajtens rankningsparametrar.',
  'ranking.lists':
    'De börjar med de nyaste produkterna, bortsett från dem som vår redaktion placerar. Du kan också sortera efter pris, efter pris med frakt till sajtens land, där produkter med okänd fraktkostnad kommer sist, eller efter hur mycket priset har sjunkit de senaste 30 dagarna. Om produkter ligger lika kommer den som funnits längst först när du sorterar efter pris, pris med frakt eller prissänkning, och den nyaste när du sorterar efter nyast.',
  'ranking.listsHead': 'Listor över kategorier, märken och butiker',
  'ranking.near': 'av vart och ett av ovanstående, för en annan stavning eller en synonym',
  'ranking.paid':
    'Butiker och märken kan inte köpa en bättre plats. Vissa butiker betalar oss provision när du handlar via våra länkar. Listor och produktsidor visar det. Provisionen ändrar varken ordningen eller priset.',
  'ranking.paidHead': 'Ingen kan betala för en plats',
  'ranking.personal':
    'Ordningen är densamma för alla. Om du anger dina storlekar kan du välja att bara se det som passar dig. Inget annat om dig ändrar en lista.',
  'ranking.personalHead': 'Anpassning',
  'ranking.phrase': 'av vikten för två ord som står intill varandra i titeln',
  'ranking.picture': 'produkten har en bild',
  'ranking.popular': 'som mest, för popularitet den senaste tiden, i tio steg',
  'ranking.recent':
    'Populariteten den senaste tiden kommer från dagliga summor utan personuppgifter. Ett besök på en butiks sida räknas till hälften efter {visitDays} dagar. En favorit räknas {factor} gånger så mycket som ett besök, och till hälften efter {favoriteDays} dagar.',
  'ranking.repeated': 'ordet förekommer mer än en gång',
  'ranking.search':
    'Produkter som matchar mer av din sökning kommer först, och bland dem tillgängliga före slutsålda. Sedan avgör en poäng, som är summan av följande poäng. Ovanliga ord räknas mer än vanliga.',
  'ranking.searchHead': 'Sökresultat',
  'ranking.signal': '<b>{weight, number}</b>: {text}',
  'ranking.stores':
    'Produktsidan ordnar butikerna efter pris, lägst först, eller efter pris med frakt om du väljer det. Butiker där produkten är slutsåld kommer sist. Produktens kort visar det lägsta tillgängliga priset.',
  'ranking.storesHead': 'Produkter som säljs av flera butiker',
  'ranking.varied':
    'Bland de första {places} produkterna visas ett märke igen först efter {between} produkter från andra märken, om deras poäng skiljer sig med högst {percent} %.',
};

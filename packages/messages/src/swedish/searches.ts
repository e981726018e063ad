import type { Texts } from '../catalog.ts';
import type { searches as english } from '../english/searches.ts';

export const searches: Texts<typeof english> = {
  'searches.daily': 'Varje dag',
  'searches.emailMe': 'Mejla mig',
  'searches.emailsOff': 'Dina mejl är avstängda. <link>Slå på dem</link> för att få veta vad som är nytt.',
  'searches.immediately': 'Direkt',
  'searches.name': 'Namn',
  'searches.nameMissing': 'Ange ett namn',
  'searches.never': 'Aldrig',
  'searches.new': 'Nytt',
  'searches.none':
    'Du har inga sparade sökningar än. Öppna en kategori eller <link>sök</link> och tryck på ”Spara sökningen”.',
  'searches.popular': 'Populära sökningar',
  'searches.recent': 'Senaste sökningar',
  'searches.saveIntro': 'Vi berättar vad som är nytt och vad som har blivit billigare.',
  'searches.saveSearch': 'Spara sökningen',
  'searches.seeAll': 'Visa alla',
  'searches.updates':
    '{count, plural, one {1 nyhet sedan ditt senaste besök} other {{count} nyheter sedan ditt senaste besök}}',
  'searches.view': 'Visa',
  'searches.was': 'Tidigare {price}',
  'searches.weekly': 'Varje vecka',
};

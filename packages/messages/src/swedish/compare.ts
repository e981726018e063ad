import type { Texts } from '../catalog.ts';
import type { compare as english } from '../english/compare.ts';

export const compare: Texts<typeof english> = {
  'compare.add': 'Lägg till i jämförelsen',
  'compare.added': '{count, plural, one {# produkt} other {# produkter}} i din jämförelse',
  'compare.delivery': 'Leverans',
  'compare.differs': 'skiljer sig',
  'compare.empty':
    'Lägg till produkter med Jämför på deras sida eller i menyn på deras kort. Upp till {most} produkter visas sida vid sida här, och sidans adress går att dela.',
  'compare.full': '{most} produkter jämförs och fler får inte plats. Ta bort en för att lägga till en annan.',
  'compare.history': 'Prishistorik',
  'compare.lowest': 'Lägst',
  'compare.more':
    'Lägg till produkter med Jämför på deras sida eller i menyn på deras kort. Upp till {most} får plats.',
  'compare.onePrice': '{price} sedan {since}',
  'compare.onlyDifferences': 'Bara skillnader',
  'compare.own': '{count, plural, one {Din egen jämförelse (# produkt)} other {Din egen jämförelse (# produkter)}}',
  'compare.prices': 'Lägst {least}, högst {most}, sedan {since}',
  'compare.products': 'Jämförda produkter',
  'compare.removeFrom': 'Ta bort från jämförelsen',
  'compare.see': 'Visa jämförelse',
  'compare.seeCount': '{count, plural, one {Visa jämförelse av # produkt} other {Visa jämförelse av # produkter}}',
  'compare.sizeLeft': '{size} ({left} kvar)',
  'compare.sizes': 'Storlekar i lager',
  'compare.stock': 'Tillgänglighet',
  'compare.tooMany': 'Adressen innehåller {count} produkter, men bara {most} får plats. Ta bort en för att se nästa.',
  'compare.traits': 'Mönster, passform och längd',
};

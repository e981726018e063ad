import type { Texts } from '../catalog.ts';
import type { delivery as english } from '../english/delivery.ts';

export const delivery: Texts<typeof english> = {
  'delivery.costAndFreeFrom': '{cost}, {freeFrom}',
  'delivery.costAndTime': '{cost} {time}',
  'delivery.fee': '+ {fee} Versand',
  'delivery.freeFrom': 'Kostenlos ab {amount}',
  'delivery.freeFromThen': 'kostenlos ab {amount}',
  'delivery.in': '{days, plural, one {in # Tag} other {in # Tagen}}',
  'delivery.noReturns': 'Keine Rückgabe',
  'delivery.range': 'in {from} bis {to} Tagen',
  'delivery.returns': '{days, plural, one {# Tag Rückgabe} other {# Tage Rückgabe}}',
  'delivery.returnsFree': '{days, plural, one {# Tag Rückgabe, kostenlos} other {# Tage Rückgabe, kostenlos}}',
  'delivery.returnsPaid':
    '{days, plural, one {# Tag Rückgabe, kostenpflichtig} other {# Tage Rückgabe, kostenpflichtig}}',
  'delivery.sameDay': 'am selben Tag',
  'delivery.within': '{days, plural, one {in höchstens # Tag} other {in höchstens # Tagen}}',
};

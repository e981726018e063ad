import type { Texts } from '../catalog.ts';
import type { delivery as english } from '../english/delivery.ts';

export const delivery: Texts<typeof english> = {
  'delivery.costAndFreeFrom': '{cost}, {freeFrom}',
  'delivery.costAndTime': '{cost} {time}',
  'delivery.fee': '+ {fee} za dostawę',
  'delivery.freeFrom': 'Za darmo od {amount}',
  'delivery.freeFromThen': 'za darmo od {amount}',
  'delivery.in': '{days, plural, one {za # dzień} few {za # dni} many {za # dni} other {za # dnia}}',
  'delivery.noReturns': 'Bez zwrotów',
  'delivery.range': 'za {from}–{to} dni',
  'delivery.returns':
    '{days, plural, one {# dzień na zwrot} few {# dni na zwrot} many {# dni na zwrot} other {# dnia na zwrot}}',
  'delivery.returnsFree':
    '{days, plural, one {# dzień na darmowy zwrot} few {# dni na darmowy zwrot} many {# dni na darmowy zwrot} other {# dnia na darmowy zwrot}}',
  'delivery.returnsPaid':
    '{days, plural, one {# dzień na płatny zwrot} few {# dni na płatny zwrot} many {# dni na płatny zwrot} other {# dnia na płatny zwrot}}',
  'delivery.sameDay': 'tego samego dnia',
  'delivery.within':
    '{days, plural, one {w ciągu # dnia} few {w ciągu # dni} many {w ciągu # dni} other {w ciągu # dnia}}',
};

import type { Texts } from '../catalog.ts';
import type { delivery as english } from '../english/delivery.ts';

export const delivery: Texts<typeof english> = {
  'delivery.costAndFreeFrom': '{cost}, {freeFrom}',
  'delivery.costAndTime': '{cost} {time}',
  'delivery.fee': '+ {fee} frakt',
  'delivery.freeFrom': 'Fri frakt från {amount}',
  'delivery.freeFromThen': 'fri frakt från {amount}',
  'delivery.in': '{days, plural, one {om # dag} other {om # dagar}}',
  'delivery.noReturns': 'Inga returer',
  'delivery.range': 'om {from}–{to} dagar',
  'delivery.returns': '{days, plural, one {# dags returrätt} other {# dagars returrätt}}',
  'delivery.returnsFree': '{days, plural, one {# dags fri retur} other {# dagars fri retur}}',
  'delivery.returnsPaid': '{days, plural, one {# dags retur mot avgift} other {# dagars retur mot avgift}}',
  'delivery.sameDay': 'samma dag',
  'delivery.within': '{days, plural, one {inom # dag} other {inom # dagar}}',
};

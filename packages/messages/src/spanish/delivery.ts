import type { Texts } from '../catalog.ts';
import type { delivery as english } from '../english/delivery.ts';

export const delivery: Texts<typeof english> = {
  'delivery.costAndFreeFrom': '{cost}, {freeFrom}',
  'delivery.costAndTime': '{cost} {time}',
  'delivery.fee': '+ {fee} de envío',
  'delivery.freeFrom': 'Gratis desde {amount}',
  'delivery.freeFromThen': 'gratis desde {amount}',
  'delivery.in': '{days, plural, one {en # día} many {en # de días} other {en # días}}',
  'delivery.noReturns': 'Sin devoluciones',
  'delivery.range': 'en {from} a {to} días',
  'delivery.returns':
    '{days, plural, one {Devolución en # día} many {Devolución en # de días} other {Devolución en # días}}',
  'delivery.returnsFree':
    '{days, plural, one {Devolución gratis en # día} many {Devolución gratis en # de días} other {Devolución gratis en # días}}',
  'delivery.returnsPaid':
    '{days, plural, one {Devolución de pago en # día} many {Devolución de pago en # de días} other {Devolución de pago en # días}}',
  'delivery.sameDay': 'el mismo día',
  'delivery.within':
    '{days, plural, one {en # día como máximo} many {en # de días como máximo} other {en # días como máximo}}',
};

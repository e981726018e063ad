import type { Texts } from '../catalog.ts';
import type { delivery as english } from '../english/delivery.ts';

export const delivery: Texts<typeof english> = {
  'delivery.costAndFreeFrom': '{cost}, {freeFrom}',
  'delivery.costAndTime': '{cost} {time}',
  'delivery.fee': '+ {fee} de livraison',
  'delivery.freeFrom': 'Gratuite dès {amount}',
  'delivery.freeFromThen': 'gratuite dès {amount}',
  'delivery.in': '{days, plural, one {sous # jour} many {sous # de jours} other {sous # jours}}',
  'delivery.noReturns': 'Pas de retours',
  'delivery.range': 'sous {from} à {to} jours',
  'delivery.returns':
    '{days, plural, one {Retours sous # jour} many {Retours sous # de jours} other {Retours sous # jours}}',
  'delivery.returnsFree':
    '{days, plural, one {Retours gratuits sous # jour} many {Retours gratuits sous # de jours} other {Retours gratuits sous # jours}}',
  'delivery.returnsPaid':
    '{days, plural, one {Retours payants sous # jour} many {Retours payants sous # de jours} other {Retours payants sous # jours}}',
  'delivery.sameDay': 'le jour même',
  'delivery.within': '{days, plural, one {en # jour maximum} many {en # de jours maximum} other {en # jours maximum}}',
};

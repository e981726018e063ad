import type { Texts } from '../../catalog.ts';
import type { deskReasons as english } from '../../english/desk/reasons.ts';

export const deskReasons: Texts<typeof english> = {
  'desk.reasons.brandOff': 'Die Marke {brand} ist ausgeschaltet',
  'desk.reasons.hidden': 'Das Team hat es ausgeblendet',
  'desk.reasons.merged': 'Es ist in einem anderen Produkt aufgegangen',
  'desk.reasons.notForSale': 'Sein Feed nennt es nicht verkäuflich, oder eine Regel lässt es aus',
  'desk.reasons.reported': 'Es wurde nach einer Meldung entfernt',
  'desk.reasons.storeDeleted': 'Der Händler {store} ist gelöscht',
  'desk.reasons.storeOff': 'Der Händler {store} ist ausgeschaltet',
  'desk.reasons.takenOut': 'Es wurde aus den von Hand angelegten Produkten entfernt',
};

export const deskReasons = {
  'desk.reasons.brandOff': 'The brand {brand} is switched off',
  'desk.reasons.hidden': 'Staff hid it',
  'desk.reasons.merged': 'It was merged into another product',
  'desk.reasons.notForSale': 'Its feed lists it as not for sale, or a rule leaves it out',
  'desk.reasons.reported': 'It was removed after a report',
  'desk.reasons.storeDeleted': 'The store {store} is deleted',
  'desk.reasons.storeOff': 'The store {store} is switched off',
  'desk.reasons.takenOut': 'Staff removed it from the products by hand',
} as const;

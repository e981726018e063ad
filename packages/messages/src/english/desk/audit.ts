/** What the audit log says. */
export const deskAudit = {
  'desk.audit.addPicture': 'add picture',
  'desk.audit.address': 'address',
  'desk.audit.buyLink': 'buy link',
  'desk.audit.changeCurrency': 'change currency',
  'desk.audit.givenOut': 'given out in feeds',
  'desk.audit.publishText': 'publish text',
  'desk.audit.refuseText': 'could not publish text',
  'desk.audit.saveText': 'save text',
  'desk.audit.scheduleText': 'schedule text',
  'desk.audit.times': 'times',
  'desk.audit.unscheduleText': 'cancel schedule of text',
  'desk.audit.withdrawText': 'take text out of the shop',
} as const;

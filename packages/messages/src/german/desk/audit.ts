export const deskAudit = {
  'desk.audit.addPicture': 'Bild hinzugefügt',
  'desk.audit.address': 'Adresse',
  'desk.audit.buyLink': 'Kauflink',
  'desk.audit.changeCurrency': 'Währung geändert',
  'desk.audit.givenOut': 'in Feeds weitergegeben',
  'desk.audit.publishText': 'Text veröffentlicht',
  'desk.audit.refuseText': 'Text nicht veröffentlicht',
  'desk.audit.saveText': 'Text gespeichert',
  'desk.audit.scheduleText': 'Text geplant',
  'desk.audit.times': 'Zeiten',
  'desk.audit.unscheduleText': 'Planung des Textes aufgehoben',
  'desk.audit.withdrawText': 'Text aus dem Shop genommen',
};

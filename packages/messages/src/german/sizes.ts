import type { Texts } from '../catalog.ts';
import type { sizes as english } from '../english/sizes.ts';

export const sizes: Texts<typeof english> = {
  'sizes.about': 'ca. {size}',
  'sizes.addSizes': 'Größen angeben',
  'sizes.age': 'Alter',
  'sizes.chest': 'Brustumfang',
  'sizes.edit': 'Meine Größen bearbeiten',
  'sizes.height': 'Körpergröße',
  'sizes.inMine': 'In meiner Größe',
  'sizes.inches': 'Zoll',
  'sizes.intro': 'Gib deine Größen in dem System an, das du kennst. Je Art kannst du zwei Größen wählen.',
  'sizes.kindAndSize': '{kind}: {size}',
  'sizes.letters': 'S, M, L',
  'sizes.mine': 'Meine Größen',
  'sizes.none': 'Noch keine Größen. Gib sie an, um nur zu sehen, was dir passt.',
  'sizes.notSaid': 'Keine Angabe',
  'sizes.notSaved': 'Deine Größen konnten nicht gespeichert werden. Versuche es noch einmal.',
  'sizes.note':
    'Arten ohne Größe und Produkte, deren Shop keine Größe nennt, bleiben in den Listen. Größen mit „ca.“ fallen je nach Marke anders aus.',
  'sizes.saveMySizes': 'Meine Größen speichern',
  'sizes.system': 'System',
  'sizes.waist': 'Bundweite',
  'sizes.whatIsMine': 'Welche Größe habe ich?',
  'sizes.yourSize': 'Deine Größe',
  'sizes.yours': 'Deine Größe: {worn}',
};

import type { Texts } from '../catalog.ts';
import type { sizes as english } from '../english/sizes.ts';

export const sizes: Texts<typeof english> = {
  'sizes.about': 'ca {size}',
  'sizes.addSizes': 'Lägg till dina storlekar',
  'sizes.age': 'Ålder',
  'sizes.chest': 'Bystmått',
  'sizes.edit': 'Ändra mina storlekar',
  'sizes.height': 'Längd',
  'sizes.inMine': 'I min storlek',
  'sizes.inches': 'Tum',
  'sizes.intro': 'Ange dina storlekar i det system du är van vid. Du kan välja två storlekar per kategori.',
  'sizes.kindAndSize': '{kind}: {size}',
  'sizes.letters': 'S, M, L',
  'sizes.mine': 'Mina storlekar',
  'sizes.none': 'Inga storlekar än. Lägg till dem för att bara se det som passar dig.',
  'sizes.notSaid': 'Ej angivet',
  'sizes.notSaved': 'Dina storlekar kunde inte sparas. Försök igen.',
  'sizes.note':
    'Kategorier utan storlek och produkter där butiken inte anger storlek visas ändå i listorna. Storlekar markerade med ”ca” skiljer sig mellan märken.',
  'sizes.saveMySizes': 'Spara mina storlekar',
  'sizes.system': 'System',
  'sizes.waist': 'Midja',
  'sizes.whatIsMine': 'Vilken är min storlek?',
  'sizes.yourSize': 'Din storlek',
  'sizes.yours': 'Din storlek: {worn}',
};

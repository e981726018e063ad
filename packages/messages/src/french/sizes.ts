import type { Texts } from '../catalog.ts';
import type { sizes as english } from '../english/sizes.ts';

export const sizes: Texts<typeof english> = {
  'sizes.about': 'env. {size}',
  'sizes.addSizes': 'Indiquer vos tailles',
  'sizes.age': 'Âge',
  'sizes.chest': 'Tour de poitrine',
  'sizes.edit': 'Modifier mes tailles',
  'sizes.height': 'Stature',
  'sizes.inMine': 'À ma taille',
  'sizes.inches': 'Pouces',
  'sizes.intro':
    'Indiquez vos tailles dans le système que vous connaissez. Vous pouvez choisir deux tailles par type d’article.',
  'sizes.kindAndSize': '{kind} : {size}',
  'sizes.letters': 'S, M, L',
  'sizes.mine': 'Mes tailles',
  'sizes.none': 'Aucune taille pour l’instant. Indiquez-les pour ne voir que ce qui vous va.',
  'sizes.notSaid': 'Non précisé',
  'sizes.notSaved': 'Vos tailles n’ont pas pu être enregistrées. Veuillez réessayer.',
  'sizes.note':
    'Les types d’articles sans taille et les articles dont la boutique n’indique aucune taille restent dans les listes. Les tailles précédées de « env. » varient d’une marque à l’autre.',
  'sizes.saveMySizes': 'Enregistrer mes tailles',
  'sizes.system': 'Système',
  'sizes.waist': 'Tour de taille',
  'sizes.whatIsMine': 'Quelle est ma taille ?',
  'sizes.yourSize': 'Votre taille',
  'sizes.yours': 'Votre taille : {worn}',
};

import type { Model } from '../model.ts';

const inMakeup = (leaf: string) => ['Beauty', 'Makeup', leaf] as const;
const inFragrance = (leaf: string) => ['Beauty', 'Fragrance', leaf] as const;
const inCare = (leaf: string) => ['Beauty', 'Care', leaf] as const;

export const beauty: readonly Model[] = [
  {
    kind: 'lipstick',
    category: inMakeup('Lips'),
    sizes: 'none',
    items: [
      ['Velvet Matte Lipstick', 'Rue Velours', 1, 32, { first: 'red', colours: 5 }],
      ['Satin Lipstick', 'Rue Velours', 2, 30, { first: 'rust', colours: 4 }],
      ['Sheer Balm Lipstick', 'Rue Velours', 3, 26, { first: 'rose' }],
      ['Long-Wear Lip Colour', 'Rue Velours', 4, 34, { off: 20, first: 'red' }],
      ['Cushion Lip Tint', 'Fennel & Ash', 3, 22, { first: 'burgundy' }],
      ['Tinted Lip Butter', 'Fennel & Ash', 1, 18, { first: 'rose' }],
      ['Opera Lipstick', 'Orle', 4, 46, { first: 'rust' }],
    ],
  },
  {
    kind: 'lipstick',
    category: inMakeup('Face'),
    sizes: 'none',
    items: [
      ['Cream Blush Stick', 'Rue Velours', 3, 36, { first: 'rose' }],
      ['Bronzing Stick', 'Rue Velours', 2, 38, { off: 15, first: 'cocoa' }],
      ['Multi-Use Colour Stick', 'Fennel & Ash', 1, 28, { first: 'burgundy' }],
    ],
  },
  {
    kind: 'lipstick',
    category: inMakeup('Eyes'),
    sizes: 'none',
    items: [
      ['Cream Shadow Stick', 'Rue Velours', 2, 27, { first: 'rust' }],
      ['Soft Smoke Eye Crayon', 'Rue Velours', 3, 24, { first: 'cognac' }],
    ],
  },
  {
    kind: 'perfume',
    category: inMakeup('Nails'),
    sizes: 'none',
    items: [
      ['Fleur Nail Lacquer', 'Rue Velours', 4, 16, { first: 'rust' }],
      ['Aube Glass-Shine Nail Lacquer', 'Rue Velours', 2, 18, { off: 25, first: 'lilac' }],
    ],
  },
  {
    kind: 'perfume',
    category: inFragrance('Perfume'),
    sizes: 'none',
    items: [
      ['Nuit de Mimosa Eau de Parfum', 'Orle', 1, 128, { first: 'butter', colours: 1 }],
      ['Nuit de Rose Eau de Parfum', 'Orle', 1, 134, { first: 'rose', colours: 1 }],
      ['Nuit Verte Eau de Toilette', 'Orle', 1, 98, { first: 'sage', colours: 1 }],
      ['Aube de Pluie Eau de Toilette', 'Orle', 2, 98, { first: 'sky', colours: 1 }],
      ['Aube de Sable Eau de Parfum', 'Orle', 2, 138, { off: 20, first: 'sand', colours: 1 }],
      ['Aube de Lavande Eau de Parfum', 'Orle', 2, 142, { first: 'lilac', colours: 1 }],
      ['Sel de Mer Eau de Parfum', 'Orle', 3, 156, { first: 'camel', colours: 1 }],
      ['Sel de Rose Eau de Parfum', 'Orle', 3, 110, { first: 'rose', colours: 1 }],
      ['Sel Blanc Linen Cologne', 'Fennel & Ash', 3, 64, { first: 'white', colours: 1 }],
      ['Fleur de Thym Cologne', 'Fennel & Ash', 4, 72, { first: 'sage', colours: 1 }],
      ['Fleur de Miel Eau de Parfum', 'Orle', 4, 148, { off: 30, first: 'butter', colours: 1 }],
      ['Fleur Sanguine Cologne', 'Fennel & Ash', 4, 68, { first: 'rust', colours: 1, stock: 'none' }],
      ['Sel Extrait No. 9', 'Orle', 3, 1250, { first: 'camel', colours: 1 }],
    ],
  },
  {
    kind: 'perfume',
    category: inFragrance('Deodorant'),
    sizes: 'none',
    items: [
      ['Fleur Deodorant Mist', 'Fennel & Ash', 4, 18, { first: 'sage', colours: 1 }],
      ['Nuit Deodorant Mist', 'Fennel & Ash', 1, 18, { off: 20, first: 'butter', colours: 1 }],
    ],
  },
  {
    kind: 'perfume',
    category: inCare('Skin'),
    sizes: 'none',
    items: [
      ['Nuit Rosehip Face Oil', 'Fennel & Ash', 1, 42, { first: 'rose', colours: 1 }],
      ['Sel Mineral Serum', 'Fennel & Ash', 3, 48, { first: 'camel', colours: 1 }],
      ['Aube Calming Face Oil', 'Fennel & Ash', 2, 54, { off: 15, first: 'sky', colours: 1 }],
      ['Sel Soft Water Toner', 'Fennel & Ash', 3, 26, { first: 'white', colours: 1 }],
      ['Sel Rose Cleanser', 'Fennel & Ash', 3, 28, { first: 'rose', colours: 1 }],
    ],
  },
  {
    kind: 'perfume',
    category: inCare('Hair'),
    sizes: 'none',
    items: [
      ['Fleur Argan Hair Oil', 'Fennel & Ash', 4, 34, { first: 'butter', colours: 1 }],
      ['Aube Sea Hair Mist', 'Moss & Tide', 2, 24, { first: 'sky', colours: 1, store: 'house-of-hours' }],
      ['Aube Lavender Scalp Tonic', 'Fennel & Ash', 2, 30, { off: 40, first: 'lilac', colours: 1 }],
    ],
  },
  {
    kind: 'perfume',
    category: inCare('Bath & Body'),
    sizes: 'none',
    items: [
      ['Nuit Eucalyptus Bath Oil', 'Fennel & Ash', 1, 38, { first: 'sage', colours: 1 }],
      ['Aube Almond Body Oil', 'Fennel & Ash', 2, 36, { first: 'sand', colours: 1 }],
      ['Fleur Clay Bath Essence', 'Fennel & Ash', 4, 32, { off: 25, first: 'rust', colours: 1 }],
      ['Sel Body Wash', 'Halden & Wick', 3, 28, { first: 'camel', colours: 1 }],
    ],
  },
];

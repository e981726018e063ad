import type { Model } from '../model.ts';

const inDecor = (leaf: string) => ['Home', 'Decor', leaf] as const;
const inTextiles = (leaf: string) => ['Home', 'Textiles', leaf] as const;

export const home: readonly Model[] = [
  {
    kind: 'vase',
    category: inDecor('Vases'),
    sizes: 'none',
    items: [
      ['Bottle-Neck Stoneware Vase', 'Stillwater Pottery', 1, 84, { first: 'white', colours: 4 }],
      ['Reactive Glaze Vase', 'Stillwater Pottery', 1, 96, { first: 'forest' }],
      ['Amphora Vase', 'Stillwater Pottery', 2, 78, { first: 'stone' }],
      ['Herb Garden Vase', 'Stillwater Pottery', 2, 66, { first: 'sage' }],
      ['Midnight Glaze Vase', 'Stillwater Pottery', 2, 92, { off: 20, first: 'navy', colours: 1 }],
      ['Tall Gallery Vase', 'Stillwater Pottery', 3, 128, { first: 'cobalt' }],
      ['Banded Cylinder Vase', 'Stillwater Pottery', 3, 48, { first: 'bone' }],
      ['Moon Vase', 'Stillwater Pottery', 4, 110, { first: 'ink' }],
      ['Blush Moon Vase', 'Stillwater Pottery', 4, 74, { off: 30, first: 'rose', colours: 1 }],
      ['Single-Firing Kiln Vase', 'Stillwater Pottery', 1, 1150, { first: 'rust', colours: 1, stock: 'low' }],
    ],
  },
  {
    kind: 'candle',
    category: inDecor('Candles'),
    sizes: 'none',
    items: [
      ['Figuier Vert Candle', 'Halden & Wick', 1, 46, { first: 'sage', colours: 1 }],
      ['Figuier Blanc Candle', 'Halden & Wick', 1, 44, { first: 'white', colours: 1 }],
      ['Figuier Noir Candle', 'Halden & Wick', 1, 58, { first: 'ink', colours: 1 }],
      ['Ambre Rouge Candle', 'Halden & Wick', 2, 42, { off: 20, first: 'rust', colours: 1 }],
      ['Ambre de Sable Candle', 'Halden & Wick', 2, 42, { first: 'sand', colours: 1 }],
      ['Ambre de Nuit Candle', 'Orle', 2, 78, { first: 'navy', colours: 1, store: 'house-of-hours' }],
      ['Cèdre Blanc Three-Wick Candle', 'Halden & Wick', 3, 48, { first: 'bone', colours: 1 }],
      ['Cèdre Vert Three-Wick Candle', 'Halden & Wick', 3, 52, { first: 'forest', colours: 1 }],
      ['Cèdre Rose Three-Wick Candle', 'Orle', 3, 82, { off: 15, first: 'rose', colours: 1, store: 'house-of-hours' }],
      ['Thé Noir Ceramic Candle', 'Halden & Wick', 4, 54, { first: 'burgundy', colours: 1 }],
      ['Thé Gris Ceramic Candle', 'Halden & Wick', 4, 50, { first: 'grey', colours: 1 }],
      ['Thé Citron Ceramic Candle', 'Halden & Wick', 4, 38, { first: 'butter', colours: 1, stock: 'none' }],
    ],
  },
  {
    kind: 'candle',
    category: inDecor('Lighting'),
    sizes: 'none',
    items: [
      ['Ambre Ribbed Glass Lantern', 'Halden & Wick', 2, 64, { first: 'rust' }],
      ['Cèdre Table Lantern', 'Stillwater Pottery', 3, 58, { off: 30, first: 'bone' }],
      ['Figuier Garden Lantern', 'Halden & Wick', 1, 72, { first: 'sage' }],
    ],
  },
  {
    kind: 'cushion',
    category: inTextiles('Cushions'),
    sizes: 'none',
    items: [
      ['Washed Linen Cushion', 'Loom & Lantern', 1, 58, { first: 'rust', colours: 5 }],
      ['Piped Cotton Cushion', 'Plain Goods', 1, 34, { first: 'white', store: 'house-of-hours' }],
      ['Striped Cotton Cushion', 'Loom & Lantern', 2, 72, { first: 'navy' }],
      ['Striped Wool Cushion', 'Loom & Lantern', 2, 84, { off: 25, first: 'sand' }],
      ['Corduroy Bolster Cushion', 'Loom & Lantern', 3, 64, { first: 'forest' }],
      ['Oblong Cord Cushion', 'Monday Linen', 3, 52, { first: 'butter', store: 'house-of-hours' }],
      ['Cable-Knit Tassel Cushion', 'Loom & Lantern', 4, 110, { first: 'burgundy' }],
      ['Knitted Tassel Cushion', 'Loom & Lantern', 4, 68, { off: 20, first: 'sky' }],
    ],
  },
  {
    kind: 'throw',
    category: inTextiles('Throws'),
    sizes: 'none',
    items: [
      ['Lambswool Throw', 'Loom & Lantern', 1, 148, { first: 'stone', colours: 4 }],
      ['Fringed Merino Throw', 'McAllister', 1, 165, { first: 'navy', store: 'house-of-hours' }],
      ['Brushed Mohair Throw', 'Loom & Lantern', 2, 198, { first: 'camel' }],
      ['Valley Wool Throw', 'Loom & Lantern', 2, 155, { off: 30, first: 'forest' }],
      ['Cable-Knit Cotton Throw', 'Loom & Lantern', 3, 88, { first: 'rust' }],
      ['Cable-Knit Alpaca Throw', 'Filo Lento', 3, 240, { first: 'bone', store: 'house-of-hours' }],
      ['Striped Fireside Throw', 'Loom & Lantern', 4, 128, { off: 20, first: 'burgundy' }],
      ['Striped Cashmere Throw', 'Loom & Lantern', 4, 1090, { first: 'sand', colours: 2 }],
    ],
  },
  {
    kind: 'throw',
    category: inTextiles('Bedding'),
    sizes: 'none',
    items: [
      ['Wool Bed Blanket', 'Loom & Lantern', 1, 210, { first: 'rose' }],
      ['Honeycomb Bed Blanket', 'Monday Linen', 2, 138, { off: 15, first: 'grey', store: 'house-of-hours' }],
      ['Winter Bed Blanket', 'Loom & Lantern', 3, 224, { first: 'denim' }],
    ],
  },
  {
    kind: 'cushion',
    category: inTextiles('Bedding'),
    sizes: 'none',
    items: [
      ['Linen Pillow Sham', 'Monday Linen', 3, 46, { first: 'stone', store: 'house-of-hours' }],
      ['Tasselled Bed Cushion', 'Loom & Lantern', 4, 38, { first: 'bone' }],
    ],
  },
];

const header = 'id,title,brand,category,color,size,price,link,image,description';

/** A plain CSV of valid rows with the given lines between them; line 2 and the last line are valid. */
export const csvWith = (...lines: string[]): string =>
  [header, goodLine('first'), ...lines, goodLine('last'), ''].join('\n');

/** A valid row. */
export const goodLine = (id: string): string =>
  `${id},Larkfield Rain Jacket,Larkfield,Women > Jackets,Red,M,59.00,https://larkfield.example/${id},https://larkfield.example/${id}.jpg,Dry`;

/** An AvantLink feed of valid products with the given ones between them. */
export const xmlWith = (...products: string[]): string =>
  `<?xml version="1.0"?>\n<Products>\n${[goodProduct('first'), ...products, goodProduct('last')].join('\n')}\n</Products>\n`;

/** A product on one line; `extra` is inserted into it. */
export const goodProduct = (id: string, extra = ''): string =>
  `<Product><SKU>${id}</SKU><Brand_Name>Larkfield</Brand_Name><Product_Name>Larkfield Rain Jacket</Product_Name><Category>Women</Category><SubCategory>Jackets</SubCategory><Buy_Link>https://larkfield.example/${id}</Buy_Link><Sale_Price>59.00</Sale_Price>${extra}</Product>`;

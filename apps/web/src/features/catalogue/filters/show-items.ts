/** `1,284 items`, `1 item`; `items` while the number is unknown. */
export const itemsText = (total: number | undefined): string =>
  total === undefined ? 'items' : `${total.toLocaleString('en-US')} ${total === 1 ? 'item' : 'items'}`;

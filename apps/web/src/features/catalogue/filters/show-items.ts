/** `1,284 items`, `1 item`; `items` while it is not known how many. */
export const itemsText = (total: number | undefined): string =>
  total === undefined ? 'items' : `${total.toLocaleString('en-US')} ${total === 1 ? 'item' : 'items'}`;

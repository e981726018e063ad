/** `1,284 items`, `1 item`. */
export const itemsText = (total: number): string =>
  `${total.toLocaleString('en-US')} ${total === 1 ? 'item' : 'items'}`;

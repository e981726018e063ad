import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Heart } from './queries.ts';

/** Signs that a customer removed this favorite. Only this shop can create it. */
export const makeReceipt = ({ customerId, productId, colorId }: Heart, tokenSecret: string): string =>
  createHmac('sha256', `favorite ${tokenSecret}`).update(`${customerId} ${productId} ${colorId}`).digest('base64url');

/** Whether the value sent is the receipt of this favorite. */
export const isReceipt = (sent: string, heart: Heart, tokenSecret: string): boolean => {
  const [given, made] = [Buffer.from(sent), Buffer.from(makeReceipt(heart, tokenSecret))];
  return given.length === made.length && timingSafeEqual(given, made);
};

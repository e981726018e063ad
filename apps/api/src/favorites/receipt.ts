import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Heart } from './queries.ts';

/** What proves to this shop that a customer let go of this; nobody else can make it. */
export const makeReceipt = ({ customerId, productId, colorId }: Heart, tokenSecret: string): string =>
  createHmac('sha256', `favorite ${tokenSecret}`).update(`${customerId} ${productId} ${colorId}`).digest('base64url');

/** Whether what was sent is the receipt of this. */
export const isReceipt = (sent: string, heart: Heart, tokenSecret: string): boolean => {
  const [given, made] = [Buffer.from(sent), Buffer.from(makeReceipt(heart, tokenSecret))];
  return given.length === made.length && timingSafeEqual(given, made);
};

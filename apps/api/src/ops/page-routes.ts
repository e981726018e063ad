import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';

export const wholeNumber = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));
export const page = z.catch(z.pipe(wholeNumber, z.number().check(z.minimum(1), z.maximum(10_000))), 1);

export const sendHtml = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(text);

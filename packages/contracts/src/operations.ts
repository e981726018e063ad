import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const statusReply = z.object({ status: z.literal('ok') });

/** The process lives. */
export const getHealth = endpoint({ method: 'GET', url: '/api/health', schema: { response: { 200: statusReply } } });

/** It can serve: the database answers, migrations are current and the catalogue is read; else 503 with the reason. */
export const getReadiness = endpoint({ method: 'GET', url: '/api/ready', schema: { response: { 200: statusReply } } });

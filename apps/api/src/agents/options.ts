import type { Env } from '../settings/env.ts';

/** The settings that the routes of agents read. */
export type AgentOptions = Pick<Env, 'publicUrl' | 'corsOrigins'>;

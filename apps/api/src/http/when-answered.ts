import type { FastifyReply } from 'fastify';

/** Acts once the reply was sent, failed, or its reader left, also if that was before. */
export const whenAnswered = ({ raw }: Pick<FastifyReply, 'raw'>, act: () => void): void => {
  if (raw.destroyed) act();
  else raw.once('close', act);
};

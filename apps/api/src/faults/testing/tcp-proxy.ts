import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { AtEnd } from './own-postgres.ts';

/** A network with faults between the shop and its database. */
export type BadNetwork = {
  /** The database's address through this network. */
  url: string;
  /** Latency in ms, each way. */
  delay: number;
  /** Cuts the connection at every nth chunk; 0: never. */
  cutEvery: number;
  /** Drops all chunks. A connection that lost one stays dead, as after a firewall timeout. */
  isBlackHole: boolean;
  /** Routes to another database from now on, and cuts the connections to the old one. */
  lead: (databaseUrl: string) => void;
  /** Accepted connections, and how many of them were cut or went dead. */
  seen: { connections: number; cut: number; deaf: number };
};

/** Opens a network to the database at `databaseUrl`, without faults at first. It closes when the test ends. */
export const openBadNetwork = async (databaseUrl: string, atEnd: AtEnd = onTestFinished): Promise<BadNetwork> => {
  let target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let pieces = 0;
  const network: BadNetwork = {
    url: '',
    delay: 0,
    cutEvery: 0,
    isBlackHole: false,
    lead: (other) => {
      target = new URL(other);
      for (const socket of sockets) socket.resetAndDestroy();
    },
    seen: { connections: 0, cut: 0, deaf: 0 },
  };

  const isDueToCut = (): boolean => {
    pieces += 1;
    return network.cutEvery > 0 && pieces % network.cutEvery === 0;
  };

  /** Connects two sockets until the connection is cut or goes dead. */
  const join = (near: Socket, far: Socket): void => {
    let isDeaf = false;
    const goDeaf = (): void => {
      isDeaf = true;
      network.seen.deaf += 1;
    };
    const cut = (): void => {
      network.seen.cut += 1;
      for (const end of [near, far]) end.resetAndDestroy();
    };
    const pass = (to: Socket, piece: Uint8Array): void => {
      if (network.isBlackHole && !isDeaf) goDeaf();
      if (isDeaf) return;
      if (isDueToCut()) cut();
      else setTimeout(() => to.write(piece), network.delay);
    };
    const watch = (from: Socket, to: Socket): void => {
      sockets.add(from);
      from.on('data', (piece: Buffer) => pass(to, piece));
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        if (!isDeaf) to.destroy();
      });
    };
    watch(near, far);
    watch(far, near);
  };

  const server = createServer((near) => {
    network.seen.connections += 1;
    join(near, connect(Number(target.port), target.hostname));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  network.url = Object.assign(new URL(databaseUrl), { port: `${(server.address() as AddressInfo).port}` }).href;
  return network;
};

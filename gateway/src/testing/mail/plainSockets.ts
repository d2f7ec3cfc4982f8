import { once } from 'node:events';
import { connect } from 'node:net';
import { Duplex } from 'node:stream';
import { deliver } from '../../mail/delivery/deliver.ts';
import type { Connect } from '../../mail/smtp/socket.ts';

/** Sockets outside workerd, without TLS: that is tested where it is used. */
export const plainConnect: Connect = ({ hostname, port }) => {
  const socket = connect(port, hostname);
  const opened = once(socket, 'connect');
  const { readable, writable } = Duplex.toWeb(socket);
  return {
    readable: readable as unknown as ReadableStream<Uint8Array>,
    writable: writable as unknown as WritableStream<Uint8Array>,
    opened,
    close: async () => void socket.destroy(),
    startTls() {
      throw new Error('TLS is for workerd');
    },
  };
};

export const deliverMail = (delivery: Omit<Parameters<typeof deliver>[0], 'connect'>) =>
  deliver({ ...delivery, connect: plainConnect });

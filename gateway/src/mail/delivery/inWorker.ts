import { connect } from 'cloudflare:sockets';
import type { Connect } from '../smtp/socket.ts';
import { deliver } from './deliver.ts';

/** `deliver` over the sockets of a Worker. */
export const deliverMail = (delivery: Omit<Parameters<typeof deliver>[0], 'connect'>) =>
  deliver({ ...delivery, connect: connect as Connect });

/** A connection as `cloudflare:sockets` has it. */
export interface MailSocket {
  readable: ReadableStream<Uint8Array>;
  writable: WritableStream<Uint8Array>;
  opened: Promise<unknown>;
  close: () => Promise<void>;
  startTls: () => MailSocket;
}

/** Opens one. The certificate has to be good for the host's name. */
export type Connect = (
  address: { hostname: string; port: number },
  options: { secureTransport: 'on' | 'starttls' | 'off'; allowHalfOpen: false },
) => MailSocket;

import { escapeText } from '../kernel/http/escapeText.ts';

/** A redirect for when the status line has already gone out. */
export const redirection = (address: string) =>
  `<body><meta http-equiv="refresh" content="0;url=${escapeText(address)}"></body></html>`;

/** The head at once, the rest when it is there. */
export function stream(head: string, rest: Promise<string>): ReadableStream {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(encoder.encode(head));
      try {
        controller.enqueue(encoder.encode(await rest));
        controller.close();
      } catch (error) {
        controller.error(error);
      }
    },
  });
}

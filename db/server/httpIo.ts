import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ProtocolError } from './errors.ts';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * Checks the bearer token of a request in a time that tells nothing about the right one.
 * @throws ProtocolError (401) when it is missing or wrong
 */
export function authorize(request: IncomingMessage, token: string): void {
  const given = /^Bearer (.*)$/i.exec(request.headers.authorization ?? '')?.[1];
  // Comparing digests: timingSafeEqual wants equal lengths, and the length is a secret too.
  if (given !== undefined && timingSafeEqual(digest(given), digest(token))) return;
  throw new ProtocolError(401, 'UNAUTHORIZED', 'a valid bearer token is needed');
}

/**
 * Reads the body of a request as text.
 * @throws ProtocolError (413) for a larger body
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    // A body that is too large is read to its end all the same (and thrown away): a client that is still
    // sending would see a broken connection instead of the answer.
    if (size <= maxBytes) chunks.push(chunk);
  }
  if (size > maxBytes)
    throw new ProtocolError(413, 'BODY_TOO_LARGE', `the body is larger than ${maxBytes} bytes`);
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Reads a text as JSON.
 * @throws ProtocolError (400) when it is none
 */
export function asJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new ProtocolError(400, 'PROTOCOL_ERROR', 'the body is not valid JSON');
  }
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  sendJsonText(response, status, JSON.stringify(body));
}

/** Sends a JSON response that is serialized already. */
export function sendJsonText(response: ServerResponse, status: number, json: string): void {
  if (response.destroyed) return;
  const text = Buffer.from(json);
  // Exactly this content type: the official client compares the whole header before it reads an error's code.
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': text.byteLength,
  });
  response.end(text);
}

/**
 * Answers a request that failed as a whole.
 * @param thrown anything but a ProtocolError is the server's fault (500)
 */
export function sendError(response: ServerResponse, thrown: unknown): void {
  const known = thrown instanceof ProtocolError;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const code = known ? thrown.code : 'INTERNAL_ERROR';
  sendJson(response, known ? thrown.status : 500, { message, code });
}

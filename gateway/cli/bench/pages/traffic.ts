import type { CDPSession } from '@playwright/test';

/** A request that went over the line. Times are milliseconds since 1970. */
export interface Request {
  url: string;
  began: number;
  /** 1 for the document, 2 for what it names, 3 for what these name. */
  depth: number;
  /** What arrived of it and when, headers included. */
  parts: { at: number; bytes: number }[];
}

export interface Traffic {
  /** Those since the last call. */
  taken: () => Request[];
}

interface Stack {
  callFrames: { url: string }[];
  parent?: Stack | undefined;
}

/** Notes what a page fetches. What comes from a cache is no request. */
export async function watchTraffic(cdp: CDPSession): Promise<Traffic> {
  let open = new Map<string, Request>();
  let depths = new Map<string, number>();
  /** Chrome's clock against the calendar's. */
  let offset = 0;
  const at = (timestamp: number) => timestamp * 1000 + offset;
  const receive = (id: string, timestamp: number, bytes: number) =>
    open.get(id)?.parts.push({ at: at(timestamp), bytes });

  cdp.on('Network.requestWillBeSent', ({ requestId, request, initiator, timestamp, wallTime, type }) => {
    if (!request.url.startsWith('http')) return;
    offset = (wallTime - timestamp) * 1000;
    const causes = [initiator.url, ...scriptsOf(initiator.stack)].flatMap((url) =>
      url ? (depths.get(url) ?? []) : [],
    );
    const depth = type === 'Document' ? 1 : Math.max(1, ...causes) + 1;
    depths.set(request.url, depth);
    open.set(requestId, { url: request.url, began: at(timestamp), depth, parts: [] });
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => open.delete(requestId));
  cdp.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) open.delete(requestId);
    else receive(requestId, timestamp, response.encodedDataLength);
  });
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength, timestamp }) =>
    receive(requestId, timestamp, encodedDataLength),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const heard = open.get(requestId)?.parts.reduce((sum, { bytes }) => sum + bytes, 0) ?? 0;
    receive(requestId, timestamp, encodedDataLength - heard);
  });
  await cdp.send('Network.enable');
  return {
    taken() {
      const requests = [...open.values()];
      open = new Map();
      depths = new Map();
      return requests;
    },
  };
}

function scriptsOf(stack: Stack | undefined): string[] {
  return stack ? [...stack.callFrames.map(({ url }) => url), ...scriptsOf(stack.parent)] : [];
}

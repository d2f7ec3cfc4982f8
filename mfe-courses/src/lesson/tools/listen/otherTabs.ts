/** Has one tab speak at a time. Returns how to tell the others that this one does now, and how to end. */
export function speakAlone(onOther: () => void): { tell: () => void; end: () => void } {
  const channel = new BroadcastChannel('apologia-listening');
  channel.onmessage = onOther;
  return { tell: () => channel.postMessage('speaking'), end: () => channel.close() };
}

interface MediaKeys {
  play: () => void;
  pause: () => void;
  step: (by: -1 | 1) => void;
}

/** Has a keyboard's, a headset's and a lock screen's keys do what the buttons do. Returns how to end. */
export function bindMediaKeys(title: string, album: string, { play, pause, step }: MediaKeys): () => void {
  const { mediaSession } = navigator;
  if (!mediaSession) return () => undefined;
  mediaSession.metadata = new MediaMetadata({ title, album, artist: 'Apologia' });
  const handlers = {
    play,
    pause,
    stop: pause,
    previoustrack: () => step(-1),
    nexttrack: () => step(1),
  };
  const actions = Object.entries(handlers) as [MediaSessionAction, () => void][];
  for (const [action, handler] of actions) mediaSession.setActionHandler(action, handler);
  return () => {
    mediaSession.metadata = null;
    mediaSession.playbackState = 'none';
    for (const [action] of actions) mediaSession.setActionHandler(action, null);
  };
}

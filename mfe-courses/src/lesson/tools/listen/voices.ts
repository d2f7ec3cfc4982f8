import { useEffect, useState } from 'react';

const waitMs = 2_000;

const english = () =>
  speechSynthesis
    .getVoices()
    .filter(({ lang }) => /^en\b/i.test(lang))
    // Those of the device speak without a network, and are not cut off.
    .sort((one, other) => Number(other.localService) - Number(one.localService));

export const canSpeak = () => 'speechSynthesis' in window;

/** The voices of this browser that speak English; `null` while it looks for them, which it does only when it is asked. */
export function useVoices(): readonly SpeechSynthesisVoice[] | null {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[] | null>(null);
  useEffect(() => {
    if (!canSpeak()) return;
    const look = () => {
      const found = english();
      if (found.length > 0) setVoices(found);
    };
    look();
    speechSynthesis.addEventListener('voiceschanged', look);
    const timer = setTimeout(() => setVoices((found) => found ?? []), waitMs);
    return () => {
      speechSynthesis.removeEventListener('voiceschanged', look);
      clearTimeout(timer);
    };
  }, []);
  return voices;
}

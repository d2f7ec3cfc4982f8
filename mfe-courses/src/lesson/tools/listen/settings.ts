import { readChoice, saveChoice } from '@apologia/kit/choices';
import { useState } from 'react';

/** A choice of this browser's, and how to change it. */
function useChoice(name: string): readonly [string, (choice: string) => void] {
  const [choice, setChoice] = useState(() => readChoice(name) ?? '');
  return [
    choice,
    (chosen) => {
      saveChoice(name, chosen);
      setChoice(chosen);
    },
  ];
}

export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** How this browser reads aloud. */
export function useListeningSettings(voices: readonly SpeechSynthesisVoice[]) {
  const [voiceUri, setVoice] = useChoice('listen-voice');
  const [speed, setSpeed] = useChoice('listen-speed');
  const [goesOn, setGoesOn] = useChoice('listen-goes-on');
  return {
    voice: voices.find((voice) => voice.voiceURI === voiceUri) ?? voices[0] ?? null,
    setVoice,
    speed: speeds.find((one) => String(one) === speed) ?? 1,
    setSpeed,
    goesOn: goesOn !== 'no',
    setGoesOn: (yes: boolean) => setGoesOn(yes ? '' : 'no'),
  };
}
export type ListeningSettings = ReturnType<typeof useListeningSettings>;

import { Button } from '@apologia/kit';
import { Volume2 } from 'lucide-react';
import type { ToolPanelProps } from '../tools.ts';
import styles from './Listen.module.css';
import { ListenBar } from './ListenBar.tsx';
import type { Problem } from './reader/reader.ts';
import { speeds, useListeningSettings } from './settings.ts';
import { useListening } from './useListening.ts';
import { canSpeak, useVoices } from './voices.ts';

const sentences: Record<Problem, string> = {
  refused: 'Your browser wants you to press the button yourself.',
  silent: 'This voice does not speak. Another one may.',
  'no-recording': 'The recording could not be played. Please try again.',
};

/** A lesson read aloud: by a voice of the browser, or from its recording where it has one. */
export default function ListenPanel({ detail }: ToolPanelProps) {
  const { audio, place, completed } = detail.lesson;
  const voices = useVoices();
  const settings = useListeningSettings(voices ?? []);
  const hasVoice = settings.voice !== null;
  const listening = useListening(detail, settings, Boolean(audio) || hasVoice);
  const { state, problem, start } = listening;

  if (!audio && !canSpeak()) return <p>This browser cannot read aloud.</p>;
  if (!audio && voices?.length === 0)
    return (
      <p>
        This browser has no English voice to read with. Most devices can add one, in their settings for
        speech.
      </p>
    );
  const canGoOn = !audio && Boolean(place?.block) && !completed;
  return (
    <div className={styles.panel}>
      <div className={styles.start}>
        <Button size="3" disabled={!audio && !hasVoice} onClick={() => start()}>
          <Volume2 size={18} aria-hidden="true" />
          {state === 'silent' ? 'Listen to the lesson' : 'From the beginning'}
        </Button>
        {canGoOn && hasVoice && (
          <Button size="3" variant="soft" onClick={() => start(place?.block)}>
            From where you stopped
          </Button>
        )}
      </div>
      {problem && <p role="alert">{sentences[problem]}</p>}
      <div className={styles.settings}>
        {!audio && (
          <label>
            Voice
            <select
              value={settings.voice?.voiceURI}
              onChange={(event) => settings.setVoice(event.target.value)}
            >
              {voices?.map(({ voiceURI, name }) => (
                <option key={voiceURI} value={voiceURI}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          Speed
          <select value={settings.speed} onChange={(event) => settings.setSpeed(event.target.value)}>
            {speeds.map((speed) => (
              <option key={speed} value={speed}>
                {speed} ×
              </option>
            ))}
          </select>
        </label>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={settings.goesOn}
            onChange={(event) => settings.setGoesOn(event.target.checked)}
          />
          Go on with the next lesson
        </label>
      </div>
      {state !== 'silent' && <ListenBar listening={listening} isRecording={Boolean(audio)} />}
    </div>
  );
}

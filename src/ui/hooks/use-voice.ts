import { useEffect, useState } from 'react';

const synthesis = (): SpeechSynthesis | null => ('speechSynthesis' in window ? window.speechSynthesis : null);

/** Only a voice of the device itself, because any other sends the text to a server. */
function voiceFor(language: string): SpeechSynthesisVoice | null {
  const voices = synthesis()?.getVoices() ?? [];
  const fitting = voices.filter(
    ({ lang }) => lang.replace('_', '-').toLowerCase().split('-')[0] === language,
  );
  return fitting.find(({ localService }) => localService) ?? null;
}

/** `voice` is null if the device has none for the language. Devices load their voices late. */
export function useVoice(language: string) {
  const [voice, setVoice] = useState(() => voiceFor(language));
  const [speaking, setSpeaking] = useState(false);
  useEffect(() => {
    const find = (): void => setVoice(voiceFor(language));
    find();
    const engine = synthesis();
    engine?.addEventListener('voiceschanged', find);
    return () => engine?.removeEventListener('voiceschanged', find);
  }, [language]);
  // Stops speaking when the player leaves the screen.
  useEffect(() => () => synthesis()?.cancel(), []);

  const stop = (): void => {
    synthesis()?.cancel();
    setSpeaking(false);
  };
  const speak = (text: string): void => {
    const engine = synthesis();
    if (engine === null || voice === null) return;
    engine.cancel();
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    for (const end of ['end', 'error'] as const) utterance.addEventListener(end, () => setSpeaking(false));
    setSpeaking(true);
    engine.speak(utterance);
  };
  return { able: voice !== null, speaking, speak, stop };
}

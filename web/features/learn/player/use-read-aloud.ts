import { useEffect, useState } from "react";

/** Reads a text aloud with the browser's voice, only on request. Stops when the text changes or the component is unmounted. */
export function useReadAloud(readText: () => string, place: number) {
  const [isReading, setReading] = useState(false);
  const voice = "speechSynthesis" in window ? window.speechSynthesis : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of place means a new text, so reading must stop.
  useEffect(
    () => () => {
      voice?.cancel();
      setReading(false);
    },
    [place, voice],
  );
  const toggle = () => {
    voice?.cancel();
    setReading(!isReading);
    if (isReading) return;
    const speech = new SpeechSynthesisUtterance(readText());
    speech.lang = "en-US";
    speech.onend = () => setReading(false);
    voice?.speak(speech);
  };
  return { isReading, toggle: voice && toggle };
}

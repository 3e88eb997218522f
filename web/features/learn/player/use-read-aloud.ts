import { useEffect, useState } from "react";

/** Reads a text with the browser's own voice, and only when it is asked to. Stops where the text changes or goes. */
export function useReadAloud(textOf: () => string, place: number) {
  const [isReading, setReading] = useState(false);
  const voice = "speechSynthesis" in window ? window.speechSynthesis : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another text, which nobody asked to hear.
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
    const speech = new SpeechSynthesisUtterance(textOf());
    speech.lang = "en-US";
    speech.onend = () => setReading(false);
    voice?.speak(speech);
  };
  return { isReading, toggle: voice && toggle };
}

import { readStored, store } from "#web/lib/storage.ts";
import { deviceKey } from "#web/lib/storage-keys.ts";

const MUTED_KEY = deviceKey("barcode-muted");
const BUZZ_MS = 60;
const BEEP = { hertz: 1040, seconds: 0.12, volume: 0.15 };

/** Stored on the device, because a beep is unwanted in places such as a classroom. */
export const readMuted = (): boolean => readStored(MUTED_KEY) === "yes";
export const storeMuted = (isMuted: boolean): void => store(MUTED_KEY, isMuted ? "yes" : null);

/** Vibrates and beeps briefly, if the device supports it. */
export function signalFound(): void {
  navigator.vibrate?.(BUZZ_MS);
  if (!("AudioContext" in window)) return;
  const audio = new AudioContext();
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = BEEP.hertz;
  volume.gain.value = BEEP.volume;
  tone.connect(volume).connect(audio.destination);
  tone.addEventListener("ended", () => void audio.close());
  tone.start();
  tone.stop(audio.currentTime + BEEP.seconds);
}

const BEEPS = 3;
const BEEP_S = 0.25;

let audio: AudioContext | undefined;

/** Browsers allow sound only after a user gesture, so this is called when the user starts a timer. */
export function prepareRing(): void {
  audio ??= typeof AudioContext === "undefined" ? undefined : new AudioContext();
  void audio?.resume().catch(() => undefined);
}

/** Plays three tones and vibrates. Without sound, the timer still shows that it has ended. */
export function ring(): void {
  navigator.vibrate?.([300, 150, 300, 150, 300]);
  if (!audio) return;
  for (let beep = 0; beep < BEEPS; beep++) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    volume.gain.value = 0.2;
    tone.frequency.value = 880;
    tone.connect(volume).connect(audio.destination);
    const at = audio.currentTime + beep * BEEP_S * 2;
    tone.start(at);
    tone.stop(at + BEEP_S);
  }
}

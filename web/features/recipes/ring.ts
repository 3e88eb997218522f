const BEEPS = 3;
const BEEP_S = 0.25;

let audio: AudioContext | undefined;

/** Browsers let a page sound only after a touch: called when somebody starts a timer. */
export function prepareRing(): void {
  audio ??= typeof AudioContext === "undefined" ? undefined : new AudioContext();
  void audio?.resume().catch(() => undefined);
}

/** Three tones and a buzz. Without sound the timer still shows that it is done. */
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

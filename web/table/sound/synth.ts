// Plays sounds with Web Audio. Loaded when the first one is due.
import type { SoundName } from '@tabularium/parts/shape';
import { type Part, SCORE } from './score.ts';

const VOLUME = 0.5;
/** Nearly silent: loudness that falls exponentially never reaches 0. */
const HUSH = 0.0005;
/** Seconds between sounds that are due at once. */
const APART = 0.22;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

function noiseIn(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * 1.5, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function sourceOf(audio: BaseAudioContext, { of, pitch, to = pitch }: Part, from: number, until: number): AudioScheduledSourceNode {
  if (of === 'noise') {
    noise ??= noiseIn(audio);
    return new AudioBufferSourceNode(audio, { buffer: noise, loop: true });
  }
  const tone = new OscillatorNode(audio, { type: of, frequency: pitch });
  tone.frequency.setValueAtTime(pitch, from);
  tone.frequency.exponentialRampToValueAtTime(to, until);
  return tone;
}
function begin(audio: BaseAudioContext, out: AudioNode, part: Part, start: number): void {
  const { of, at, lasts, pitch, to = pitch, loud, rise = 0.004 } = part;
  const [from, until] = [start + at, start + at + lasts];
  const source = sourceOf(audio, part, from, until);
  const loudness = new GainNode(audio, { gain: HUSH });
  loudness.gain.setValueAtTime(HUSH, from);
  loudness.gain.exponentialRampToValueAtTime(loud, from + rise);
  loudness.gain.exponentialRampToValueAtTime(HUSH, until);
  const filter = new BiquadFilterNode(
    audio,
    of === 'noise' ? { type: 'bandpass', frequency: pitch, Q: 1.1 } : { type: 'lowpass', frequency: 4200 },
  );
  if (of === 'noise') {
    filter.frequency.setValueAtTime(pitch, from);
    filter.frequency.exponentialRampToValueAtTime(to, until);
  }
  source.connect(filter).connect(loudness).connect(out);
  source.start(from);
  source.stop(until);
}

export async function play(names: readonly SoundName[]): Promise<void> {
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume();
  const out = new GainNode(context, { gain: VOLUME });
  out.connect(context.destination);
  for (const [n, name] of names.entries())
    for (const part of SCORE[name]) begin(context, out, part, context.currentTime + 0.01 + n * APART);
}

// The file of a running match holds hands, piles and dice, so its text is scrambled. The key is part of the program: like a folded sheet
// of paper, a box keeps honest people from seeing what they should not. It stops nobody who takes the program apart.
import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { Refusal } from './errors.ts';

const key = (): Uint8Array => sha256(utf8ToBytes('tabularium: a running match'));
const NONCE = 12;
const ABOUT = 'A match that is not over yet. Tabularium opens it to play on; its hidden things stay hidden until the end.';

/** A text in a box. Equal texts make equal boxes. */
export function boxed(text: string): string {
  const bytes = utf8ToBytes(text);
  const nonce = sha256(bytes).slice(0, NONCE);
  return JSON.stringify({ tabularium: ABOUT, box: lettersOf(nonce) + lettersOf(chacha20(key(), nonce, bytes)) });
}

/** The text in a box; undefined if the given text is no box. */
export function unboxed(text: string): string | undefined {
  const box = boxIn(text);
  if (box === undefined) return undefined;
  try {
    const nonce = bytesOf(box.slice(0, (NONCE / 3) * 4));
    const bytes = chacha20(key(), nonce, bytesOf(box.slice((NONCE / 3) * 4)));
    if (sha256(bytes).every((byte, i) => i >= NONCE || byte === nonce[i])) return new TextDecoder().decode(bytes);
  } catch {
    // not base64: refused below
  }
  throw new Refusal('bad-record', 'this file was changed after it was written, or it was cut off');
}
function boxIn(text: string): string | undefined {
  const [, box] = /^\s*\{\s*"tabularium"\s*:\s*"[^"]*"\s*,\s*"box"\s*:\s*"([^"]*)"\s*\}\s*$/.exec(text) ?? [];
  return box;
}

const STEP = 0x1800; // few enough arguments for one call, and a multiple of 3, so that the base64 pieces join
function lettersOf(bytes: Uint8Array): string {
  let letters = '';
  for (let i = 0; i < bytes.length; i += STEP) letters += btoa(String.fromCharCode(...bytes.subarray(i, i + STEP)));
  return letters;
}
const bytesOf = (letters: string): Uint8Array => Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));

/** 16 random bytes in hexadecimal: a key for an act, or a share of the dice. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

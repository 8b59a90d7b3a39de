/** Parses a whole number from 1 on; `name` is for the error. */
export function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`${name} must be a whole number from 1 on, not "${text}"`);
  return Number(text);
}

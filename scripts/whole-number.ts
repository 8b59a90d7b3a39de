/** A whole number from 1 on; anything else is refused by the name of what should have been one. */
export function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`${name} must be a whole number from 1 on, not "${text}"`);
  return Number(text);
}

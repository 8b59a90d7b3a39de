// Small texts that this browser remembers between visits. If storage is forbidden or full, they last as long as the page.
const memory = new Map<string, string>();

export function noted(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}
export function note(key: string, text: string): void {
  memory.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // memory has it
  }
}

// Small things that this browser remembers between visits. Where storage is forbidden or full, they last until the page is closed.
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
    // it is in memory
  }
}

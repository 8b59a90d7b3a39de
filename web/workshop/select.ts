/** How many lines stay visible above the selection. */
const ABOVE = 3;

/** Selects a range of a text area and scrolls to it. */
export function select(area: HTMLTextAreaElement, start: number, end: number): void {
  area.focus();
  area.setSelectionRange(start, end);
  const line = area.value.slice(0, start).split('\n').length - 1;
  area.scrollTop = Math.max(0, line - ABOVE) * Number.parseFloat(getComputedStyle(area).lineHeight);
  area.scrollLeft = 0;
}

/** Lines above what is shown. */
const ABOVE = 3;

/** Selects a part of what somebody writes, and brings it into view. */
export function select(area: HTMLTextAreaElement, start: number, end: number): void {
  area.focus();
  area.setSelectionRange(start, end);
  const line = area.value.slice(0, start).split('\n').length - 1;
  area.scrollTop = Math.max(0, line - ABOVE) * Number.parseFloat(getComputedStyle(area).lineHeight);
  area.scrollLeft = 0;
}

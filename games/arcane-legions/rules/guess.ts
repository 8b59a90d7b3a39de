/** Nothing on the table is hidden from anybody: armies are chosen in secret, and shown together. ARC-18.4 */
export const guess = (): void => undefined;

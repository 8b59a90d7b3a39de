/** The table hides nothing: armies are chosen in secret, but shown together. ARC-18.4 */
export const guess = (): void => undefined;

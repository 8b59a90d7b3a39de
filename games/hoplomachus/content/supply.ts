/** Health chips of each colour. HOP-24.9 */
export const HEALTH_CHIPS = 34;

/** Health chips of each colour. HOP-24.9 */
export const HEALTH_CHIPS = 34;
/** More hp for the chained hero of the second player, who acts last. HOP-15.12 */
export const SECOND_HERO_HP = 2;

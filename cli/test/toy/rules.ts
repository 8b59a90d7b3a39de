// Stands for the code of a game: what `rules` reads in it are the ids in its comments and strings.
export const LINE = 3; // TTT-1.2
export const CITED = ['TTT-1.1', 'TTT-9.9'];

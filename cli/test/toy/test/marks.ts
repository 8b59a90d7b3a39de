// Stands for the tests of a game: read as text by `rules`, never run.
import { rule } from '@tabularium/kernel/testing';

rule('TTT-1.1', 'a cell is marked once', () => undefined);
rule(['TTT-1.1', 'TTT-1.2'], 'three marks win', () => undefined);

// Every tiny game goes through the generic suite that real games get.
import { checkGame } from '../testing/index.ts';
import { ambush, ambushInvariants } from './games/ambush.ts';
import { beacon } from './games/beacon.ts';
import { bids, bidsInvariants } from './games/bids.ts';
import { purse, purseInvariants } from './games/purse.ts';
import { quarry, redPack } from './games/quarry.ts';
import { ticTacToe } from './games/tictactoe.ts';

const everywhere = { samples: 1000, matches: 3, mixtures: 8 };

checkGame(ticTacToe, everywhere);
checkGame(ambush, { ...everywhere, invariants: ambushInvariants });
checkGame(bids(), { ...everywhere, invariants: bidsInvariants });
checkGame(beacon, everywhere);
checkGame(purse(), { ...everywhere, invariants: purseInvariants });
checkGame(quarry, everywhere);
checkGame(quarry, { ...everywhere, content: redPack, setups: [{ mode: 'race', seats: 2 }] });

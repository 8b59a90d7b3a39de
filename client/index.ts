export { Api, type ApiOptions, ServerError, TableApi } from './api.ts';
export { type Follow, Follower, type Following, type Stream } from './follow.ts';
export { newKey } from './key.ts';
export { Mirror } from './mirror.ts';
export { type Deed, type RemoteEvents, RemoteMatch } from './remote-match.ts';
export type { Ack, Act, Chair, Hello, Invitation, MyTables, NewTable, SeatState, Someone, TableState, TableSummary } from './schemas.ts';
export type { Line, Message, Told, Whole } from './wire.ts';

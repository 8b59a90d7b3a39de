export { Api, type ApiOptions, ServerError, TableApi } from './api.ts';
export { Mirror } from './mirror.ts';
export { type Deed, newKey, type RemoteEvents, RemoteMatch } from './remote-match.ts';
export type { Ack, Act, Chair, Hello, Invitation, NewTable, SeatState, Someone, TableState } from './schemas.ts';
export type { Line, Message, Told, Whole } from './wire.ts';

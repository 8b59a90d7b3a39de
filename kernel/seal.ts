// A seal shows whether a save or a record was damaged or edited. It keeps no secrets and stops no forger: replaying does that.
import { canonical, digestText } from './digest.ts';

export const sealed = <T extends object>(body: T): T & { readonly seal: string } => ({ ...body, seal: sealOf(body) });
export const sealOf = (body: object): string => digestText(canonical({ ...body, seal: undefined })).slice(0, 32);

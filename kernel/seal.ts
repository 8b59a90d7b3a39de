// A seal over a save or a record tells a damaged or edited one from a whole one. It keeps no secrets and stops no forger: replaying does.
import { canonical, digestText } from './digest.ts';

export const sealed = <T extends object>(body: T): T & { readonly seal: string } => ({ ...body, seal: sealOf(body) });
export const sealOf = (body: object): string => digestText(canonical({ ...body, seal: undefined })).slice(0, 32);

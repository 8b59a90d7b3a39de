/** Choosing an option, and pointing at it. */
export interface Pointing {
  readonly choose: (option: number) => void;
  readonly point: (option: number | undefined) => void;
  readonly pointed: number | undefined;
}

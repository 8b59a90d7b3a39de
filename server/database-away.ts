// A database on another machine can be away for a while. Then nothing is wrong with a request: it may succeed later.

/** Classes of SQLSTATE: the connection failed, resources are short, an operator has intervened, the system failed. */
const STATES = /^(08|53|57|58)/;
const CALLS: readonly unknown[] = ['connect', 'read', 'write', 'getaddrinfo'];
/** What `pg` says without a code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered|was closed)|Query read timeout)/;

/** Whether an error says that the database cannot be reached now. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall, severity } = error as Error & { readonly code?: unknown; readonly syscall?: unknown; readonly severity?: unknown };
  if (severity !== undefined) return STATES.test(String(code));
  return CALLS.includes(syscall) || WORDS.test(error.message);
}

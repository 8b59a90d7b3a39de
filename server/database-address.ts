// The address of a PostgreSQL database, which may hold a password.

export const isDatabaseAddress = (url: string): boolean => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url);

/** An address to show: without the password, wherever it stands. */
export function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return 'the database';
  const { protocol, username, host, pathname } = new URL(url);
  return `${protocol}//${username === '' ? '' : `${username}@`}${host}${pathname}`;
}

// If its install script did not run, the `node` package silently leaves the system's Node in charge. So we check.
export const NODE_MAJOR = 24;

/**
 * What is wrong with a version of Node, or nothing.
 * @param {string} version
 * @returns {string | undefined}
 */
export function complaintAbout(version) {
  if (Number.parseInt(version, 10) === NODE_MAJOR) return undefined;
  return (
    `Tabularium needs Node ${NODE_MAJOR}, but this is Node ${version}.\n` +
    'Run it through npm (`npm start`, `npx tabularium ...`), which uses the Node of node_modules; ' +
    'if it did, install again with `npm ci` and let the install script of the package `node` run.'
  );
}

export function assertNodeVersion() {
  const complaint = complaintAbout(process.versions.node);
  if (complaint === undefined) return;
  console.error(complaint);
  process.exit(1);
}

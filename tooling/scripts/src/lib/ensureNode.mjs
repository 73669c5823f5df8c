const REQUIRED = [20, 19]

/** Throws a sentence for a Node.js that is too old; `engines` alone is only a warning in npm. */
export function ensureNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  if (major > REQUIRED[0] || (major === REQUIRED[0] && minor >= REQUIRED[1])) return
  throw new Error(`Node.js ${REQUIRED.join('.')} or newer is needed; this is ${version}.`)
}

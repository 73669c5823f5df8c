const REQUIRED = { major: 20, minor: 19 }

/** Throws if Node.js is too old; npm only warns about `engines`. */
export function ensureNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > REQUIRED.major || (major === REQUIRED.major && minor >= REQUIRED.minor)) return
  throw new Error(`Node.js ${REQUIRED.major}.${REQUIRED.minor} or newer is needed; this is ${version}.`)
}

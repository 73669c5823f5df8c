const LIMIT = 300

/** Files too long to read in one go, and exceptions that are none any more. */
export function checkLength(modules, exceptions) {
  const lengths = new Map(modules.filter((module) => !module.isTest).map(({ path, text }) => [path, countLines(text)]))
  const tooLong = [...lengths]
    .filter(([path, lines]) => lines > LIMIT && !(path in exceptions))
    .map(([path, lines]) => `${path} has ${lines} lines; more than ${LIMIT} needs a reason in longFiles.mjs.`)
  const stale = Object.keys(exceptions)
    .filter((path) => !(lengths.get(path) > LIMIT))
    .map((path) => `${path} is listed in longFiles.mjs and need not be.`)
  return [...tooLong, ...stale]
}

const countLines = (text) => text.trimEnd().split('\n').length

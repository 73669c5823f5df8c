/** What became of the mutants of a package, as a person reads it: the share that was found, then each that was not. */
export function report({ name, seed, results: all }) {
  // Where the tests did not run to their end nobody knows.
  const results = all.filter(({ outcome }) => outcome !== 'untried')
  const missed = results.filter(({ outcome }) => isMissed(outcome))
  const waited = results.filter(({ outcome }) => outcome === 'waited').length
  const found = results.length - missed.length
  const share = results.length === 0 ? 100 : Math.round((found / results.length) * 1000) / 10
  return [
    `${name}: ${found} of ${results.length} found (${share} %; ${waited} by waiting in vain), seed ${seed}`,
    ...missed.map(
      ({ mutant, outcome }) => `- ${describeMutant(mutant)}${outcome === 'unreached' ? ' (no test comes here)' : ''}`,
    ),
  ]
}

/** Whether no test minded, or none came there. */
export const isMissed = (outcome) => outcome === 'survived' || outcome === 'unreached'

export function describeMutant({ path, line, kind, before, replacement }) {
  const short = (text) => {
    const one = text.replaceAll(/\s+/g, ' ')
    return one.length > 60 ? `${one.slice(0, 59)}…` : one
  }
  return `${path}:${line} ${kind}: \`${short(before)}\` → \`${short(replacement)}\``
}

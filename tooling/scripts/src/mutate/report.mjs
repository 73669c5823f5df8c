/** What came of the mutants of a package, as a person reads it: the share that was found, then each that survived. */
export function report({ name, seed, results }) {
  const survivors = results.filter(({ outcome }) => outcome === 'survived')
  const found = results.length - survivors.length
  const share = results.length === 0 ? 100 : Math.round((found / results.length) * 1000) / 10
  return [
    `${name}: ${found} of ${results.length} found (${share} %), seed ${seed}`,
    ...survivors.map(({ mutant }) => `- ${describeMutant(mutant)}`),
  ]
}

export function describeMutant({ path, line, kind, before, replacement }) {
  const short = (text) => {
    const one = text.replaceAll(/\s+/g, ' ')
    return one.length > 60 ? `${one.slice(0, 59)}…` : one
  }
  return `${path}:${line} ${kind}: \`${short(before)}\` → \`${short(replacement)}\``
}

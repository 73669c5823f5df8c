import type { Mutant } from './mutants'

/** What became of a mutant. */
export type Outcome = 'found' | 'waited' | 'survived' | 'unreached' | 'untried'

export interface MutantResult {
  mutant: Mutant
  outcome: Outcome
  /** The test that found it, and what it said. */
  by?: string | undefined
}

/** What became of the mutants of a package, as a person reads it: the share that was found, then each that was not. */
export function report({ name, seed, results: all }: { name: string; seed: number; results: readonly MutantResult[] }) {
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
export const isMissed = (outcome: Outcome) => outcome === 'survived' || outcome === 'unreached'

export function describeMutant({ path, line, kind, before, replacement }: Mutant) {
  const short = (text: string) => {
    const one = text.replaceAll(/\s+/g, ' ')
    return one.length > 60 ? `${one.slice(0, 59)}…` : one
  }
  return `${path}:${line} ${kind}: \`${short(before)}\` → \`${short(replacement)}\``
}

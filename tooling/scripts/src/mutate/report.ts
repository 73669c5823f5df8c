import type { Mutant } from './mutants'

export type MutantOutcome = 'found' | 'waited' | 'survived' | 'unreached' | 'untried'

export interface MutantResult {
  mutant: Mutant
  outcome: MutantOutcome
  by?: string | undefined
}

export function formatMutationReport({
  name,
  seed,
  results: all,
}: {
  name: string
  seed: number
  results: readonly MutantResult[]
}) {
  // Leaves out mutants whose test run did not finish.
  const results = all.filter(({ outcome }) => outcome !== 'untried')
  const missed = results.filter(({ outcome }) => isMissedMutant(outcome))
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

export const isMissedMutant = (outcome: MutantOutcome) => outcome === 'survived' || outcome === 'unreached'

export function describeMutant({ path, line, kind, before, replacement }: Mutant) {
  const short = (text: string) => {
    const one = text.replaceAll(/\s+/g, ' ')
    return one.length > 60 ? `${one.slice(0, 59)}…` : one
  }
  return `${path}:${line} ${kind}: \`${short(before)}\` → \`${short(replacement)}\``
}

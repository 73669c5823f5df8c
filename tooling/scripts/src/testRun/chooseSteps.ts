import type { TestStep } from './steps'

/** Returns the named steps and their prerequisites, in order; without names, all but the long ones. */
export function chooseSteps(
  steps: readonly TestStep[],
  { names = [], isAll = false }: { names?: readonly string[]; isAll?: boolean },
): readonly TestStep[] {
  if (names.length === 0) return steps.filter(({ isLong }) => isAll || !isLong)
  const known = steps.map((step) => step.name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`No step is called ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  const wanted = new Set(names)
  // Prerequisites come earlier in the table, so one pass from the end finds them all.
  for (const step of [...steps].reverse()) {
    if (wanted.has(step.name)) for (const need of step.needs ?? []) wanted.add(need)
  }
  return steps.filter((step) => wanted.has(step.name))
}

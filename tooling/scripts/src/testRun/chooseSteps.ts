import type { Step } from './steps'

/** Gives the named steps and those they need, in the table's order; all but the long ones when none is named. */
export function chooseSteps(
  steps: readonly Step[],
  { names = [], isAll = false }: { names?: readonly string[]; isAll?: boolean },
): readonly Step[] {
  if (names.length === 0) return steps.filter(({ isLong }) => isAll || !isLong)
  const known = steps.map((step) => step.name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`No step is called ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  const wanted = new Set(names)
  // Needs point up the table, so one pass from its end finds them all.
  for (const step of [...steps].reverse()) {
    if (wanted.has(step.name)) for (const need of step.needs ?? []) wanted.add(need)
  }
  return steps.filter((step) => wanted.has(step.name))
}

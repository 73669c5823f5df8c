export interface Goal {
  readonly name: string
  readonly most: number
  readonly now: number
  readonly parts: readonly string[]
}

/** Formats the goals as a table, with the parts of missed goals below. */
export function formatGoals(goals: readonly Goal[]) {
  const width = Math.max(...goals.map(({ name }) => name.length))
  const isMissed = ({ most, now }: Goal) => now > most
  const row = (goal: Goal) => {
    const counts = [goal.most, goal.now].map((count) => String(count).padStart(7)).join('')
    return `${goal.name.padEnd(width)}${counts}${isMissed(goal) ? '  over' : ''}`
  }
  return [
    `${''.padEnd(width)}   goal    now`,
    ...goals.map(row),
    ...goals.filter(isMissed).flatMap(({ name, parts }) => ['', `${name}:`, ...parts.map((part) => `  ${part}`)]),
  ]
}

/** Lists counts by name, highest first. */
export function formatCounts(counts: ReadonlyMap<string, number>) {
  return [...counts].sort(([, one], [, other]) => other - one).map(([name, count]) => `${count} ${name}`)
}

import type { Step } from './steps'

/** Two already have every core busy most of the time; a third would only wait with them. */
const LANES = 2

/** The steps in their order; those that follow one another and may run `beside` others are together. */
export function inGroups(steps: readonly Step[]) {
  const groups: Step[][] = []
  for (const step of steps) {
    const last = groups.at(-1)
    if (step.beside && last?.[0]?.beside === step.beside) last.push(step)
    else groups.push([step])
  }
  return groups
}

/** Runs them two at a time, each once what it needs among them has passed. After a failure nothing more is started. */
export async function runGroup(group: readonly Step[], runOne: (step: Step) => Promise<boolean>) {
  const waiting = [...group]
  const passed = new Set<string>()
  const running = new Set<Promise<void>>()
  const names = new Set(group.map(({ name }) => name))
  let hasFailed = false
  const isReady = ({ needs = [] }: Step) => needs.every((need) => !names.has(need) || passed.has(need))
  const start = (step: Step) => {
    waiting.splice(waiting.indexOf(step), 1)
    const ended = runOne(step).then((hasPassed) => {
      running.delete(ended)
      if (hasPassed) passed.add(step.name)
      else hasFailed = true
    })
    running.add(ended)
  }
  for (;;) {
    const next = hasFailed || running.size === LANES ? undefined : waiting.find(isReady)
    if (next) start(next)
    else if (running.size > 0) await Promise.race(running)
    else return !hasFailed
  }
}

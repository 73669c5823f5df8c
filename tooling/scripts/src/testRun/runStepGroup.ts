import type { TestStep } from './steps'

/** Two steps keep all cores busy; a third would only wait. */
const LANES = 2

/** Groups neighboring steps with the same `beside`. */
export function groupSteps(steps: readonly TestStep[]) {
  const groups: TestStep[][] = []
  for (const step of steps) {
    const last = groups.at(-1)
    if (step.beside && last?.[0]?.beside === step.beside) last.push(step)
    else groups.push([step])
  }
  return groups
}

/** Runs steps two at a time, each after its prerequisites. Starts no step after a failure. */
export async function runStepGroup(group: readonly TestStep[], runOne: (step: TestStep) => Promise<boolean>) {
  const waiting = [...group]
  const passed = new Set<string>()
  const running = new Set<Promise<void>>()
  const names = new Set(group.map(({ name }) => name))
  let hasFailed = false
  const isReady = ({ needs = [] }: TestStep) => needs.every((need) => !names.has(need) || passed.has(need))
  const start = (step: TestStep) => {
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

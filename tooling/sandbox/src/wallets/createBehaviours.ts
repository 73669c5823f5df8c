import type { AddResult, Answer, Behaviour, ScriptSetup, SwitchErrorCode } from './scriptTypes'

export type Behaviours = ReturnType<typeof createBehaviours>

/** What the script has ordered: the queue of `next` first, then the mode. */
export function createBehaviours(setup: ScriptSetup, defaultMode: Answer) {
  const queue: Behaviour[] = []
  let mode: Behaviour = { answer: setup.mode ?? defaultMode }
  let delay = setup.delay ?? 0
  let times = 1
  const push = (behaviours: readonly (Answer | Behaviour)[]) => {
    queue.push(...behaviours.map((entry) => (typeof entry === 'string' ? { answer: entry } : entry)))
  }
  push(setup.next ?? [])

  return {
    switchErrorCode: (setup.switchErrorCode ?? 4902) as SwitchErrorCode,
    addResult: setup.addResult as AddResult | undefined,
    push,
    setMode(answer: Answer): void {
      mode = { answer }
    },
    setDelay(ms: number): void {
      delay = ms
    },
    setTimes(count: number): void {
      times = count
    },
    /** What the next `take` would give, without using it up. */
    peek: (): Answer => (queue[0] ?? mode).answer,
    take(): Behaviour & { readonly delay: number } {
      const behaviour = queue.shift() ?? mode
      return { ...behaviour, delay: behaviour.delay ?? delay }
    },
    takeTimes(): number {
      const taken = times
      times = 1
      return taken
    },
  }
}

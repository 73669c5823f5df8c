import type { AddChainResult, ScriptSetup, SwitchErrorCode, WalletAnswer, WalletBehavior } from './scriptTypes'

export type BehaviorQueue = ReturnType<typeof createBehaviorQueue>

export function createBehaviorQueue(setup: ScriptSetup, defaultMode: WalletAnswer) {
  const queue: WalletBehavior[] = []
  let mode: WalletBehavior = { answer: setup.mode ?? defaultMode }
  let delay = setup.delay ?? 0
  let times = 1
  const push = (behaviours: readonly (WalletAnswer | WalletBehavior)[]) => {
    queue.push(...behaviours.map((entry) => (typeof entry === 'string' ? { answer: entry } : entry)))
  }
  push(setup.next ?? [])

  return {
    switchErrorCode: (setup.switchErrorCode ?? 4902) as SwitchErrorCode,
    addResult: setup.addResult as AddChainResult | undefined,
    push,
    setMode(answer: WalletAnswer): void {
      mode = { answer }
    },
    setDelay(ms: number): void {
      delay = ms
    },
    setTimes(count: number): void {
      times = count
    },
    peek: (): WalletAnswer => (queue[0] ?? mode).answer,
    take(): WalletBehavior & { readonly delay: number } {
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

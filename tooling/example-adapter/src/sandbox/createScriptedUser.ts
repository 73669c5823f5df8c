/** Creates a wallet's user, whose answers a test controls. */
export function createScriptedUser() {
  const held = new Set<(isYes: boolean) => void>()
  let mode: 'approve' | 'reject' | 'hold' = 'approve'
  return {
    async ask(): Promise<boolean> {
      return mode === 'hold' ? new Promise((resolve) => held.add(resolve)) : mode === 'approve'
    },
    mode(next: typeof mode): void {
      mode = next
    },
    /** Number of open prompts. */
    open: () => held.size,
    release(answer: 'approve' | 'reject'): void {
      for (const resolve of held) resolve(answer === 'approve')
      held.clear()
    },
  }
}

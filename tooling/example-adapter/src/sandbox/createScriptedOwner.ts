/** An owner who says what a test wants. */
export function createScriptedOwner() {
  const held = new Set<(isYes: boolean) => void>()
  let mode: 'approve' | 'reject' | 'hold' = 'approve'
  return {
    async ask(): Promise<boolean> {
      return mode === 'hold' ? new Promise((resolve) => held.add(resolve)) : mode === 'approve'
    },
    mode(next: typeof mode): void {
      mode = next
    },
    /** How many questions are in front of them. */
    open: () => held.size,
    release(answer: 'approve' | 'reject'): void {
      for (const resolve of held) resolve(answer === 'approve')
      held.clear()
    },
  }
}

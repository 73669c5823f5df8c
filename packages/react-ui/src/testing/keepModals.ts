import { act } from 'react'
import { afterEach, vi } from 'vitest'

/** Destroys what a test made when it ends, while React waits for what is drawn. */
export function keepModals() {
  const kept: { destroy(): void }[] = []
  afterEach(async () => {
    await act(async () => {
      for (const modal of kept.splice(0)) modal.destroy()
    })
    vi.unstubAllGlobals()
  })
  return kept
}

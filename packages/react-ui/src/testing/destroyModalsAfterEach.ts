import { act } from 'react'
import { afterEach, vi } from 'vitest'

/** Destroys a test's modals when it ends, inside of `act`. */
export function destroyModalsAfterEach() {
  const created: { destroy(): void }[] = []
  afterEach(async () => {
    await act(async () => {
      for (const modal of created.splice(0)) modal.destroy()
    })
    vi.unstubAllGlobals()
  })
  return created
}

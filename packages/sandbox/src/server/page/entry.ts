import type { PageState } from '../toPageState'
import { applyPageState } from './applyPageState'

declare global {
  var __sandboxServer: { apply(state: PageState): void; follow(url: string): void } | undefined
}

globalThis.__sandboxServer = {
  apply: applyPageState,
  /** Follows the faults of a running sandbox. */
  follow(url) {
    let hasApplied = false
    new EventSource(url).addEventListener('message', ({ data }) => {
      const state: PageState = JSON.parse(data)
      const isUsual = state.mode === null && state.wrongNetwork === null
      // Leaves what a test has set by itself while there is no fault.
      if (isUsual && !hasApplied) return
      hasApplied = true
      applyPageState(state)
    })
  },
}

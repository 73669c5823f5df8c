import axe from 'axe-core'

export interface AxeResult {
  readonly violations: number
  readonly passes: number
  readonly version: string
  /** True if an open modal was included. */
  readonly withModal: boolean
}

/** Runs axe on the page as it is. */
export async function checkAxe(): Promise<AxeResult> {
  const withModal = [...document.querySelectorAll('[data-foyer]')].some((host) =>
    host.shadowRoot?.querySelector('[role=dialog]'),
  )
  // Frames of other sites are excluded.
  const { violations, passes } = await axe.run({ exclude: [['iframe']] }, { iframes: false })
  const count = violations.reduce((sum, { nodes }) => sum + nodes.length, 0)
  return { violations: count, passes: passes.length, version: axe.version, withModal }
}

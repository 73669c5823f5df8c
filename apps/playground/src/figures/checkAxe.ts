import axe from 'axe-core'

export interface AxeResult {
  readonly violations: number
  readonly passes: number
  readonly version: string
  /** Whether a modal was open, which is looked into as well. */
  readonly withModal: boolean
}

/** What axe finds in the page as it is now. */
export async function checkAxe(): Promise<AxeResult> {
  const withModal = [...document.querySelectorAll('[data-foyer]')].some((host) =>
    host.shadowRoot?.querySelector('[role=dialog]'),
  )
  // What other sites show in their frames is theirs.
  const { violations, passes } = await axe.run({ exclude: [['iframe']] }, { iframes: false })
  const count = violations.reduce((sum, { nodes }) => sum + nodes.length, 0)
  return { violations: count, passes: passes.length, version: axe.version, withModal }
}

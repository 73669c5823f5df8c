import type { Network, OpenParameters } from '@foyer/core'

export interface NetworkButtonDescription {
  /** Absent while the button warns of an unsupported network. */
  readonly network: Network | undefined
  readonly opens: OpenParameters
}

/** Describes the network button. */
export const describeNetworkButton = (
  network: Network | undefined,
  isUnsupported: boolean,
): NetworkButtonDescription => ({
  network: isUnsupported ? undefined : network,
  opens: { view: isUnsupported ? 'UnsupportedChain' : 'Networks' },
})

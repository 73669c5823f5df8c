import type { AccountState, OpenParameters, RegisteredNamespace } from '@foyer/core'

export interface ConnectButtonDescription {
  /** `1` is a filled button, `2` a raised one. */
  readonly kind: '1' | '2'
  readonly isBusy: boolean
  readonly opens: OpenParameters
}

/** Describes the connect button, which shows the account or a text. */
export const describeConnectButton = (
  status: AccountState['status'],
  namespace: RegisteredNamespace | undefined,
  showsAccount: boolean,
): ConnectButtonDescription => ({
  kind: showsAccount ? '2' : '1',
  isBusy: !showsAccount && status !== 'disconnected',
  opens: { view: showsAccount || namespace !== undefined ? undefined : 'Connect', namespace },
})

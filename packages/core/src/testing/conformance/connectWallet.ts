import type { Connection } from '../../adapter/connection.js'
import type { ConnectRequest } from '../../adapter/contract.js'
import type { CaseEnvironment, TestApp } from './createCaseEnvironment.js'

export interface WatchedChanges {
  readonly emitted: readonly string[]
  stop(): void
}

export interface ConnectedWallet extends WatchedChanges {
  readonly wallet: unknown
  readonly site: TestApp
  readonly connection: Connection
}

export async function connectWallet(
  stage: CaseEnvironment,
  request?: Partial<ConnectRequest>,
): Promise<ConnectedWallet> {
  const wallet = await stage.place()
  const site = stage.open()
  const connection = await site.connect(request)
  return { wallet, site, connection, ...watchChanges(connection) }
}

export function watchChanges(connection: Connection): WatchedChanges {
  const emitted: string[] = []
  const stop = connection.watch((change) => {
    if (change.type === 'accounts') emitted.push(`accounts ${change.accounts[0].address}`)
    else emitted.push(change.type === 'network' ? `network ${change.caipNetworkId}` : 'end')
  })
  return { emitted, stop }
}

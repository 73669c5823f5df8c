import type { Connection } from '../../adapter/connection.js'
import type { ConnectRequest } from '../../adapter/contract.js'
import type { Site, Stage } from './createStage.js'

/** What a connection has reported, in words that can be compared. */
export interface Changes {
  readonly told: readonly string[]
  stop(): void
}

export interface Connected extends Changes {
  readonly wallet: unknown
  readonly site: Site
  readonly connection: Connection
}

/** A page whose owner has connected a wallet. */
export async function connected(stage: Stage, request?: Partial<ConnectRequest>): Promise<Connected> {
  const wallet = await stage.place()
  const site = stage.open()
  const connection = await site.connect(request)
  return { wallet, site, connection, ...watch(connection) }
}

export function watch(connection: Connection): Changes {
  const told: string[] = []
  const stop = connection.watch((change) => {
    if (change.type === 'accounts') told.push(`accounts ${change.accounts[0].address}`)
    else told.push(change.type === 'network' ? `network ${change.caipNetworkId}` : 'end')
  })
  return { told, stop }
}

import type { Connector } from '@wagmi/core'
import type { RuntimeContext } from '../context.js'

export function storeRecentWallet({ config, adapterContext }: RuntimeContext, { id }: Connector): void {
  Promise.resolve(config.storage?.setItem('recentConnectorId', id)).catch((cause: unknown) =>
    adapterContext.log('debug', 'wagmi could not store the recent wallet', cause),
  )
}

import type { Connector } from '@wagmi/core'
import type { RuntimeContext } from './context.js'

/** Where wagmi's `reconnect` looks for the wallet to begin with, and to make the current one. */
export function rememberWallet({ config, host }: RuntimeContext, { id }: Connector): void {
  Promise.resolve(config.storage?.setItem('recentConnectorId', id)).catch((cause: unknown) =>
    host.log('debug', 'wagmi could not store the recent wallet', cause),
  )
}

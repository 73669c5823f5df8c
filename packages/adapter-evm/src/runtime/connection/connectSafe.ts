import { type DiscoveredConnection, onAbort } from '@foyer/core/adapter'
import type { Discovery } from '../../discover/discovery.js'
import type { Eip1193Provider } from '../../provider.js'
import type { RuntimeContext } from '../context.js'
import { connect } from './connect.js'

export interface ConnectSafeParameters {
  readonly discovery: Discovery
  readonly listener: (result: DiscoveredConnection<'eip155', Eip1193Provider>) => void
  readonly signal: AbortSignal
}

export function connectSafe(context: RuntimeContext, { discovery, listener, signal }: ConnectSafeParameters): void {
  let isConnecting = false
  const join = async () => {
    const connection = await connect(context, { walletId: 'safe', silent: true, signal })
    const connector = context.config.connectors.find(({ id }) => id === 'safe')
    if (connector && !signal.aborted) listener({ wallet: context.getWallet(connector), connection, active: false })
  }
  const stop = discovery.subscribe((result) => {
    if (isConnecting || !result.some(({ wallet }) => wallet.id === 'safe')) return
    isConnecting = true
    join().catch((cause: unknown) =>
      context.adapterContext.log('warn', 'Could not connect to the Safe that frames this page', cause),
    )
  })
  onAbort(signal, stop)
}

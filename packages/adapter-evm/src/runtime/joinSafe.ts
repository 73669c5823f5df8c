import { type FoundConnection, onAbort } from '@foyer/core/adapter'
import type { Discovery } from '../discover/discovery.js'
import type { Eip1193Provider } from '../provider.js'
import { connect } from './connect.js'
import type { RuntimeContext } from './context.js'

export interface JoinSafeParameters {
  readonly discovery: Discovery
  readonly listener: (found: FoundConnection<'eip155', Eip1193Provider>) => void
  readonly signal: AbortSignal
}

/** A page in a Safe has one wallet, and it is connected already: nobody is asked. One of the last visit goes before it. */
export function joinSafe(context: RuntimeContext, { discovery, listener, signal }: JoinSafeParameters): void {
  let isJoined = false
  const join = async () => {
    const connection = await connect(context, { walletId: 'safe', silent: true, signal })
    const connector = context.config.connectors.find(({ id }) => id === 'safe')
    if (connector && !signal.aborted) listener({ wallet: context.walletOf(connector), connection, active: false })
  }
  const stop = discovery.subscribe((found) => {
    if (isJoined || !found.some(({ wallet }) => wallet.id === 'safe')) return
    isJoined = true
    join().catch((cause: unknown) => context.host.log('warn', 'The Safe around this page is not connected', cause))
  })
  onAbort(signal, stop)
}

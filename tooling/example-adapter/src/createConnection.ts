import { type AdapterHost, type Connection, type ConnectionChange, ModalError } from '@foyer/core/adapter'
import type { TronProvider } from './provider.js'
import { signMessage } from './signMessage.js'
import { switchNetwork } from './switchNetwork.js'

export type TronConnection = Connection<'tron', TronProvider>

/** A live link to one wallet. It follows the wallet until the wallet ends it, the page leaves, or the modal goes. */
export function createConnection(
  host: AdapterHost<'tron'>,
  start: { readonly provider: TronProvider; readonly address: string; readonly chainId: string },
): TronConnection {
  const { provider } = start
  let { address, chainId } = start
  const life = new AbortController()
  const listeners = new Set<(change: ConnectionChange<'tron'>) => void>()

  const tell = (change: ConnectionChange<'tron'>) => {
    for (const listener of [...listeners]) listener(change)
  }
  const end = () => {
    if (life.signal.aborted) return
    life.abort()
    tell({ type: 'end' })
    listeners.clear()
  }
  const goTo = (next: unknown) => {
    if (typeof next !== 'string' || next === chainId) return
    chainId = next
    tell({ type: 'network', caipNetworkId: connection.caipNetworkId })
  }
  const hear = (event: string, listener: (value: unknown) => void) => {
    provider.on(event, listener)
    const stop = () => provider.removeListener(event, listener)
    AbortSignal.any([life.signal, host.signal]).addEventListener('abort', stop)
  }
  hear('disconnect', end)
  hear('chainChanged', (info) => goTo(Object(info).chainId))
  hear('accountsChanged', (accounts) => {
    const [next]: readonly unknown[] = Array.isArray(accounts) ? accounts : []
    if (typeof next !== 'string') return end()
    if (next === address) return
    address = next
    tell({ type: 'accounts', accounts: connection.accounts })
  })

  const checkLive = () => {
    if (life.signal.aborted) throw new ModalError('CONNECTION_ENDED')
  }
  const connection: TronConnection = {
    provider,
    get accounts() {
      return [{ address, type: 'eoa' }] as const
    },
    get caipNetworkId() {
      return `tron:${chainId}` as const
    },
    watch(listener) {
      if (!life.signal.aborted) listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    disconnect: async () => end(),
    async switchNetwork(network) {
      checkLive()
      await switchNetwork(provider, network)
      goTo(network.id)
    },
    // Some wallets cannot sign messages: then there is no such act.
    ...(provider.tronWeb?.trx.signMessageV2 && {
      async signMessage({ message }) {
        checkLive()
        return signMessage(provider, message)
      },
    }),
  }
  return connection
}

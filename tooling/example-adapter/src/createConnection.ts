import { type AdapterContext, type Connection, createConnectionController, onAbort } from '@foyer/core/adapter'
import type { TronProvider } from './provider.js'
import { signMessage } from './signMessage.js'
import { switchNetwork } from './switchNetwork.js'

export type TronConnection = Connection<'tron', TronProvider>

/**
 * Creates the connection to a wallet. It follows the wallet's events until the wallet, the app or the modal ends it.
 */
export function createConnection(
  adapterContext: AdapterContext<'tron'>,
  {
    provider,
    address,
    chainId,
  }: { readonly provider: TronProvider; readonly address: string; readonly chainId: string },
): TronConnection {
  const live = createConnectionController<'tron'>({
    state: { accounts: [{ address, type: 'eoa' }], caipNetworkId: `tron:${chainId}` },
    signal: adapterContext.signal,
  })
  const goTo = (next: unknown) => {
    if (typeof next === 'string') live.set({ ...live.now(), caipNetworkId: `tron:${next}` })
  }
  const hear = (event: string, listener: (value: unknown) => void) => {
    provider.on(event, listener)
    onAbort(live.signal, () => provider.removeListener(event, listener))
  }
  hear('disconnect', () => live.end())
  hear('chainChanged', (info) => goTo(Object(info).chainId))
  hear('accountsChanged', (accounts) => {
    const [next]: readonly unknown[] = Array.isArray(accounts) ? accounts : []
    if (typeof next !== 'string') return live.end()
    live.set({ ...live.now(), accounts: [{ address: next, type: 'eoa' }] })
  })

  return live.connection({
    provider,
    disconnect: async () => live.end(),
    async switchNetwork(network) {
      await switchNetwork(provider, network)
      goTo(network.id)
    },
    // Some wallets cannot sign messages; their connection has no `signMessage`.
    ...(provider.tronWeb?.trx.signMessageV2 && {
      signMessage: ({ message }) => signMessage(provider, message),
    }),
  })
}

import {
  type ConnectionController,
  type ConnectionState,
  createConnectionController,
  ModalError,
  onAbort,
} from '@foyer/core/adapter'
import type { BitcoinConnection, RuntimeContext } from '../context.js'
import type { WalletApi, WalletState } from '../walletApi.js'
import { createAuthorizationStorage } from './createAuthorizationStorage.js'
import { createProvider } from './createProvider.js'
import { requirePaymentAddress } from './requirePaymentAddress.js'
import { toAccounts } from './toAccounts.js'

export interface CreateConnectionParameters {
  readonly walletId: string
  readonly walletApi: WalletApi
  readonly state: WalletState
}

export function createConnection(
  context: RuntimeContext,
  { walletId, walletApi, state }: CreateConnectionParameters,
): BitcoinConnection {
  const { adapterContext, connections, disconnects } = context
  const start = toConnectionState(state)
  if (!start) throw new ModalError('NOT_AUTHORIZED', { context: { walletId } })
  let now = state
  let chosen: string | undefined
  let latest: Promise<void> = Promise.resolve()

  const live: ConnectionController<'bip122'> = createConnectionController({
    state: start,
    signal: adapterContext.signal,
    refresh: (isRefused) => refresh({ isRefused, isPatient: !isRefused }),
    onEnd() {
      if (connections.get(walletId) === connection) connections.delete(walletId)
    },
  })
  /**
   * Ends the connection of a wallet that lists no accounts. The wallet is locked or disconnected; the next request to
   * it tells which.
   */
  const endHidden = () =>
    live.end(walletApi.hidesAccounts && new ModalError('WALLET_LOCKED', { context: { walletId } }))
  const memory = createAuthorizationStorage(adapterContext, walletId)
  if (walletApi.hidesAccounts) memory.allow()
  const apply = (next: WalletState) => {
    const standing = toConnectionState(next, chosen)
    if (!standing) return live.end()
    now = next
    live.set(standing)
  }
  const refresh = ({ isRefused = false, isPatient = false } = {}): Promise<void> => {
    const mine: Promise<void> = walletApi.read(isRefused).then((next) => {
      if (mine !== latest) return latest
      if (live.isEnded()) return
      if (!next) return isPatient ? undefined : endHidden()
      chosen = keepSelectedAccount({ chosen, before: now, next })
      apply(next)
    })
    latest = mine
    return mine
  }
  const stop = walletApi.listen((event) => {
    if (event === 'hidden') return endHidden()
    if (event === 'ended') {
      memory.forget()
      return live.end()
    }
    refresh().catch((cause: unknown) =>
      adapterContext.log('debug', `"${walletId}" changed but could not be read`, cause),
    )
  })
  onAbort(live.signal, stop)

  const current = () => {
    live.check()
    return { ...now, account: live.now().accounts[0] }
  }
  const provider = createProvider(adapterContext, { walletApi: withRefresh(live, walletApi), current })
  const { signMessage, switchNetwork } = walletApi
  const connection: BitcoinConnection = live.connection({
    provider,
    async disconnect() {
      if (live.isEnded()) return disconnects.pending(walletId)
      memory.forget()
      live.end()
      await disconnects.notify(walletId, walletApi.disconnect)
    },
    async selectAccount(account) {
      chosen = requirePaymentAddress(current(), account)
      apply(now)
    },
    ...(signMessage && {
      signMessage: ({ message, account }) => provider.signMessage({ message, address: account.address }),
    }),
    ...((walletApi.sendTransfer ?? walletApi.signPsbt) && {
      sendTransaction: async ({ transaction }) => ({ hash: await provider.sendTransfer(transaction) }),
    }),
    ...(switchNetwork && {
      async switchNetwork(network) {
        await switchNetwork(network)
        // Some wallets switch networks without an event.
        await refresh()
        if (now.caipNetworkId === network.caipNetworkId) return
        throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId: network.caipNetworkId } })
      },
    }),
  })
  connections.set(walletId, connection)
  return connection
}

function withRefresh({ request: send }: ConnectionController<'bip122'>, walletApi: WalletApi): WalletApi {
  const { addresses, sendTransfer, signMessage, signPsbt } = walletApi
  return {
    ...walletApi,
    ...(addresses && { addresses: (account) => send(() => addresses(account)) }),
    ...(signMessage && { signMessage: (request) => send(() => signMessage(request)) }),
    ...(signPsbt && { signPsbt: (request) => send(() => signPsbt(request)) }),
    ...(sendTransfer && { sendTransfer: (request) => send(() => sendTransfer(request)) }),
  }
}

function toConnectionState(
  { addresses, caipNetworkId }: WalletState,
  chosen?: string,
): ConnectionState<'bip122'> | undefined {
  const accounts = toAccounts(addresses, chosen)
  return accounts && { accounts, caipNetworkId }
}

interface KeepSelectedAccountParameters {
  readonly chosen: string | undefined
  readonly before: WalletState
  readonly next: WalletState
}

/**
 * Keeps the account that the user selected. After a network switch, it is the address at the same index; once the
 * wallet has selected another account, the selection is dropped.
 */
function keepSelectedAccount({ chosen, before, next }: KeepSelectedAccountParameters): string | undefined {
  const [old, fresh] = [payments(before), payments(next)]
  if (before.caipNetworkId !== next.caipNetworkId) return chosen && fresh[old.indexOf(chosen)]
  return old[0] === fresh[0] ? chosen : undefined
}

function payments({ addresses }: WalletState): readonly string[] {
  return addresses.filter(({ purpose }) => purpose === 'payment').map(({ address }) => address)
}

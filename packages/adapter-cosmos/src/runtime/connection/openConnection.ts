import {
  type Account,
  type Accounts,
  type ConnectionController,
  createConnectionController,
  ModalError,
  type Network,
} from '@foyer/core/adapter'
import { base64 } from '@scure/base'
import type { DiscoveredWallet } from '../../discover/findWallets.js'
import type { KeplrWallet } from '../../keplr.js'
import type { CosmosConnection, RuntimeContext } from '../context.js'
import type { SharedAccount } from '../walletApi.js'
import { createKeplrApi } from '../wallets/createKeplrApi.js'
import { enableChain } from '../wallets/enableChain.js'
import { readSharedAccount } from '../wallets/readSharedAccount.js'
import { revokePermissions } from '../wallets/revokePermissions.js'
import { watchKeystore } from '../wallets/watchKeystore.js'
import { createConnection } from './createConnection.js'
import { removeStoredWallet, storeAccount, storeChain } from './storage.js'

export interface OpenConnectionParameters {
  readonly discovered: DiscoveredWallet
  readonly wallet: KeplrWallet
  readonly network: Network<'cosmos'>
  readonly key: SharedAccount
  /** Set while the account comes from storage and the wallet has not confirmed it. @default false */
  readonly isRestored?: boolean | undefined
}

export function openConnection(
  context: RuntimeContext,
  { discovered, wallet, network, key, isRestored = false }: OpenConnectionParameters,
): CosmosConnection {
  const { adapterContext, disconnects, connections, permissions, requests } = context
  const walletId = discovered.wallet.id
  // A parallel request may have created the connection meanwhile.
  const before = connections.get(walletId)
  if (before) return before
  const live: ConnectionController<'cosmos'> = createConnectionController({
    state: toConnectionState(network, key),
    signal: adapterContext.signal,
    refresh: (isRefused) => look(isRefused),
    onEnd() {
      connections.delete(walletId)
      leftChains = removeStoredWallet(adapterContext, walletId)
    },
  })
  let leftChains: readonly string[] = []
  permissions.take(walletId)
  let here = network
  let lastSwitch = network
  let isSure = !isRestored
  const show = (at: Network<'cosmos'>, shown: SharedAccount) => {
    const chainId = String(at.id)
    here = at
    storeChain(adapterContext, { walletId, chainId })
    storeAccount(adapterContext, { walletId, chainId, key: shown })
    live.set(toConnectionState(at, shown))
  }
  show(network, key)
  /** Reads a restored account from the wallet again before the first signature: the user may have switched accounts. */
  const confirmKey = async () => {
    if (isSure) return
    const at = here
    const [before] = live.now().accounts
    await enableChain(wallet, { network: at, signal: live.signal })
    const now = await readSharedAccount(wallet, String(at.id))
    live.check()
    if (!isSure) {
      isSure = true
      show(at, now)
    }
    if (now.address !== before.address) {
      throw new ModalError('NOT_AUTHORIZED', {
        message: 'The wallet switched accounts: connect again',
        context: { walletId },
      })
    }
  }

  const look = async (isRefused: boolean) => {
    const at = here
    const chainId = String(at.id)
    const isShown = wallet.isConnected ? (await wallet.isConnected(chainId)) !== false : !isRefused
    if (!isShown) return isRefused ? live.end() : undefined
    if (!wallet.isConnected) return
    const next = await readSharedAccount(wallet, chainId)
    if (live.isEnded() || at !== here || next.address === live.now().accounts[0].address) return
    show(at, next)
  }

  const keystore = watchKeystore({ discovered, signal: live.signal }, async (isStale) => {
    const at = here
    try {
      const next = await readSharedAccount(wallet, String(at.id))
      if (isStale()) return
      // The app switched networks during the read, so the account of the new network is read too.
      if (at === here) {
        isSure = true
        show(at, next)
      } else keystore.refresh()
    } catch (cause) {
      if (!isStale()) live.end(cause)
    }
  })

  const switchNetwork = async (next: Network<'cosmos'>) => {
    const chainId = String(next.id)
    lastSwitch = next
    const turn = keystore.turn()
    const pending = requests.begin(walletId, wallet)
    const request = async () => {
      await enableChain(wallet, { network: next, signal: live.signal })
      if (live.isEnded()) permissions.add(walletId, chainId)
    }
    // Access that the user grants after the connection ended is revoked.
    await pending.request(request, chainId).finally(pending.end)
    live.check()
    const nextKey = await readSharedAccount(wallet, chainId)
    live.check()
    if (lastSwitch !== next) throw new ModalError('ABORTED')
    isSure = true
    show(next, nextKey)
    // The user switched accounts while the network was switched.
    if (keystore.turn() !== turn) keystore.refresh()
  }

  const connection = createConnection(context, {
    live,
    walletApi: createKeplrApi(wallet, { live, before: confirmKey }),
    switchNetwork,
    async disconnect() {
      if (live.isEnded()) return disconnects.pending(walletId)
      live.end()
      const chainIds = [...new Set([...leftChains, ...permissions.take(walletId)])]
      await disconnects.notify(walletId, () => revokePermissions(wallet, chainIds))
    },
  })
  connections.set(walletId, connection)
  return connection
}

function toConnectionState({ caipNetworkId }: Network<'cosmos'>, key: SharedAccount) {
  return { caipNetworkId, accounts: toAccounts([key]) }
}

function toAccounts([first, ...others]: readonly [SharedAccount, ...SharedAccount[]]): Accounts {
  return [toAccount(first), ...others.map(toAccount)]
}

function toAccount({ address, pubkey }: SharedAccount): Account {
  return { address, type: 'eoa', ...(pubkey.length ? { publicKey: base64.encode(pubkey) } : {}) }
}

import { createLive, ModalError, type Network } from '@foyer/core/adapter'
import type { FoundWallet } from '../../discover/findWallets.js'
import type { KeplrWallet } from '../../keplr.js'
import type { CosmosConnection, RuntimeContext } from '../context.js'
import { createConnection } from '../createConnection.js'
import type { Key } from '../link.js'
import { toAccounts } from '../toAccounts.js'
import { createKeplrLink } from './createKeplrLink.js'
import { enable } from './enable.js'
import { forgetChains, rememberChain, rememberKey } from './memory.js'
import { readKey } from './readKey.js'
import { tellLeft } from './tellLeft.js'
import { watchKeystore } from './watchKeystore.js'

export interface OpenParameters {
  readonly found: FoundWallet
  readonly wallet: KeplrWallet
  readonly network: Network<'cosmos'>
  readonly key: Key
  /** It is what the wallet showed last time. @default false */
  readonly isRecalled?: boolean | undefined
}

/** A wallet that has allowed a chain and shown its key there, until either side ends it. */
export function openConnection(
  context: RuntimeContext,
  { found, wallet, network, key, isRecalled = false }: OpenParameters,
): CosmosConnection {
  const { host, leaving, open, permissions, requests } = context
  const walletId = found.wallet.id
  // Somebody else asked at the same time.
  const before = open.get(walletId)
  if (before) return before
  const live = createLive({
    standing: standing(network, key),
    signal: host.signal,
    onEnd() {
      open.delete(walletId)
      leftChains = forgetChains(host, walletId)
    },
  })
  let leftChains: readonly string[] = []
  permissions.take(walletId)
  let here = network
  let switches = 0
  let isSure = !isRecalled
  const show = (at: Network<'cosmos'>, shown: Key) => {
    const chainId = String(at.id)
    here = at
    rememberChain(host, { walletId, chainId })
    rememberKey(host, { walletId, chainId, key: shown })
    live.set(standing(at, shown))
  }
  show(network, key)
  /** The wallet may have gone to another key since the last visit: it says so before it signs. */
  const makeSure = async () => {
    if (isSure) return
    const at = here
    const [before] = live.now().accounts
    await enable(wallet, { network: at, signal: live.signal })
    const now = await readKey(wallet, String(at.id))
    live.check()
    if (isSure || at !== here) return
    isSure = true
    show(at, now)
    if (now.address !== before.address) {
      throw new ModalError('NOT_AUTHORIZED', { message: 'The wallet uses another account now', context: { walletId } })
    }
  }

  const keystore = watchKeystore({ found, signal: live.signal }, async (isStale) => {
    const at = here
    try {
      const next = await readKey(wallet, String(at.id))
      if (isStale()) return
      // Meanwhile on another network: that one's key is as old.
      if (at === here) {
        isSure = true
        show(at, next)
      } else keystore.refresh()
    } catch (cause) {
      // A wallet that has changed and shows no key has left this page.
      if (!isStale()) live.end(cause)
    }
  })

  const switchNetwork = async (next: Network<'cosmos'>) => {
    const chainId = String(next.id)
    switches += 1
    const mine = switches
    const turn = keystore.turn()
    const asking = requests.begin(walletId, wallet)
    const ask = async () => {
      await enable(wallet, { network: next, signal: live.signal })
      if (live.isEnded()) permissions.add(walletId, chainId)
    }
    // Allowed after the end, it is taken back as soon as nobody waits.
    await asking.ask(ask, chainId).finally(asking.end)
    live.check()
    const nextKey = await readKey(wallet, chainId)
    live.check()
    if (mine !== switches) throw new ModalError('ABORTED')
    isSure = true
    show(next, nextKey)
    // Another key came while this one was read.
    if (keystore.turn() !== turn) keystore.refresh()
  }

  const connection = createConnection(context, {
    live,
    link: createKeplrLink(wallet, makeSure),
    switchNetwork,
    async disconnect() {
      if (live.isEnded()) return leaving.of(walletId)
      live.end()
      const chainIds = [...new Set([...leftChains, ...permissions.take(walletId)])]
      await leaving.leave(walletId, () => tellLeft(wallet, chainIds))
    },
  })
  open.set(walletId, connection)
  return connection
}

function standing({ caipNetworkId }: Network<'cosmos'>, key: Key) {
  return { caipNetworkId, accounts: toAccounts([key]) }
}

import { LEAVE_WAIT, ModalError, onAbort, toModalError, within } from '@foyer/core/adapter'
import { type Config, createConnector } from '@wagmi/core'
import { SwitchChainError, UserRejectedRequestError, withRetry } from 'viem'
import type { Eip1193Provider } from '../../provider.js'
import { type SwitchChainParameters, switchChain } from '../acts/switchChain.js'
import { listenToWallet } from './listenToWallet.js'
import { readChainId } from './readChainId.js'
import { readAccounts, requestAccounts } from './requestAccounts.js'
import type { WalletSource } from './source.js'

/** What a connector says before it ends because its wallet shows no account any more. */
export const EMPTY = 'foyer:empty'

export interface WalletConnectorParameters {
  readonly source: WalletSource
  readonly config: Config
  /** Ends listening to the wallet. */
  readonly signal: AbortSignal
  readonly log: SwitchChainParameters['log']
}

/**
 * One wallet as a connector of wagmi. In place of wagmi's `injected` because that one connects by itself when the wallet
 * speaks, which makes an answer to a closed request a connection; needs a window; and knows the chains of its creation only.
 */
export function walletConnector({ source, config, signal, log }: WalletConnectorParameters) {
  const { wallet } = source
  const leftKey = `${wallet.id}.disconnected`
  let provider: Promise<Eip1193Provider> | undefined
  let unlisten = () => {}

  return createConnector<Eip1193Provider>(({ emitter, storage }) => {
    const getProvider = () => {
      provider ??= load(source).catch((cause: unknown) => {
        provider = undefined
        throw cause
      })
      return provider
    }
    const listen = (to: Eip1193Provider) => {
      unlisten()
      const end = () => {
        unlisten()
        emitter.emit('disconnect')
      }
      const stop = listenToWallet(to, {
        onAccounts: (accounts) => emitter.emit('change', { accounts }),
        onChain: (chainId) => emitter.emit('change', { chainId }),
        onEmpty() {
          emitter.emit('message', { type: EMPTY })
          end()
        },
        onEnd: end,
      })
      const unlink = onAbort(signal, stop)
      unlisten = () => {
        unlink()
        stop()
      }
    }
    const switchTo = async ({ chainId, addEthereumChainParameter }: SwitchParameters) => {
      const chain = config.chains.find(({ id }) => id === chainId)
      if (!chain) throw new SwitchChainError(new ModalError('CHAIN_NOT_SUPPORTED', { context: { chainId } }))
      try {
        await switchChain(await getProvider(), { chain, addParameter: addEthereumChainParameter, log })
      } catch (cause) {
        // Pages that call wagmi know its errors, not ours.
        const error = toModalError(cause)
        throw error.code === 'USER_REJECTED' ? new UserRejectedRequestError(error) : new SwitchChainError(error)
      }
      emitter.emit('change', { chainId })
      return chain
    }

    return {
      id: wallet.id,
      name: wallet.name,
      icon: wallet.imageUrl,
      rdns: wallet.info?.rdns,
      type: wallet.type === 'EXTERNAL' ? wallet.id : 'injected',
      getProvider,
      async connect({ chainId, isReconnecting, withCapabilities } = {}) {
        const connected = await getProvider()
        const anew = Boolean(await storage?.getItem(leftKey))
        const accounts = isReconnecting ? await readAccounts(connected) : await requestAccounts(connected, { anew })
        if (!accounts.length) throw new ModalError('NOT_AUTHORIZED')
        listen(connected)
        await storage?.removeItem(leftKey)
        if (chainId && source.canSwitch && chainId !== (await readChainId(connected))) await switchTo({ chainId })
        const answer = withCapabilities ? accounts.map((address) => ({ address, capabilities: {} })) : accounts
        // The type of the answer hangs on a type parameter of the call; wagmi's own connectors say `never` here too.
        return { accounts: answer as never, chainId: await readChainId(connected) }
      },
      async disconnect() {
        unlisten()
        await storage?.setItem(leftKey, true)
        const left = await getProvider()
        await within(source.leave(left), LEAVE_WAIT, () => {}).catch(() => {})
      },
      getAccounts: async () => readAccounts(await getProvider()),
      getChainId: async () => readChainId(await getProvider()),
      async isAuthorized() {
        if (await storage?.getItem(leftKey)) return false
        try {
          // MetaMask does not answer at once on a page that has just loaded (`isAuthorized` of `injected` in
          // @wagmi/core 3.6.5, https://github.com/wevm/wagmi, seen 2026-11; it names no version).
          const accounts = await withRetry(async () => readAccounts(await getProvider()))
          return accounts.length > 0
        } catch {
          return false
        }
      },
      ...(source.canSwitch ? { switchChain: switchTo } : {}),
      // wagmi's types ask for these; nothing calls them, the wallet's events are heard above.
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {},
    }
  })
}

interface SwitchParameters {
  readonly chainId: number
  readonly addEthereumChainParameter?: object | undefined
}

async function load(source: WalletSource): Promise<Eip1193Provider> {
  const provider = await source.load()
  if (typeof provider?.request === 'function') return provider
  throw new ModalError('WALLET_NOT_FOUND', { context: { walletId: source.wallet.id } })
}

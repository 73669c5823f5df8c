import { DISCONNECT_NOTICE_TIMEOUT_MS, ModalError, onAbort, toModalError, withTimeout } from '@foyer/core/adapter'
import { type Config, createConnector } from '@wagmi/core'
import { ResourceUnavailableRpcError, SwitchChainError, UserRejectedRequestError, withRetry } from 'viem'
import type { Eip1193Provider } from '../../provider.js'
import { type SwitchChainParameters, switchChain } from '../methods/switchChain.js'
import { listenToWallet } from './listenToWallet.js'
import { readChainId } from './readChainId.js'
import { readAccounts, requestAccounts } from './requestAccounts.js'
import type { ConnectorSource } from './toConnectorSource.js'

/** Type of the message that a connector emits when its wallet lists no accounts, before it disconnects. */
export const NO_ACCOUNTS_MESSAGE_TYPE = 'foyer:empty'

export interface CreateWalletConnectorParameters {
  readonly source: ConnectorSource
  readonly config: Config
  readonly signal: AbortSignal
  readonly log: SwitchChainParameters['log']
}

/**
 * Creates the wagmi connector of a wallet. wagmi's own `injected` connects on the wallet's events, so that a request
 * which the user abandoned could still connect. It also needs a window, and knows only the chains it was created with.
 */
export function createWalletConnector({ source, config, signal, log }: CreateWalletConnectorParameters) {
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
          emitter.emit('message', { type: NO_ACCOUNTS_MESSAGE_TYPE })
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
        // Apps that call wagmi's actions expect wagmi's errors.
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
        const accounts = isReconnecting
          ? await readAccounts(connected)
          : await requestAccounts(connected, { anew }).catch(rethrowForWagmi)
        if (!accounts.length) throw new ModalError('NOT_AUTHORIZED')
        listen(connected)
        // The app may have disconnected during the prompt.
        await storage?.removeItem(leftKey)
        if (chainId && source.canSwitch && chainId !== (await readChainId(connected))) await switchTo({ chainId })
        const answer = withCapabilities ? accounts.map((address) => ({ address, capabilities: {} })) : accounts
        // wagmi's types require a different result for each `withCapabilities`; wagmi's own connectors cast to `never`
        // too.
        return { accounts: answer as never, chainId: await readChainId(connected) }
      },
      async disconnect() {
        unlisten()
        await storage?.setItem(leftKey, true)
        const left = await getProvider()
        await withTimeout(source.disconnect(left), DISCONNECT_NOTICE_TIMEOUT_MS, () => {}).catch(() => {})
      },
      getAccounts: async () => readAccounts(await getProvider()),
      getChainId: async () => readChainId(await getProvider()),
      async isAuthorized() {
        if (await storage?.getItem(leftKey)) return false
        try {
          // MetaMask may not answer at once after page load (`isAuthorized` of `injected` in @wagmi/core 3.6.5,
          // https://github.com/wevm/wagmi, seen 2026-11; it names no version).
          const accounts = await withRetry(async () => readAccounts(await getProvider()))
          return accounts.length > 0
        } catch {
          return false
        }
      },
      ...(source.canSwitch ? { switchChain: switchTo } : {}),
      // wagmi's types require these, but nothing calls them.
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {},
    }
  })
}

function rethrowForWagmi(cause: unknown): never {
  const error = toModalError(cause)
  if (error.code === 'USER_REJECTED') throw new UserRejectedRequestError(error)
  if (error.code === 'REQUEST_PENDING') throw new ResourceUnavailableRpcError(error)
  throw cause
}

interface SwitchParameters {
  readonly chainId: number
  readonly addEthereumChainParameter?: object | undefined
}

async function load(source: ConnectorSource): Promise<Eip1193Provider> {
  const provider = await source.load()
  if (typeof provider?.request === 'function') return provider
  throw new ModalError('WALLET_NOT_FOUND', { context: { walletId: source.wallet.id } })
}

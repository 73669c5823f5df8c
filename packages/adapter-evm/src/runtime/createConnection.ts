import { type Account, createLive, ModalError, onAbort, type Standing } from '@foyer/core/adapter'
import type { Connector } from '@wagmi/core'
import { getAddress } from 'viem'
import type { Eip1193Provider } from '../provider.js'
import { activate } from './activate.js'
import { estimateGas, sendTransaction } from './acts/sendTransaction.js'
import { signMessage } from './acts/signMessage.js'
import { signTypedData } from './acts/signTypedData.js'
import type { EvmConnection, RuntimeContext } from './context.js'
import { disconnect } from './disconnect.js'
import { isLive } from './isLive.js'
import { putBack } from './putBack.js'
import { selectAccount } from './selectAccount.js'
import { switchNetwork } from './switchNetwork.js'
import { parseChainId } from './wallets/parseChainId.js'
import { EMPTY } from './wallets/walletConnector.js'

/** One connection of wagmi's state, as core wants it. Lives until wagmi holds it no longer. */
export function createConnection(
  context: RuntimeContext,
  { connector, provider }: { readonly connector: Connector; readonly provider: Eip1193Provider },
): EvmConnection {
  const { config, live: connections, asked, accountTypes, signal } = context
  const { uid } = connector
  const standing = readConnection(context, connector)
  if (!standing) throw new ModalError('CONNECTION_ENDED')
  const live = createLive<'eip155'>({
    standing,
    signal,
    onEnd() {
      connections.delete(uid)
      asked.delete(uid)
      accountTypes.delete(uid)
    },
  })
  let end = () => live.end()
  const onMessage = ({ type }: { readonly type: string }) => {
    // Whether it was locked or has left, whoever asks it next learns.
    if (type === EMPTY) end = () => live.end(new ModalError('WALLET_LOCKED'))
  }
  connector.emitter.on('message', onMessage)
  onAbort(live.signal, () => connector.emitter.off('message', onMessage))
  const follow = () => {
    const next = readConnection(context, connector, live.now())
    if (next) return live.set(next)
    // wagmi's `reconnect` empties its state and puts connections back one by one.
    if (!putBack(context) && config.state.status !== 'reconnecting') end()
  }
  onAbort(
    live.signal,
    config.subscribe((state) => state, follow),
  )

  const connection: EvmConnection = live.connection({
    provider,
    activate: () => activate(context, connector),
    disconnect: () => disconnect(context, connector),
    signMessage: (input) => signMessage(provider, input),
    signTypedData: (input) => signTypedData(provider, input),
    sendTransaction: (input) => sendTransaction(provider, { ...input, chainId: toChainId(live.now()) }),
    estimateGas: (input) => estimateGas(provider, { ...input, chainId: toChainId(live.now()) }),
    async writeContract(input) {
      const { writeContract } = await import('./acts/writeContract.js')
      return writeContract(provider, { ...input, chainId: toChainId(live.now()) })
    },
    async readAssets(input) {
      const { readAssets } = await import('./acts/readAssets.js')
      return readAssets(provider, input)
    },
    async readNfts(input) {
      const { readNfts } = await import('./acts/readAssets.js')
      return readNfts(provider, input)
    },
    async sendCalls(input) {
      const { sendCalls } = await import('./acts/sendCalls.js')
      return sendCalls(provider, { ...input, chainId: toChainId(live.now()) })
    },
    async canSendCalls(input) {
      const { canSendCalls } = await import('./acts/sendCalls.js')
      return canSendCalls(provider, { ...input, chainId: toChainId(live.now()) })
    },
    async permissions() {
      const { createPermissions } = await import('./acts/permissions.js')
      return createPermissions(provider)
    },
    async readCalls(input) {
      const { readCalls } = await import('./acts/sendCalls.js')
      return readCalls(provider, input)
    },
    selectAccount: (account) => selectAccount(context, { connector, account }),
    // A Safe lives on one chain.
    ...(connector.switchChain && {
      switchNetwork: (network) => switchNetwork({ connector, provider, network, log: context.host.log }),
    }),
  })
  connections.set(uid, connection)
  return connection
}

function readConnection(
  { config, accountTypes }: RuntimeContext,
  { uid, type }: Connector,
  before?: Standing<'eip155'>,
): Standing<'eip155'> | undefined {
  const found = isLive(config, uid) ? config.state.connections.get(uid) : undefined
  const typeOf = accountTypes.get(uid)
  const [first, ...others] = (found?.accounts ?? []).map((given): Account => {
    const address = getAddress(given)
    return { address, type: typeOf?.(address) ?? (type === 'safe' ? 'smartAccount' : 'eoa') }
  })
  // wagmi's own connectors put what a wallet emits into the state as it is: a chain that is none changes nothing.
  const chainId = parseChainId(found?.chainId)
  const caipNetworkId: Standing<'eip155'>['caipNetworkId'] | undefined =
    chainId === undefined ? before?.caipNetworkId : `eip155:${chainId}`
  return first && caipNetworkId && { accounts: [first, ...others], caipNetworkId }
}

const toChainId = ({ caipNetworkId }: Standing<'eip155'>) => Number(caipNetworkId.slice('eip155:'.length))

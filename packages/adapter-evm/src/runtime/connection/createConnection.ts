import {
  type Account,
  type ConnectionController,
  type ConnectionState,
  createConnectionController,
  ModalError,
  onAbort,
  parseChainId,
} from '@foyer/core/adapter'
import type { Connection, Connector } from '@wagmi/core'
import { getAddress } from 'viem'
import type { Eip1193Provider } from '../../provider.js'
import type { EvmConnection, RuntimeContext } from '../context.js'
import { estimateGas, sendTransaction } from '../methods/sendTransaction.js'
import { signMessage } from '../methods/signMessage.js'
import { signTypedData } from '../methods/signTypedData.js'
import { NO_ACCOUNTS_MESSAGE_TYPE } from '../wallets/createWalletConnector.js'
import { disconnect } from './disconnect.js'
import { isConnectionLive } from './isConnectionLive.js'
import { refreshConnection } from './refreshConnection.js'
import { selectAccount } from './selectAccount.js'
import { storeRecentWallet } from './storeRecentWallet.js'
import { switchNetwork } from './switchNetwork.js'

export function createConnection(
  context: RuntimeContext,
  { connector, provider }: { readonly connector: Connector; readonly provider: Eip1193Provider },
): EvmConnection {
  const { config, connections, requested, accountTypes, signal } = context
  const { uid } = connector
  const standing = readConnection(context, connector)
  if (!standing) throw new ModalError('CONNECTION_ENDED')
  const live: ConnectionController<'eip155'> = createConnectionController({
    state: standing,
    signal,
    refresh: (isRefused) => refreshConnection(context, { connector, provider, isRefused, signal: live.signal }),
    onEnd() {
      connections.delete(uid)
      requested.delete(uid)
      accountTypes.delete(uid)
    },
  })
  let end = () => live.end()
  const onMessage = ({ type }: { readonly type: string }) => {
    // A wallet without accounts is locked or disconnected; the next request to it tells which.
    if (type === NO_ACCOUNTS_MESSAGE_TYPE) end = () => live.end(new ModalError('WALLET_LOCKED'))
  }
  connector.emitter.on('message', onMessage)
  onAbort(live.signal, () => connector.emitter.off('message', onMessage))
  const follow = () => {
    const next = readConnection(context, connector, live.now())
    if (next) return live.set(next)
    // wagmi's `reconnect` empties its state first and restores connections one by one.
    if (!restoreWagmiState(context) && config.state.status !== 'reconnecting') end()
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
      const { writeContract } = await import('../methods/writeContract.js')
      return writeContract(provider, { ...input, chainId: toChainId(live.now()) })
    },
    async readAssets(input) {
      const { readAssets } = await import('../methods/readAssets.js')
      return readAssets(provider, input)
    },
    async readNfts(input) {
      const { readNfts } = await import('../methods/readAssets.js')
      return readNfts(provider, input)
    },
    async sendCalls(input) {
      const { sendCalls } = await import('../methods/sendCalls.js')
      return sendCalls(provider, { ...input, chainId: toChainId(live.now()) })
    },
    async canSendCalls(input) {
      const { canSendCalls } = await import('../methods/sendCalls.js')
      return canSendCalls(provider, { ...input, chainId: toChainId(live.now()) })
    },
    async canUsePaymaster({ account, caipNetworkId }) {
      const { canUsePaymaster } = await import('../methods/sendCalls.js')
      return canUsePaymaster(provider, { account, chainId: Number(caipNetworkId.slice('eip155:'.length)) })
    },
    async permissions() {
      const { createPermissionMethods } = await import('../methods/permissions/createPermissionMethods.js')
      return createPermissionMethods(provider)
    },
    async readCalls(input) {
      const { readCallsStatus } = await import('../methods/sendCalls.js')
      return readCallsStatus(provider, input)
    },
    selectAccount: (account) => selectAccount(context, { connector, account }),
    ...(connector.switchChain && {
      switchNetwork: (network) => switchNetwork({ connector, provider, network, log: context.adapterContext.log }),
    }),
  })
  connections.set(uid, connection)
  return connection
}

function readConnection(
  { config, accountTypes }: RuntimeContext,
  { uid, type }: Connector,
  before?: ConnectionState<'eip155'>,
): ConnectionState<'eip155'> | undefined {
  const result = isConnectionLive(config, uid) ? config.state.connections.get(uid) : undefined
  const typeOf = accountTypes.get(uid)
  const [first, ...others] = (result?.accounts ?? []).map((input): Account => {
    const address = getAddress(input)
    return { address, type: typeOf?.(address) ?? (type === 'safe' ? 'smartAccount' : 'eoa') }
  })
  // wagmi's connectors store the chain ids that wallets emit without a check.
  const chainId = parseChainId(result?.chainId)
  const caipNetworkId: ConnectionState<'eip155'>['caipNetworkId'] | undefined =
    chainId === undefined ? before?.caipNetworkId : `eip155:${chainId}`
  return first && caipNetworkId && { accounts: [first, ...others], caipNetworkId }
}

const toChainId = ({ caipNetworkId }: ConnectionState<'eip155'>) => Number(caipNetworkId.slice('eip155:'.length))

function activate(context: RuntimeContext, connector: Connector): void {
  const { config, chosen } = context
  const { uid } = connector
  if (!isConnectionLive(config, uid)) return
  chosen.uid = uid
  if (config.state.current === uid) return
  config.setState((state) => ({ ...state, current: uid }))
  storeRecentWallet(context, connector)
}

/**
 * Restores the connections that `WagmiProvider` drops when it mounts, mistaking them for stored ones. Its state is then
 * `connected`, with a current uid but no connections.
 */
function restoreWagmiState({ config, connections: live }: RuntimeContext): boolean {
  const { status, current, connections } = config.state
  if (status !== 'connected' || connections.size || !current || !live.has(current)) return false
  const ours = new Map<string, Connection>()
  for (const connector of config.connectors) {
    const connection = live.get(connector.uid)
    if (!connection) continue
    const [first, ...others] = connection.accounts.map(({ address }) => address as `0x${string}`)
    if (!first) continue
    ours.set(connector.uid, {
      connector,
      accounts: [first, ...others],
      chainId: Number(connection.caipNetworkId.split(':')[1]),
    })
  }
  config.setState((state) => ({ ...state, connections: ours }))
  return true
}

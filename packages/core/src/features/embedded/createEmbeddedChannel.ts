import type { AuthClient, EmbeddedUser } from '@foyer/auth-frame'
import type { Channel, ChannelApproval, ChannelChange } from '../../adapter/channel.js'
import { ModalError } from '../../errors/ModalError.js'
import type { AccountType } from '../../types/account.js'
import type { CaipAddress, CaipNetworkId, Namespace } from '../../types/caip.js'
import type { Network } from '../../types/network.js'
import type { Wallet } from '../../types/wallet.js'
import { getNamespace } from '../../utils/caip.js'
import { WalletRpcError } from './embeddedError.js'
import type { RpcPolicy } from './loadFrame.js'

export interface EmbeddedRequest {
  readonly id: string
  readonly method: string
  readonly caipNetworkId: CaipNetworkId
}

/** Prompts the user in the secure site's frame. Its methods reject with errors that can be passed on to the app. */
export interface FramePrompter {
  promptUser(request: EmbeddedRequest, sendRequest: (signal: AbortSignal) => Promise<unknown>): Promise<unknown>
  rejectUnsupported(request: EmbeddedRequest): Promise<never>
}

export interface EmbeddedChannelParameters extends FramePrompter {
  readonly wallet: Wallet
  /** Used only to log out, which must not wait for a frame that does not load. All other calls use `callFrame`. */
  readonly client: AuthClient
  callFrame<T>(question: (ready: AuthClient) => Promise<T>): Promise<T>
  readonly policy: RpcPolicy
  networks(): readonly Network[]
  rpcUrl(network: Network): string | undefined
  fetchUser(caipNetworkId: CaipNetworkId): Promise<EmbeddedUser>
  onEnd(): void
}

export interface EmbeddedChannel extends Channel {
  setUser(namespace: Namespace, user: EmbeddedUser): void
  user(namespace: Namespace): EmbeddedUser | undefined
  readonly isEnded: boolean
  /** Ends the connection without a logout at the secure site. */
  end(): void
}

/** RPC methods that the embedded wallet answers. To libraries, a wallet without the first of each list is read-only. */
const methods: Readonly<Record<string, readonly string[]>> = {
  eip155: [
    'personal_sign',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'eth_sendUserOperation',
    'wallet_sendCalls',
    'wallet_getCallsStatus',
    'wallet_getCapabilities',
    'wallet_grantPermissions',
    'wallet_revokePermissions',
    'wallet_requestExecutionPermissions',
    'wallet_revokeExecutionPermission',
    'wallet_getSupportedExecutionPermissions',
    'wallet_getGrantedExecutionPermissions',
    'wallet_getAssets',
  ],
  solana: [
    'solana_signMessage',
    'solana_signTransaction',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
  ],
}

// Methods that do not prompt the user but need the frame, because a node cannot answer them.
const FRAME_READ = /UserOperation|EntryPoints|^wallet_/

export function createEmbeddedChannel(parameters: EmbeddedChannelParameters): EmbeddedChannel {
  const { wallet, client, callFrame, policy, networks, rpcUrl, fetchUser, promptUser, rejectUnsupported, onEnd } =
    parameters
  const users = new Map<Namespace, EmbeddedUser>()
  const listeners = new Map<(change: ChannelChange) => void, Namespace>()
  let isEnded = false
  let count = 0
  let logout = Promise.resolve()

  const emit = (namespace: Namespace, change: ChannelChange) => {
    for (const [listener, each] of [...listeners]) if (each === namespace) listener(change)
  }
  const listNetworks = (namespace: Namespace) => networks().filter(({ chainNamespace }) => chainNamespace === namespace)

  const approved = (namespace: Namespace): ChannelApproval | undefined => {
    const user = users.get(namespace)
    if (isEnded || !user) return undefined
    const caipNetworkIds = listNetworks(namespace).map(({ caipNetworkId }) => caipNetworkId)
    const addresses = listAddresses(user)
    return {
      accounts: addresses.flatMap((address) => caipNetworkIds.map((id): CaipAddress => `${id}:${address}`)),
      caipNetworkIds,
      methods: methods[namespace] ?? [],
      isRead: (method) => policy.classifyRpc(method) === 'safe' && !FRAME_READ.test(method),
      events: ['accountsChanged', 'chainChanged'],
      accountTypes: getAccountTypes(user),
    }
  }
  const setUser = (namespace: Namespace, user: EmbeddedUser) => {
    const before = users.get(namespace)
    users.set(namespace, user)
    if (before && toUserKey(before) !== toUserKey(user))
      emit(namespace, { type: 'accounts', addresses: listAddresses(user) })
  }

  const sendRequest = async (
    { method, params, caipNetworkId }: Parameters<Channel['request']>[0],
    signal?: AbortSignal,
  ): Promise<unknown> => {
    const network = networks().find((each) => each.caipNetworkId === caipNetworkId)
    const request = {
      method,
      params,
      chainId: toFrameChainId(caipNetworkId),
      chainNamespace: getNamespace(caipNetworkId) === 'solana' ? ('solana' as const) : ('eip155' as const),
      rpcUrl: network && rpcUrl(network),
    }
    try {
      return await callFrame((ready) => ready.rpc(request, { signal }))
    } catch (cause) {
      throw toRpcError(cause)
    }
  }

  const end = () => {
    if (isEnded) return
    isEnded = true
    for (const listener of [...listeners.keys()]) listener({ type: 'end' })
    listeners.clear()
    onEnd()
  }

  return {
    wallet,
    approved,
    setUser,
    user: (namespace) => users.get(namespace),
    get isEnded() {
      return isEnded
    },
    async request(args) {
      const { method, params, caipNetworkId } = args
      if (isEnded || !users.has(getNamespace(caipNetworkId))) throw new ModalError('CONNECTION_ENDED')
      try {
        policy.checkRpcParams(method, params)
      } catch (cause) {
        throw new WalletRpcError(-32602, cause instanceof Error ? cause.message : String(cause), cause)
      }
      const request = { id: `${++count}`, method, caipNetworkId }
      const kind = policy.classifyRpc(method, params)
      if (kind === 'unknown') return rejectUnsupported(request)
      return kind === 'safe' ? sendRequest(args) : promptUser(request, (signal) => sendRequest(args, signal))
    },
    async enterNetwork(caipNetworkId) {
      const network = networks().find((each) => each.caipNetworkId === caipNetworkId)
      const url = network && rpcUrl(network)
      const chainId = toFrameChainId(caipNetworkId)
      await callFrame((ready) => ready.switchNetwork({ chainId, ...(url === undefined ? {} : { rpcUrl: url }) }))
      // The user's smart account may not exist on this network, and then the address changes.
      setUser(getNamespace(caipNetworkId), await fetchUser(caipNetworkId))
    },
    watch(namespace, listener) {
      if (!isEnded) listeners.set(listener, namespace)
      return () => void listeners.delete(listener)
    },
    end,
    close() {
      if (isEnded) return logout
      end()
      // A failed logout does no harm: the session at the secure site expires by itself.
      logout = client.signOut().then(noop, noop)
      return logout
    },
  }
}

export function toFrameChainId(caipNetworkId: CaipNetworkId): number | string {
  return getNamespace(caipNetworkId) === 'eip155' ? Number(caipNetworkId.split(':')[1]) : caipNetworkId
}

function listAddresses({ address, accounts = [] }: EmbeddedUser): readonly string[] {
  return [...new Set([address, ...accounts.map((each) => each.address)])]
}

function getAccountTypes({ address, accounts = [], preferredAccountType }: EmbeddedUser): Record<string, AccountType> {
  const types = accounts.map((each) => [each.address, each.type] as const)
  return { [address]: preferredAccountType ?? 'eoa', ...Object.fromEntries(types) }
}

const noop = () => {}
const toUserKey = (user: EmbeddedUser) => JSON.stringify([listAddresses(user), getAccountTypes(user)])

/** Converts a failure of the frame to a `WalletRpcError`, because libraries read its numeric code. */
export function toRpcError(error: unknown): unknown {
  if (!(error instanceof ModalError) || error.code !== 'EMBEDDED_FAILED') return error
  const { cause } = error
  const rpcCode = cause instanceof Error && 'rpcCode' in cause ? cause.rpcCode : undefined
  return new WalletRpcError(typeof rpcCode === 'number' ? rpcCode : -32603, error.message, cause)
}

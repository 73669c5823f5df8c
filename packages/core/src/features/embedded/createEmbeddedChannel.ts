import type { AuthClient, EmbeddedUser } from '@foyer/auth-frame'
import type { Channel, ChannelApproval, ChannelChange } from '../../adapter/channel.js'
import { ModalError } from '../../errors/ModalError.js'
import type { AccountType } from '../../types/account.js'
import type { CaipAddress, CaipNetworkId, Namespace } from '../../types/caip.js'
import type { Network } from '../../types/network.js'
import type { Wallet } from '../../types/wallet.js'
import { namespaceOf } from '../../utils/caip.js'
import { WalletRpcError } from './embeddedError.js'
import type { RpcPolicy } from './loadFrame.js'

/** What the site asks of the embedded wallet. */
export interface EmbeddedRequest {
  readonly id: string
  readonly method: string
  readonly caipNetworkId: CaipNetworkId
}

/** How what the visitor has to decide is brought before them. Each rejects with what the site is to be told. */
export interface Decisions {
  /** Runs `ask` when it is this one's turn, with the frame on screen. */
  decide(request: EmbeddedRequest, ask: (signal: AbortSignal) => Promise<unknown>): Promise<unknown>
  /** Shows that the wallet does not know this method, and rejects. */
  refuse(request: EmbeddedRequest): Promise<never>
}

export interface EmbeddedChannelParameters extends Decisions {
  readonly wallet: Wallet
  /** For the logout, which must not wait for a frame that is gone. */
  readonly client: AuthClient
  /** Asks the frame; its errors are ours. */
  askFrame<T>(question: (ready: AuthClient) => Promise<T>): Promise<T>
  readonly policy: RpcPolicy
  networks(): readonly Network[]
  rpcUrl(network: Network): string | undefined
  /** Asks the frame who this is on a network. */
  fetchUser(caipNetworkId: CaipNetworkId): Promise<EmbeddedUser>
  /** The visitor is logged out: everything of it is to be forgotten. */
  onEnd(): void
}

export interface EmbeddedChannel extends Channel {
  /** Who this is in a namespace, as the frame says. */
  take(namespace: Namespace, user: EmbeddedUser): void
  /** The same account of theirs under another address: another kind of account, or another network. */
  user(namespace: Namespace): EmbeddedUser | undefined
  readonly isEnded: boolean
  /** The login is over at the secure site: nobody has to be told there. */
  end(): void
}

/** What the frame asks the visitor about. The first entry of each is there so that libraries see a wallet that signs. */
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

/** What the frame knows and a node does not. */
const FRAME_READ = /UserOperation|EntryPoints|^wallet_/

/** A login as a channel: for the adapters one more wallet that several namespaces ride on. */
export function createEmbeddedChannel(parameters: EmbeddedChannelParameters): EmbeddedChannel {
  const { wallet, client, askFrame, policy, networks, rpcUrl, fetchUser, decide, refuse, onEnd } = parameters
  const users = new Map<Namespace, EmbeddedUser>()
  const listeners = new Map<(change: ChannelChange) => void, Namespace>()
  let isEnded = false
  let count = 0
  let left = Promise.resolve()

  const tell = (namespace: Namespace, change: ChannelChange) => {
    for (const [listener, each] of [...listeners]) if (each === namespace) listener(change)
  }
  const of = (namespace: Namespace) => networks().filter(({ chainNamespace }) => chainNamespace === namespace)

  const approved = (namespace: Namespace): ChannelApproval | undefined => {
    const user = users.get(namespace)
    if (isEnded || !user) return undefined
    const caipNetworkIds = of(namespace).map(({ caipNetworkId }) => caipNetworkId)
    const addresses = addressesOf(user)
    return {
      accounts: addresses.flatMap((address) => caipNetworkIds.map((id): CaipAddress => `${id}:${address}`)),
      caipNetworkIds,
      methods: methods[namespace] ?? [],
      isRead: (method) => policy.classifyRpc(method) === 'safe' && !FRAME_READ.test(method),
      events: ['accountsChanged', 'chainChanged'],
      accountTypes: typesOf(user),
    }
  }
  const take = (namespace: Namespace, user: EmbeddedUser) => {
    const before = users.get(namespace)
    users.set(namespace, user)
    if (before && keyOf(before) !== keyOf(user)) tell(namespace, { type: 'accounts', addresses: addressesOf(user) })
  }

  const ask = async (
    { method, params, caipNetworkId }: Parameters<Channel['request']>[0],
    signal?: AbortSignal,
  ): Promise<unknown> => {
    const network = networks().find((each) => each.caipNetworkId === caipNetworkId)
    const request = {
      method,
      params,
      chainId: toFrameChainId(caipNetworkId),
      chainNamespace: namespaceOf(caipNetworkId) === 'solana' ? ('solana' as const) : ('eip155' as const),
      rpcUrl: network && rpcUrl(network),
    }
    try {
      return await askFrame((ready) => ready.rpc(request, { signal }))
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
    take,
    user: (namespace) => users.get(namespace),
    get isEnded() {
      return isEnded
    },
    async request(args) {
      const { method, params, caipNetworkId } = args
      if (isEnded || !users.has(namespaceOf(caipNetworkId))) throw new ModalError('CONNECTION_ENDED')
      try {
        policy.checkRpc(method, params)
      } catch (cause) {
        throw new WalletRpcError(-32602, cause instanceof Error ? cause.message : String(cause), cause)
      }
      const request = { id: `${++count}`, method, caipNetworkId }
      const kind = policy.classifyRpc(method, params)
      if (kind === 'unknown') return refuse(request)
      return kind === 'safe' ? ask(args) : decide(request, (signal) => ask(args, signal))
    },
    async enterNetwork(caipNetworkId) {
      const network = networks().find((each) => each.caipNetworkId === caipNetworkId)
      const url = network && rpcUrl(network)
      const chainId = toFrameChainId(caipNetworkId)
      await askFrame((ready) => ready.switchNetwork({ chainId, ...(url === undefined ? {} : { rpcUrl: url }) }))
      // A smart account may not be there on every network, and then another address is in use.
      take(namespaceOf(caipNetworkId), await fetchUser(caipNetworkId))
    },
    watch(namespace, listener) {
      if (!isEnded) listeners.set(listener, namespace)
      return () => void listeners.delete(listener)
    },
    end,
    close() {
      if (isEnded) return left
      end()
      // Where it cannot be told, the page has forgotten the visitor, and the secure site does when its session ends.
      left = client.signOut().then(nothing, nothing)
      return left
    },
  }
}

/** The frame knows EVM chains by number, others by their CAIP-2 id. */
export function toFrameChainId(caipNetworkId: CaipNetworkId): number | string {
  return namespaceOf(caipNetworkId) === 'eip155' ? Number(caipNetworkId.split(':')[1]) : caipNetworkId
}

/** The one in use first. */
function addressesOf({ address, accounts = [] }: EmbeddedUser): readonly string[] {
  return [...new Set([address, ...accounts.map((each) => each.address)])]
}

function typesOf({ address, accounts = [], preferredAccountType }: EmbeddedUser): Record<string, AccountType> {
  const types = accounts.map((each) => [each.address, each.type] as const)
  return { [address]: preferredAccountType ?? 'eoa', ...Object.fromEntries(types) }
}

const nothing = () => {}
const keyOf = (user: EmbeddedUser) => JSON.stringify([addressesOf(user), typesOf(user)])

/** Libraries know a wallet's answer by its number. */
export function toRpcError(error: unknown): unknown {
  if (!(error instanceof ModalError) || error.code !== 'EMBEDDED_FAILED') return error
  const { cause } = error
  const rpcCode = cause instanceof Error && 'rpcCode' in cause ? cause.rpcCode : undefined
  return new WalletRpcError(typeof rpcCode === 'number' ? rpcCode : -32603, error.message, cause)
}

import { type Channel, type ChannelApproval, ModalError, onAbort, parseChainId } from '@foyer/core/adapter'
import { numberToHex } from 'viem'
import type { Eip1193Provider } from '../../provider.js'

type Listener = Parameters<NonNullable<Eip1193Provider['on']>>[1]
type EvmId = `eip155:${number}`

export interface CreateChannelProviderParameters {
  readonly channel: Channel
  readonly chainId: number | undefined
  read(chainId: number, args: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  readonly signal: AbortSignal
}

export function createChannelProvider({
  channel,
  chainId,
  read,
  signal,
}: CreateChannelProviderParameters): Eip1193Provider {
  const listeners = new Map<string, Set<Listener>>()
  const emit = (event: string, ...args: readonly unknown[]) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(...args)
  }
  const allowed = () => {
    const approval = channel.approved('eip155')
    if (!approval) throw new ModalError('CONNECTION_ENDED')
    return approval
  }
  const ids = () => allowed().caipNetworkIds.flatMap((id) => parseChainId(id.slice('eip155:'.length)) ?? [])
  let current = chainId !== undefined && ids().includes(chainId) ? chainId : (ids()[0] ?? 1)
  let known = ids()
  let first: string | undefined

  const accounts = (): readonly string[] => {
    const all = allowed().accounts.map((each) => each.split(':'))
    const here = all.filter(([, reference]) => parseChainId(reference) === current)
    // On a network that the session does not approve, the wallet has the same accounts.
    const addresses = [...new Set((here.length ? here : all).map(([, , address]) => address ?? ''))]
    const isFirst = (each: string) => each.toLowerCase() === first?.toLowerCase()
    return [...addresses.filter(isFirst), ...addresses.filter((each) => !isFirst(each))]
  }
  const moveTo = (next: number) => {
    if (next === current) return
    current = next
    emit('chainChanged', numberToHex(next))
  }
  const forward = (method: string, params: unknown) =>
    channel.request({ method, params, caipNetworkId: `eip155:${current}` satisfies EvmId })

  const unwatch = channel.watch('eip155', (change) => {
    if (change.type === 'end') return emit('disconnect', new ModalError('CONNECTION_ENDED', { cause: change.cause }))
    if (change.type === 'network') {
      const next = parseChainId(change.caipNetworkId.slice('eip155:'.length))
      if (next !== undefined) moveTo(next)
      return
    }
    // The wallet removed EVM from the session.
    if (!channel.approved('eip155')) return emit('disconnect', new ModalError('CONNECTION_ENDED'))
    if (change.type === 'accounts') first = change.addresses[0]
    const before = known
    known = ids()
    // If the wallet removed the current network from the session, move to the first one left. If the session never had
    // it, the wallet switched there itself.
    const [next] = known
    if (next !== undefined && before.includes(current) && !known.includes(current)) moveTo(next)
    emit('accountsChanged', accounts())
  })
  onAbort(signal, unwatch)

  const switchTo = async (params: unknown) => {
    const requested: unknown = Array.isArray(params) ? Object(params[0]).chainId : undefined
    const nextChainId = parseChainId(requested)
    if (nextChainId === undefined) throw cannotSwitch(requested)
    // A session approves several networks at once, so switching among them needs no request to the wallet.
    if (ids().includes(nextChainId)) await channel.enterNetwork?.(`eip155:${nextChainId}`)
    else {
      if (!allowed().methods.includes('wallet_switchEthereumChain')) throw cannotSwitch(nextChainId)
      await forward('wallet_switchEthereumChain', params)
    }
    moveTo(nextChainId)
    return null
  }
  return {
    async request({ method, params }) {
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return accounts()
      if (method === 'eth_chainId') return numberToHex(current)
      if (method === 'wallet_switchEthereumChain') return switchTo(params)
      if (method === 'wallet_getCapabilities') {
        const known = readSessionCapabilities(allowed(), params)
        if (known !== undefined) return known
      }
      const { methods, isRead } = allowed()
      const isForwarded = isRead ? !isRead(method) : methods.includes(method)
      return isForwarded ? forward(method, params) : read(current, { method, params })
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
    },
  }
}

/**
 * Answers `wallet_getCapabilities` from the session. Undefined if it names none, so that the wallet has to be asked.
 */
function readSessionCapabilities({ capabilities, caipNetworkIds }: ChannelApproval, params: unknown) {
  if (capabilities === undefined) return undefined
  const [address, asked]: readonly unknown[] = Array.isArray(params) ? params : []
  const chainIds = Array.isArray(asked) ? asked : caipNetworkIds.map((id) => id.slice('eip155:'.length))
  const isSame = (scope: string, id: string) => scope.toLowerCase() === id.toLowerCase()
  const entries = chainIds.flatMap((each: unknown) => {
    const chainId = parseChainId(each)
    if (chainId === undefined) return []
    const scopes = ['eip155', `eip155:${chainId}`, `eip155:${chainId}:${String(address)}`]
    const known = scopes.flatMap((scope) => Object.entries(capabilities).filter(([key]) => isSame(key, scope)))
    const merged: Readonly<Record<string, unknown>> = Object.assign({}, ...known.map(([, of]) => of))
    return Object.keys(merged).length === 0 ? [] : [[numberToHex(chainId), merged] as const]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

const cannotSwitch = (chainId: unknown) => new ModalError('CHAIN_NOT_SUPPORTED', { context: { chainId } })

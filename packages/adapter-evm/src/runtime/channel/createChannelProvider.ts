import { type Channel, ModalError, onAbort } from '@foyer/core/adapter'
import { numberToHex } from 'viem'
import type { Eip1193Provider } from '../../provider.js'

type Listener = Parameters<NonNullable<Eip1193Provider['on']>>[1]
type EvmId = `eip155:${number}`

export interface ChannelProviderParameters {
  readonly channel: Channel
  /** Where the connection begins, if the wallet allows it. */
  readonly chainId: number | undefined
  /** Answers what a wallet does not: reads of the chain. */
  read(chainId: number, args: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  /** Ends listening to the session. */
  readonly signal: AbortSignal
}

/** EIP-1193 over a channel: what wallets do goes to the wallet, what nodes know to a node. */
export function createChannelProvider({ channel, chainId, read, signal }: ChannelProviderParameters): Eip1193Provider {
  const listeners = new Map<string, Set<Listener>>()
  const emit = (event: string, ...args: readonly unknown[]) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(...args)
  }
  const allowed = () => {
    const approval = channel.approved('eip155')
    if (!approval) throw new ModalError('CONNECTION_ENDED')
    return approval
  }
  const ids = () => allowed().caipNetworkIds.map(toChainId)
  let current = chainId !== undefined && ids().includes(chainId) ? chainId : (ids()[0] ?? 1)
  let known = ids()
  let first: string | undefined

  const accounts = (): readonly string[] => {
    const all = allowed().accounts.map((each) => each.split(':'))
    const here = all.filter(([, reference]) => Number(reference) === current)
    // A wallet on a network outside of what it approved has the same accounts there.
    const addresses = [...new Set((here.length ? here : all).map(([, , address]) => address ?? ''))]
    const isFirst = (each: string) => each.toLowerCase() === first?.toLowerCase()
    return [...addresses.filter(isFirst), ...addresses.filter((each) => !isFirst(each))]
  }
  const moveTo = (next: number) => {
    if (next === current) return
    current = next
    emit('chainChanged', numberToHex(next))
  }
  const ask = (method: string, params: unknown) =>
    channel.request({ method, params, caipNetworkId: `eip155:${current}` satisfies EvmId })

  const unwatch = channel.watch('eip155', (change) => {
    if (change.type === 'end') return emit('disconnect', new ModalError('CONNECTION_ENDED', { cause: change.cause }))
    if (change.type === 'network') {
      const next = toChainId(change.caipNetworkId)
      // A wallet may name anything; a chain of EVM has a number.
      if (Number.isSafeInteger(next) && next > 0) moveTo(next)
      return
    }
    // A wallet that takes its part of the session back has left this namespace.
    if (!channel.approved('eip155')) return emit('disconnect', new ModalError('CONNECTION_ENDED'))
    if (change.type === 'accounts') first = change.addresses[0]
    const before = known
    known = ids()
    // The network in use was taken out. One that was never in is where the wallet went by itself.
    const [next] = known
    if (next !== undefined && before.includes(current) && !known.includes(current)) moveTo(next)
    emit('accountsChanged', accounts())
  })
  onAbort(signal, unwatch)

  const switchTo = async (params: unknown) => {
    const wanted = Number((Array.isArray(params) ? params[0] : undefined)?.chainId)
    // Networks of one session are open side by side: going from one to the other is the page's own affair.
    if (ids().includes(wanted)) await channel.enterNetwork?.(`eip155:${wanted}`)
    else {
      if (!allowed().methods.includes('wallet_switchEthereumChain')) throw cannotSwitch(wanted)
      await ask('wallet_switchEthereumChain', params)
    }
    moveTo(wanted)
    return null
  }
  return {
    async request({ method, params }) {
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return accounts()
      if (method === 'eth_chainId') return numberToHex(current)
      if (method === 'wallet_switchEthereumChain') return switchTo(params)
      const { methods, isRead } = allowed()
      const isAsked = isRead ? !isRead(method) : methods.includes(method)
      return isAsked ? ask(method, params) : read(current, { method, params })
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
    },
  }
}

const toChainId = (caipNetworkId: string) => Number(caipNetworkId.slice('eip155:'.length))

const cannotSwitch = (chainId: number) => new ModalError('CHAIN_NOT_SUPPORTED', { context: { chainId } })

import { type Address, type Hex, toHex } from 'viem'
import type { EvmOwner } from './context'
import type { Emitter } from './createEmitter'
import type { Keyring } from './createKeyring'
import { disconnected, type ProviderRpcError } from './errors'
import type { ProviderMessage } from './types'

export interface SessionEvents {
  connect: { readonly chainId: Hex }
  disconnect: ProviderRpcError
  accountsChanged: Address[]
  chainChanged: Hex
  message: ProviderMessage
}

export type Session = ReturnType<typeof createSession>

interface Dependencies {
  readonly owner: EvmOwner
  readonly keyring: Keyring
  readonly emitter: Emitter<SessionEvents>
}

/** What this site sees of the wallet, and hears of it. */
export function createSession({ owner, keyring, emitter }: Dependencies) {
  let online = true
  // After the owner threw the site out, its next connection is told with `connect` again.
  let told = true
  const toAddresses = (positions: readonly number[]): Address[] =>
    positions.flatMap((position) => keyring.addresses[position] ?? [])
  const accounts = () => toAddresses(owner.visible())
  const chainIdHex = () => toHex(owner.state().chainId)
  owner.watch(
    () => accounts().join(),
    () => emitter.emit('accountsChanged', accounts()),
  )
  owner.watch(chainIdHex, () => emitter.emit('chainChanged', chainIdHex()))

  return {
    /** What `eth_accounts` answers: the selected account first, none while locked. */
    accounts,
    /** The same, whether locked or not. */
    permitted: () => toAddresses(owner.ordered()),
    chainIdHex,
    isOnline: () => online,
    /** The site is connected again. */
    welcome(): void {
      if (told) return
      told = true
      emitter.emit('connect', { chainId: chainIdHex() })
    },
    setChain: (chainId: number, times?: number) => owner.update((state) => ({ ...state, chainId }), times),
    throwOut(): void {
      owner.forget()
      told = false
      emitter.emit('disconnect', disconnected())
    },
    setOnline(now: boolean): void {
      if (now === online) return
      online = now
      if (now) emitter.emit('connect', { chainId: chainIdHex() })
      else emitter.emit('disconnect', disconnected())
    },
  }
}

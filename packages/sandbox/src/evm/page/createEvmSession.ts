import { type Address, type Hex, toHex } from 'viem'
import type { Emitter } from '../../wallet/createEmitter'
import { createDisconnectedError, type ProviderRpcError } from '../../wallet/errors'
import type { ProviderMessage } from '../../wallet/types'
import type { ScriptedEvmWallet } from './context'
import type { Keyring } from './createKeyring'

export interface EvmSessionEvents {
  connect: { readonly chainId: Hex }
  disconnect: ProviderRpcError
  accountsChanged: Address[]
  chainChanged: Hex
  message: ProviderMessage
}

export type EvmSession = ReturnType<typeof createEvmSession>

interface Dependencies {
  readonly scriptedWallet: ScriptedEvmWallet
  readonly keyring: Keyring
  readonly emitter: Emitter<EvmSessionEvents>
}

export function createEvmSession({ scriptedWallet, keyring, emitter }: Dependencies) {
  let online = true
  // False after the user disconnected the app: the app's next connection emits `connect` again.
  let reported = true
  const toAddresses = (positions: readonly number[]): Address[] =>
    positions.flatMap((position) => keyring.addresses[position] ?? [])
  const accounts = () => toAddresses(scriptedWallet.visible())
  const chainIdHex = () => toHex(scriptedWallet.state().chainId)
  scriptedWallet.watch(
    () => accounts().join(),
    () => emitter.emit('accountsChanged', accounts()),
  )
  scriptedWallet.watch(chainIdHex, () => emitter.emit('chainChanged', chainIdHex()))

  return {
    // Result of `eth_accounts`: the selected account first, none while locked.
    accounts,
    // Lists the permitted accounts, even while the wallet is locked.
    permitted: () => toAddresses(scriptedWallet.ordered()),
    chainIdHex,
    isOnline: () => online,
    welcome(): void {
      if (reported) return
      reported = true
      emitter.emit('connect', { chainId: chainIdHex() })
    },
    setChain: (chainId: number, times?: number) => scriptedWallet.update((state) => ({ ...state, chainId }), times),
    throwOut(): void {
      scriptedWallet.forget()
      reported = false
      emitter.emit('disconnect', createDisconnectedError())
    },
    setOnline(now: boolean): void {
      if (now === online) return
      online = now
      if (now) emitter.emit('connect', { chainId: chainIdHex() })
      else emitter.emit('disconnect', createDisconnectedError())
    },
  }
}

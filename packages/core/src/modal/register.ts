import type { Namespace } from '../types/caip.js'
import type { Register } from '../types/register.js'
import type { Modal } from './modal.js'

export type RegisteredModal = Register extends { readonly modal: infer M extends Modal } ? M : Modal

/** Provider of a namespace's wallets, EIP-1193 on EVM. */
export type RegisteredWalletProvider<N extends Namespace> = RegisteredModal['adapters'] extends {
  readonly [Key in N]: { connect(...args: never[]): Promise<{ readonly provider: infer P }> }
}
  ? P
  : unknown

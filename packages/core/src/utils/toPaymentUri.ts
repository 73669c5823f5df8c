import type { Network } from '../types/network.js'
import { formatUnits } from './formatUnits.js'

/** The address, ready to be scanned: with an amount, as what wallets of this kind of network read. */
export interface PaymentRequest {
  readonly network: Network
  readonly address: string
  /** In the smallest unit of the native coin. Absent or 0: the sender says how much. */
  readonly amount?: bigint | undefined
}

/** Kinds of networks with a standard for asking for an amount. */
export const canAskAmount = (namespace: string): boolean => namespace in writers

/**
 * What a code for receiving says: the bare address, or with an amount EIP-681 on EVM (https://eips.ethereum.org/EIPS/eip-681),
 * BIP-21 on Bitcoin (https://github.com/bitcoin/bips/blob/master/bip-0021.mediawiki) and Solana Pay
 * (https://docs.solanapay.com/spec) on Solana.
 */
export function toPaymentUri({ network, address, amount }: PaymentRequest): string {
  const write = writers[network.chainNamespace]
  return write && amount ? write(address, amount, network) : address
}

const writers: Readonly<Record<string, (address: string, amount: bigint, network: Network) => string>> = {
  eip155: (address, amount, { id }) => `ethereum:${address}@${id}?value=${amount}`,
  bip122: (address, amount, { nativeCurrency }) =>
    `bitcoin:${address}?amount=${formatUnits(amount, nativeCurrency.decimals)}`,
  solana: (address, amount, { nativeCurrency }) =>
    `solana:${address}?amount=${formatUnits(amount, nativeCurrency.decimals)}`,
}

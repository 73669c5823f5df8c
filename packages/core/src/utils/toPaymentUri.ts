import type { Network } from '../types/network.js'
import { formatUnits } from './formatUnits.js'

export interface PaymentRequest {
  readonly network: Network
  readonly address: string
  // Amount in the smallest unit of the native coin. If absent or 0, the payer chooses the amount.
  readonly amount?: bigint | undefined
}

export const canRequestAmount = (namespace: string): boolean => namespace in writers

// Returns the text of a QR code for a payment. Without an amount, the address alone. With one, an EIP-681 URI on EVM
// (https://eips.ethereum.org/EIPS/eip-681), BIP-21 on Bitcoin
// (https://github.com/bitcoin/bips/blob/master/bip-0021.mediawiki), or Solana Pay on Solana
// (https://docs.solanapay.com/spec).
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

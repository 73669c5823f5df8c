import type { TransactionReceipt } from 'viem'

/** What was paid, with what L1 took on a rollup that tells it. */
export function feeOf(receipt: TransactionReceipt): bigint {
  // Chains of viem read it, others leave it as the node wrote it.
  const { l1Fee }: Readonly<Record<string, unknown>> = { ...receipt }
  const isRead = typeof l1Fee === 'bigint' || (typeof l1Fee === 'string' && /^0x[0-9a-f]+$/i.test(l1Fee))
  return receipt.gasUsed * receipt.effectiveGasPrice + (isRead ? BigInt(l1Fee) : 0n)
}

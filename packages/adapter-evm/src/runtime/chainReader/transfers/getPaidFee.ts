import type { TransactionReceipt } from 'viem'

export function getPaidFee(receipt: TransactionReceipt): bigint {
  // viem parses `l1Fee` for the rollups it knows; other chains have raw hex.
  const { l1Fee }: Readonly<Record<string, unknown>> = { ...receipt }
  const isRead = typeof l1Fee === 'bigint' || (typeof l1Fee === 'string' && /^0x[0-9a-f]+$/i.test(l1Fee))
  return receipt.gasUsed * receipt.effectiveGasPrice + (isRead ? BigInt(l1Fee) : 0n)
}

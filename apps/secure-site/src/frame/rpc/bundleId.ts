import { concat, type Hex, isHex, numberToHex, size, slice } from 'viem'

export interface CallBundle {
  readonly hashes: readonly Hex[]
  readonly chainId: number
  readonly isAtomic: boolean
}

const WORD = 32
const MOST_WORDS = 110

/** Encodes the bundle's state in its id, so that it survives reloads. */
export const toBundleId = ({ hashes, chainId, isAtomic }: CallBundle): Hex =>
  concat([...hashes, numberToHex(chainId, { size: WORD }), numberToHex(isAtomic ? 1 : 0, { size: WORD })])

export function readBundleId(id: string): CallBundle | undefined {
  const words = isHex(id) ? size(id) / WORD : 0
  if (!isHex(id) || !Number.isInteger(words) || words < 3 || words > MOST_WORDS) return undefined
  const all = Array.from({ length: words }, (_, index) => slice(id, index * WORD, (index + 1) * WORD))
  const [chainId, flag] = all.slice(-2).map(Number)
  if (!Number.isSafeInteger(chainId) || chainId === undefined || (flag !== 0 && flag !== 1)) return undefined
  return { hashes: all.slice(0, -2), chainId, isAtomic: flag === 1 }
}

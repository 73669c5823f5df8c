import { type ActivityTransfer, formatUnits, type Network, type TokenInfo } from '@foyer/core/adapter'
import type { Change } from './readChanges.js'

export interface ToTransfersParameters {
  readonly address: string
  readonly network: Network<'solana'>
  readonly known: readonly TokenInfo[]
}

/** An address's own part of what changed, with who stands on the other side where that can be told. */
export function toTransfers(
  changes: readonly Change[],
  { address, network, known }: ToTransfersParameters,
): readonly ActivityTransfer[] {
  return changes
    .filter(({ holder }) => holder === address)
    .map((change): ActivityTransfer => {
      const { amount, mint, decimals, isRoom } = change
      const isIn = amount > 0n
      const other = isRoom ? undefined : otherSide(changes, change)
      const places = mint ? decimals : network.nativeCurrency.decimals
      return {
        direction: isIn ? 'in' : 'out',
        ...(places !== undefined && { amount: formatUnits(isIn ? amount : -amount, places) }),
        ...(isIn ? { from: other, to: address } : { from: address, to: other }),
        token: tokenOf(mint, { network, known }),
      }
    })
}

/** Whoever had most of the same the other way round. */
function otherSide(changes: readonly Change[], { holder, mint, amount }: Change): string | undefined {
  const size = (each: Change) => (each.amount < 0n ? -each.amount : each.amount)
  return changes
    .filter((each) => each.holder !== holder && each.mint === mint && each.amount > 0n !== amount > 0n)
    .reduce<Change | undefined>((most, each) => (most && size(most) >= size(each) ? most : each), undefined)?.holder
}

function tokenOf(
  mint: string | undefined,
  { network, known }: Pick<ToTransfersParameters, 'network' | 'known'>,
): ActivityTransfer['token'] {
  if (!mint) return { symbol: network.nativeCurrency.symbol, name: network.nativeCurrency.name }
  const found = known.find(({ address }) => address === mint)
  if (!found) return { address: mint }
  const { symbol, name, iconUrl } = found
  return { address: mint, symbol, name, ...(iconUrl && { iconUrl }) }
}

import { type ActivityTransfer, formatUnits, type Network, type TokenInfo } from '@foyer/core/adapter'
import type { BalanceChange } from './readBalanceChanges.js'

export interface ToActivityTransfersParameters {
  readonly address: string
  readonly network: Network<'solana'>
  readonly known: readonly TokenInfo[]
}

export function toActivityTransfers(
  changes: readonly BalanceChange[],
  { address, network, known }: ToActivityTransfersParameters,
): readonly ActivityTransfer[] {
  return changes
    .filter(({ holder }) => holder === address)
    .map((change): ActivityTransfer => {
      const { amount, mint, decimals, isRent } = change
      const isIn = amount > 0n
      const other = isRent ? undefined : findCounterparty(changes, change)
      const places = mint ? decimals : network.nativeCurrency.decimals
      return {
        direction: isIn ? 'in' : 'out',
        ...(places !== undefined && { amount: formatUnits(isIn ? amount : -amount, places) }),
        ...(isIn ? { from: other, to: address } : { from: address, to: other }),
        token: tokenOf(mint, { network, known }),
      }
    })
}

function findCounterparty(
  changes: readonly BalanceChange[],
  { holder, mint, amount }: BalanceChange,
): string | undefined {
  const size = (each: BalanceChange) => (each.amount < 0n ? -each.amount : each.amount)
  return changes
    .filter((each) => each.holder !== holder && each.mint === mint && each.amount > 0n !== amount > 0n)
    .reduce<BalanceChange | undefined>((most, each) => (most && size(most) >= size(each) ? most : each), undefined)
    ?.holder
}

function tokenOf(
  mint: string | undefined,
  { network, known }: Pick<ToActivityTransfersParameters, 'network' | 'known'>,
): ActivityTransfer['token'] {
  if (!mint) return { symbol: network.nativeCurrency.symbol, name: network.nativeCurrency.name }
  const result = known.find(({ address }) => address === mint)
  if (!result) return { address: mint }
  const { symbol, name, iconUrl } = result
  return { address: mint, symbol, name, ...(iconUrl && { iconUrl }) }
}

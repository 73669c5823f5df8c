import { formatAddress } from '@foyer/core/ui'
import { enSwapping } from '../../messages/enSwapping.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { useSwap } from './useSwap.js'

/** Adds to a sentence what was allowed on the way, and stays so. */
export function useAllowedText(): (text: string) => string {
  const texts = useWalletTexts('swapping', enSwapping)
  const { allowed } = useSwap().state
  return (text) =>
    allowed ? `${text} ${texts.allowed[allowed.kind](allowed.symbol, formatAddress(allowed.spender))}` : text
}

import { formatAddress } from '@foyer/core/ui'
import { enSwapping } from '../../messages/enSwapping.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { useSwap } from './useSwap.js'

/** What was allowed on the way. Undefined: nothing, as far as this page knows. */
export function useAllowedText(): string | undefined {
  const texts = useWalletTexts('swapping', enSwapping)
  const { allowed } = useSwap().state
  return allowed && texts.allowed[allowed.kind](allowed.symbol, formatAddress(allowed.spender))
}

import type { CaipAddress } from '@foyer/core'
import { formatBalance } from '@foyer/core/internal/account'
import { getPendingOutflows } from '@foyer/core/internal/activity'
import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { useUi } from '../../internal/UiContext.js'
import { enAssets } from './texts.js'

/** Shows how much of the balance is in pending transfers. */
export function PendingOutflows({ addresses }: { readonly addresses: readonly CaipAddress[] }) {
  const { context } = useUi()
  const texts = useWalletTexts('assets', enAssets)
  const key = addresses.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the addresses are compared by what they say
  const [first, ...others] = useStore(useMemo(() => getPendingOutflows(context, addresses), [context, key]))
  if (!first) return null
  const amount = `${formatBalance(first.amount)} ${first.symbol}`
  return texts.further(others.length > 0 ? texts.severalOnTheirWay(1 + others.length) : texts.onItsWay(amount))
}

import type { CaipAddress } from '@foyer/core'
import { onItsWay } from '@foyer/core/ui/activity'
import { formatBalance } from '@foyer/core/ui/numbers'
import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { enAssets } from '../../messages/enAssets.js'
import { useUi } from '../../UiContext.js'
import { useWalletTexts } from '../../useWalletTexts.js'

/** Says how much of what is shown as owned is leaving. Nothing where nothing is. */
export function OnItsWay({ addresses }: { readonly addresses: readonly CaipAddress[] }) {
  const { context } = useUi()
  const texts = useWalletTexts('assets', enAssets)
  const key = addresses.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the addresses are compared by what they say
  const [first, ...others] = useStore(useMemo(() => onItsWay(context, addresses), [context, key]))
  if (!first) return null
  const amount = `${formatBalance(first.amount)} ${first.symbol}`
  return <>, {others.length > 0 ? texts.severalOnTheirWay(1 + others.length) : texts.onItsWay(amount)}</>
}

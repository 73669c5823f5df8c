import type { CaipNetworkId } from '@foyer/core'
import { describeNetwork } from '@foyer/core/ui/account'
import { useEffect, useState } from 'react'
import { useUi } from '../UiContext.js'

/** The name of a network that the site does not use: undefined until it was looked up, null where nobody knows one. */
export function useNetworkName(caipNetworkId: CaipNetworkId | undefined): string | null | undefined {
  const { context } = useUi()
  const [known, setKnown] = useState<{ readonly of: CaipNetworkId; readonly name: string | null }>()
  useEffect(() => {
    if (!caipNetworkId) return
    let isWanted = true
    describeNetwork(context, caipNetworkId).then(
      (found) => isWanted && setKnown({ of: caipNetworkId, name: found?.name ?? null }),
    )
    return () => {
      isWanted = false
    }
  }, [context, caipNetworkId])
  return known?.of === caipNetworkId ? known?.name : undefined
}

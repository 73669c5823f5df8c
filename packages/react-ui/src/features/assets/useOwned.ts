import type { CaipAddress } from '@foyer/core'
import { assetsFeature, type FeatureHost } from '@foyer/core/ui'
import { useStore } from '@nanostores/react'
import { computed, type StoreValue } from 'nanostores'
import { useMemo } from 'react'
import { useFeature } from '../useFeature.js'

type Owned = StoreValue<ReturnType<FeatureHost['owned']>>

/** What accounts own, read while this is shown. In the order of the addresses. */
export function useOwned(addresses: readonly CaipAddress[]): readonly Owned[] {
  const { host } = useFeature(assetsFeature)
  const key = addresses.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the addresses are compared by what they say
  const $all = useMemo(() => computed(addresses.map(host.owned), (...entries) => entries), [host, key])
  return useStore($all)
}

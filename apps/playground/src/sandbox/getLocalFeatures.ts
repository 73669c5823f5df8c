import type { CreateModalParameters } from '@foyer/core'
import { createLocalOnramp } from './createLocalOnramp'
import { createLocalSwapProvider } from './createLocalSwapProvider'
import { getLocalNfts, getLocalRouters, type LocalServices } from './localServices'

type Features = CreateModalParameters['features']

/** Returns features with local providers in place of their names; a real app passes its own. */
export function getLocalFeatures(features: Features, local: LocalServices): Features {
  const { swaps, onramp } = features ?? {}
  return {
    ...features,
    ...(features?.nfts && { nfts: getLocalNfts(local) }),
    ...(swaps !== false && {
      swaps: {
        ...(isNames(swaps) && { providers: put(swaps, [createLocalSwapProvider(local)]) }),
        routers: getLocalRouters(local),
      },
    }),
    ...(isNames(onramp) && { onramp: { providers: put(onramp, createLocalOnramp(local).providers ?? []) } }),
  }
}

const isNames = (value: unknown): value is readonly string[] => Array.isArray(value)

const put = <T extends { readonly id: string }>(names: readonly string[], own: readonly (string | T)[]) =>
  names.map((name) => own.find((each): each is T => typeof each === 'object' && each.id === name) ?? name)

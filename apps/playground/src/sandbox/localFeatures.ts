import type { CreateModalParameters } from '@foyer/core'
import { type Local, localNfts } from './local'
import { localOnramp } from './localOnramp'
import { localSwaps } from './localSwaps'

type Features = CreateModalParameters['features']

/** Features with whoever of this machine they name: a site would hand over its own in place of the name. */
export function localFeatures(features: Features, local: Local): Features {
  const { swaps, onramp } = features ?? {}
  return {
    ...features,
    ...(features?.nfts && { nfts: localNfts(local) }),
    ...(isNames(swaps) && { swaps: { providers: put(swaps, [localSwaps(local)]) } }),
    ...(isNames(onramp) && { onramp: { providers: put(onramp, localOnramp(local).providers ?? []) } }),
  }
}

const isNames = (value: unknown): value is readonly string[] => Array.isArray(value)

const put = <T extends { readonly id: string }>(names: readonly string[], own: readonly (string | T)[]) =>
  names.map((name) => own.find((each): each is T => typeof each === 'object' && each.id === name) ?? name)

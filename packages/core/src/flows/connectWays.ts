import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { ModalContext, Part } from '../context.js'
import type { ComposedFeature, WaysEntry } from '../feature/defineFeature.js'
import type { Ways } from '../feature/ways.js'

export interface ComposedWays extends ComposedFeature {
  readonly entry: WaysEntry
}

/** What features offer on Connect beside wallets: who offers, and what of each. */
export const connectWays: Part<{
  readonly offers: readonly ComposedWays[]
  /** In the order of the offers. Subscribe to it in a view. */
  readonly $ways: ReadableAtom<readonly Ways[]>
}> = { create }

function create({ features, signal }: ModalContext) {
  const found = features.flatMap((feature) => offersOf(feature))
  const $ways = atom(found.map(({ $own }) => $own.get()))
  const update = () => $ways.set(found.map(({ $own }) => $own.get()))
  for (const { $own } of found) signal.addEventListener('abort', $own.listen(update), { once: true })
  return { offers: found.map(({ offer }) => offer), $ways }
}

/** One that fails does not take the others along. */
function offersOf(feature: ComposedFeature) {
  const { definition, host } = feature
  return (definition.entries ?? []).flatMap((entry) => {
    if (!('ways' in entry)) return []
    try {
      const offer: ComposedWays = { ...feature, entry }
      return [{ offer, $own: entry.ways(host) }]
    } catch (cause) {
      host.log('error', 'What it offers beside wallets could not be told', cause)
      return []
    }
  })
}

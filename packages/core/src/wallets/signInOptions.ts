import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { FeatureInstance, SignInOptionsEntry } from '../feature/defineFeature.js'
import type { SignInOptions } from '../feature/signInOptions.js'
import type { ModalContext, Service } from '../modal/context.js'

export interface SignInOptionsFeature extends FeatureInstance {
  readonly entry: SignInOptionsEntry
}

export const signInOptionsService: Service<{
  readonly offers: readonly SignInOptionsFeature[]
  readonly $signInOptions: ReadableAtom<readonly SignInOptions[]>
}> = { create }

function create({ features, signal }: ModalContext) {
  const found = features.flatMap((feature) => offersOf(feature))
  const $signInOptions = atom(found.map(({ $own }) => $own.get()))
  const update = () => $signInOptions.set(found.map(({ $own }) => $own.get()))
  for (const { $own } of found) signal.addEventListener('abort', $own.listen(update), { once: true })
  return { offers: found.map(({ offer }) => offer), $signInOptions }
}

function offersOf(feature: FeatureInstance) {
  const { definition, featureContext } = feature
  return (definition.entries ?? []).flatMap((entry) => {
    if (!('signInOptions' in entry)) return []
    try {
      const offer: SignInOptionsFeature = { ...feature, entry }
      return [{ offer, $own: entry.signInOptions(featureContext) }]
    } catch (cause) {
      featureContext.log('error', 'What it offers beside wallets could not be told', cause)
      return []
    }
  })
}

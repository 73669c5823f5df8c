import { activityFeature, embeddedFeature, type FeatureDefinition, remoteFeature } from '@foyer/core/ui'
import type { ReactFeature } from './reactFeature.js'

type LoadHalf = () => Promise<ReactFeature>

/** The React halves of Foyer's own features: core names no view layer. */
const ours: ReadonlyMap<FeatureDefinition, LoadHalf> = new Map<FeatureDefinition, LoadHalf>([
  [remoteFeature, async () => (await import('./remote/remoteHalf.js')).remoteHalf],
  [activityFeature, async () => (await import('./activity/activityHalf.js')).activityHalf],
  [embeddedFeature, async () => (await import('./embedded/embeddedHalf.js')).embeddedHalf],
])

/** Loads how a feature is drawn. Undefined: it has nothing to draw in React. */
export function halfOf(feature: FeatureDefinition): LoadHalf | undefined {
  const own = ours.get(feature)
  const brought = feature.ui?.react
  return own ?? (brought && (async () => toHalf(feature, await brought())))
}

/** What a stranger's import gave: the half itself, or a module that has it as `default`. */
function toHalf({ id }: FeatureDefinition, loaded: unknown): ReactFeature {
  const half: unknown = isObject(loaded) && 'default' in loaded ? loaded.default : loaded
  if (isHalf(half)) return half
  throw new Error(`What the feature "${id}" loads for React is not made with defineReactFeature`)
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isHalf = (value: unknown): value is ReactFeature => isObject(value) && value.kind === 'react'

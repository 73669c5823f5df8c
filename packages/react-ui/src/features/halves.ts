import {
  activityFeature,
  allowedFeature,
  assetsFeature,
  embeddedFeature,
  type FeatureDefinition,
  namesFeature,
  nftsFeature,
  onrampFeature,
  payFeature,
  receiveFeature,
  remoteFeature,
  sendFeature,
  siwxFeature,
  smartSessionsFeature,
  swapFeature,
} from '@foyer/core/ui'
import type { ReactWays, TabModule } from '../viewModule.js'
import type { ReactFeature } from './reactFeature.js'

type LoadHalf = () => Promise<ReactFeature>

/** The React halves of Foyer's own features: core names no view layer. */
const ours: ReadonlyMap<FeatureDefinition, LoadHalf> = new Map<FeatureDefinition, LoadHalf>([
  [remoteFeature, async () => (await import('./remote/remoteHalf.js')).remoteHalf],
  [activityFeature, async () => (await import('./activity/activityHalf.js')).activityHalf],
  [embeddedFeature, async () => (await import('./embedded/embeddedHalf.js')).embeddedHalf],
  [assetsFeature, async () => (await import('./assets/assetsHalf.js')).assetsHalf],
  [allowedFeature, async () => (await import('./allowed/allowedHalf.js')).allowedHalf],
  [nftsFeature, async () => (await import('./nfts/nftsHalf.js')).nftsHalf],
  [sendFeature, async () => (await import('./send/sendHalf.js')).sendHalf],
  [swapFeature, async () => (await import('./swap/swapHalf.js')).swapHalf],
  [siwxFeature, async () => (await import('./siwx/siwxHalf.js')).siwxHalf],
  [namesFeature, async () => (await import('./names/namesHalf.js')).namesHalf],
  [onrampFeature, async () => (await import('./onramp/onrampHalf.js')).onrampHalf],
  [payFeature, async () => (await import('./pay/payHalf.js')).payHalf],
  [smartSessionsFeature, async () => (await import('./smartSessions/smartSessionsHalf.js')).smartSessionsHalf],
  [receiveFeature, async () => (await import('./receive/receiveHalf.js')).receiveHalf],
])

/** What is on Connect comes before the rest of a half. */
const ourWays: ReadonlyMap<FeatureDefinition, () => Promise<ReactWays>> = new Map<
  FeatureDefinition,
  () => Promise<ReactWays>
>([[embeddedFeature, async () => (await import('./embedded/WaysToConnect.js')).waysToConnect]])

/** Loads how a feature draws what it offers on Connect. */
export async function loadWays(feature: FeatureDefinition): Promise<ReactWays> {
  const ways = (await ourWays.get(feature)?.()) ?? (await halfOf(feature)?.())?.ways
  if (!ways) throw new Error(`The feature "${feature.id}" does not say how its ways are drawn in React`)
  return ways
}

/** Loads how a feature draws one of its tabs of the account. */
export async function loadTab(feature: FeatureDefinition, name: string): Promise<TabModule> {
  const entry = (await halfOf(feature)?.())?.tabs?.[name]
  if (!entry) throw new Error(`The feature "${feature.id}" has no tab "${name}" for React`)
  return 'load' in entry ? entry.load() : entry
}

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

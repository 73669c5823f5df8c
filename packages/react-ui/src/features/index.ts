import type { FeatureDefinition } from '@foyer/core/internal/modal'
import type { ReactFeature } from '../feature/defineReactFeature.js'
import type { ReactSignInOptions, TabModule } from '../internal/viewModule.js'

type LoadReactFeature = () => Promise<ReactFeature>

/** Loaders of the built-in features' React parts, by feature id. */
const builtIn: ReadonlyMap<string, LoadReactFeature> = new Map<string, LoadReactFeature>(
  Object.entries({
    remote: async () => (await import('./remote/index.js')).remoteReactFeature,
    embedded: async () => (await import('./embedded/index.js')).embeddedReactFeature,
    siwx: async () => (await import('./siwx/index.js')).siwxReactFeature,
    assets: async () => (await import('./assets/index.js')).assetsReactFeature,
    ownNodes: async () => (await import('./ownNodes/index.js')).ownNodesReactFeature,
    permissions: async () => (await import('./permissions/index.js')).permissionsReactFeature,
    nfts: async () => (await import('./nfts/index.js')).nftsReactFeature,
    activity: async () => (await import('./activity/index.js')).activityReactFeature,
    names: async () => (await import('./names/index.js')).namesReactFeature,
    onramp: async () => (await import('./onramp/index.js')).onrampReactFeature,
    readOnly: async () => (await import('./readOnly/index.js')).readOnlyReactFeature,
    receive: async () => (await import('./receive/index.js')).receiveReactFeature,
    send: async () => (await import('./send/index.js')).sendReactFeature,
    pay: async () => (await import('./pay/index.js')).payReactFeature,
    smartSessions: async () => (await import('./smartSessions/index.js')).smartSessionsReactFeature,
    swaps: async () => (await import('./swap/index.js')).swapReactFeature,
  }),
)

export async function loadSignInOptions(feature: FeatureDefinition): Promise<ReactSignInOptions> {
  // Connect shows the embedded wallet's sign-in options first, so they load without its views.
  const isEmbedded = feature.id === 'embedded'
  const options = isEmbedded
    ? (await import('./embedded/SignInOptionList.js')).embeddedSignInOptions
    : (await getReactFeatureLoader(feature)?.())?.signInOptions
  if (!options) throw new Error(`The feature "${feature.id}" has no sign-in options for React`)
  return options
}

export async function loadTab(feature: FeatureDefinition, name: string): Promise<TabModule> {
  const entry = (await getReactFeatureLoader(feature)?.())?.tabs?.[name]
  if (!entry) throw new Error(`The feature "${feature.id}" has no tab "${name}" for React`)
  return 'load' in entry ? entry.load() : entry
}

/** Returns the loader of a feature's React part; undefined if it renders nothing. */
export function getReactFeatureLoader(feature: FeatureDefinition): LoadReactFeature | undefined {
  const load = feature.ui?.react
  return builtIn.get(feature.id) ?? (load && (async () => toReactFeature(feature, await load())))
}

/** Accepts a React feature, or a module that exports one as `default`. */
function toReactFeature({ id }: FeatureDefinition, loaded: unknown): ReactFeature {
  const part: unknown = isObject(loaded) && 'default' in loaded ? loaded.default : loaded
  if (isReactFeature(part)) return part
  throw new Error(`What the feature "${id}" loads for React was not created with defineReactFeature`)
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isReactFeature = (value: unknown): value is ReactFeature => isObject(value) && value.kind === 'react'

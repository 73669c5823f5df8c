import { CONNECTOR_TYPE_ORDER } from './constants.js'
import type { EarlyContext, ModalContext, Part } from './context.js'
import { createFeatureHost } from './createFeatureHost.js'
import { DEFAULT_FEATURES } from './defaults.js'
import { typeName, validation } from './errors/validation.js'
import type { ComposedFeature } from './feature/defineFeature.js'
import type { ViewTraits } from './feature/viewTraits.js'
import type { WalletSource } from './feature/walletSource.js'
import { featuresOf } from './features/ours.js'
import { hasAdmission } from './flows/admission.js'
import { browserSource } from './flows/browserSource.js'
import { checkSetup } from './flows/checkSetup.js'
import { memory } from './flows/memory.js'
import { tellFeatures } from './flows/tellFeatures.js'
import { createAnnouncements } from './services/announcements.js'
import { createAttemptStore } from './stores/attempt.js'
import { createConnectorsStore } from './stores/connectors.js'
import { createDirectoryStore } from './stores/directory.js'
import { createNoticesStore } from './stores/notices.js'
import { createRecentsStore } from './stores/recents.js'
import { createRouterStore } from './stores/router.js'
import { createSwitchingStore } from './stores/switching.js'
import type { ConnectorGroup } from './types/features.js'
import { withDefaults } from './utils/withDefaults.js'

/**
 * Gives a modal what it left out while only its buttons were on the page: the stores of connecting and of the views, its
 * features, and what the last visit left. The one way into the late half; again it gives the same and costs nothing.
 */
export function completeContext(early: EarlyContext): ModalContext {
  if (early.complete) return early.complete
  const given = withDefaults(DEFAULT_FEATURES, early.given.features)
  const connectorTypeOrder = orderOf(early, given.connectorTypeOrder)
  const options = { ...early.options, features: { ...given, connectorTypeOrder } }
  const definitions = featuresOf({ ...early, options })
  const { signal } = early
  const parts = new Map<Part<unknown>, unknown>()
  const features: ComposedFeature[] = []
  const sources: WalletSource[] = []
  const views = new Map<string, ViewTraits>()
  const connectors = createConnectorsStore(signal)
  const browser = browserSource(early)
  const context: ModalContext = {
    ...early,
    options,
    stores: {
      ...early.stores,
      attempt: createAttemptStore(signal),
      connectors,
      directory: createDirectoryStore(),
      notices: createNoticesStore(),
      recents: createRecentsStore(),
      router: createRouterStore(),
      switching: createSwitchingStore(),
    },
    announcements: createAnnouncements(early.hasUi),
    features,
    sources,
    browser,
    views,
    use<T>(part: Part<T>): T {
      if (!parts.has(part)) parts.set(part, part.create(context))
      return parts.get(part) as T
    },
  }
  context.complete = context
  early.complete = context

  checkSetup(context)
  for (const definition of definitions) {
    const host = createFeatureHost(context, definition.id)
    features.push({ definition, host })
    for (const [name, traits] of Object.entries(definition.views ?? {})) views.set(name, traits)
    // One that fails does not take the others along.
    try {
      sources.push(...(definition.sources?.(host) ?? []))
      definition.start?.(host)
    } catch (cause) {
      context.log('error', `The feature "${definition.id}" could not begin`, cause)
    }
  }
  for (const source of [...sources, browser]) connectors.add(source)
  context.use(memory)
  if (hasAdmission(context)) {
    import('./flows/admitChanges.js').then(
      ({ admitChanges }) => admitChanges(context),
      // Who cannot be asked lets nobody in: what a wallet changes to stays unseen.
      (cause: unknown) => context.log('error', 'What asks who may come in could not be loaded', cause),
    )
  }
  tellFeatures(context)
  return context
}

/** One that is none is told, and keeps nobody from connecting. */
function orderOf({ log }: EarlyContext, order: readonly ConnectorGroup[]): readonly ConnectorGroup[] {
  if (Array.isArray(order)) return order
  log('warn', `features.connectorTypeOrder: ${validation.expected('array', typeName(order))}`)
  return CONNECTOR_TYPE_ORDER
}

import { hasAuthorizingFeature } from '../connection/authorization.js'
import { notifyFeaturesOfAccountChanges } from '../connection/notifyFeaturesOfAccountChanges.js'
import { getTypeName, validationMessages } from '../errors/validation.js'
import type { FeatureDefinition, FeatureInstance } from '../feature/defineFeature.js'
import type { ViewBehavior } from '../feature/viewBehavior.js'
import type { WalletSource } from '../feature/walletSource.js'
import { getFeatureDefaults, listEnabledFeatures } from '../features/index.js'
import { loadIdentityOnConnect } from '../identity/loadIdentityOnConnect.js'
import { raiseAlert } from '../notices/raiseAlert.js'
import { createConnectAttemptStore, createNetworkSwitchStore } from '../state/attempt.js'
import { createConnectionEventEmitter } from '../state/connectionEvents.js'
import { createConnectorsStore } from '../state/connectors.js'
import { createDirectoryStore } from '../state/directory.js'
import { createNoticesStore } from '../state/notices.js'
import { createRecentWalletsStore } from '../state/recents.js'
import { createRouterStore } from '../state/router.js'
import { resumeTransactions } from '../transactions/resumeTransactions.js'
import type { BaseFeatures, ConnectorGroup, ResolvedFeatures } from '../types/features.js'
import type { ServiceUrls } from '../types/services.js'
import { applyDefaults } from '../utils/applyDefaults.js'
import { toNetwork } from '../utils/network.js'
import { CONNECTOR_TYPE_ORDER } from '../wallets/connectorTypeOrder.js'
import { createBrowserWalletSource } from '../wallets/sources.js'
import type { BaseContext, ModalContext, Service } from './context.js'
import { createFeatureContext } from './createFeatureContext.js'
import type { Modal } from './modal.js'
import { persistState } from './persistState.js'

// Returns the context of a modal and starts its runtime if necessary. Also loads navigation, unless the modal is
// headless.
export function getContext(modal: Modal): ModalContext {
  const context = startRuntime(modal.context)
  if (context.hasUi && !context.navigation && !context.signal.aborted) {
    context
      .loadNavigation()
      .catch((cause: unknown) => context.log('warn', 'The code that opens the modal could not be loaded', cause))
  }
  return context
}

// Starts the runtime: adds stores, options and features to a modal's context, and restores the stored state.
// Idempotent.
export function startRuntime(base: BaseContext): ModalContext {
  if (isStarted(base)) return base
  const options = Object.assign(base.options, { features: resolveFeatures(base) })
  const { hasUi, log, customFeatures, signal } = base
  const definitions = listEnabledFeatures({ options, customFeatures, log })
  const stores = Object.assign(base.stores, {
    attempt: createConnectAttemptStore(signal),
    connectors: createConnectorsStore(signal),
    directory: createDirectoryStore(),
    notices: createNoticesStore(),
    recents: createRecentWalletsStore(),
    router: createRouterStore(),
    switching: createNetworkSwitchStore(),
  })
  const services = new Map<Service<unknown>, unknown>()
  const features: FeatureInstance[] = []
  const sources: WalletSource[] = []
  const context: ModalContext = Object.assign(base, {
    options,
    stores,
    connectionEvents: createConnectionEventEmitter(hasUi),
    features,
    sources,
    browser: createBrowserWalletSource(base),
    views: new Map<string, ViewBehavior>(),
    use<T>(service: Service<T>): T {
      if (!services.has(service)) services.set(service, service.create(context))
      return services.get(service) as T
    },
  })

  checkSetup(context)
  for (const definition of definitions) startFeature(context, definition, { features, sources })
  for (const source of [...sources, context.browser]) stores.connectors.add(source)
  context.use(persistState)
  context.use(resumeTransactions)
  context.use(loadIdentityOnConnect)
  if (hasAuthorizingFeature(context)) {
    import('../connection/authorizeAccountChanges.js').then(
      ({ authorizeAccountChanges }) => authorizeAccountChanges(context),
      // Without this code, an account to which a wallet changes is not authorized and stays hidden.
      (cause: unknown) => log('error', 'The code that authorizes accounts could not be loaded', cause),
    )
  }
  notifyFeaturesOfAccountChanges(context)
  return context
}

const isStarted = (context: BaseContext): context is ModalContext => 'use' in context

interface Started {
  readonly features: FeatureInstance[]
  readonly sources: WalletSource[]
}

function startFeature(context: ModalContext, definition: FeatureDefinition, { features, sources }: Started): void {
  const featureContext = createFeatureContext(context, definition.id)
  features.push({ definition, featureContext })
  for (const [name, traits] of Object.entries(definition.views ?? {})) context.views.set(name, traits)
  // A failing feature does not stop the others.
  try {
    sources.push(...(definition.sources?.(featureContext) ?? []))
    definition.start?.(featureContext)
  } catch (cause) {
    context.log('error', `The feature "${definition.id}" could not start`, cause)
  }
}

function resolveFeatures({ options, log, customFeatures }: BaseContext): ResolvedFeatures {
  const features = applyDefaults({ ...getFeatureDefaults(customFeatures), ...DEFAULT_FEATURES }, options.features)
  const order: readonly ConnectorGroup[] = features.connectorTypeOrder
  if (Array.isArray(order)) return features
  log('warn', `features.connectorTypeOrder: ${validationMessages.expected('array', getTypeName(order))}`)
  return { ...features, connectorTypeOrder: CONNECTOR_TYPE_ORDER }
}

const DEFAULT_FEATURES: Omit<ResolvedFeatures, keyof BaseFeatures> = {
  analytics: true,
  allWallets: true,
  legalCheckbox: false,
  collapseWallets: false,
  connectMethodsOrder: ['email', 'social', 'wallet'],
  walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
  connectorTypeOrder: CONNECTOR_TYPE_ORDER,
}

function checkSetup(context: ModalContext): void {
  const missing = missingServices(context)
  if (missing.length) {
    const detail = `Off without a projectId: ${missing.join(', ')}. Pass projectId, or their URLs in services, or basic: true`
    raiseAlert(context, 'PROJECT_ID_MISSING', detail)
  }
  const { defaultNetwork } = context.appOptions
  const wanted = defaultNetwork && toNetwork(defaultNetwork).caipNetworkId
  if (wanted && !context.options.networks.some(({ caipNetworkId }) => caipNetworkId === wanted)) {
    raiseAlert(context, 'NETWORK_NOT_FOUND', `defaultNetwork ${wanted} is not in networks; the first is used`)
  }
}

// Lists the hosted services that the options leave on, but that refuse an app without a project id.
function missingServices({ options }: ModalContext): readonly (keyof ServiceUrls)[] {
  const { basic, features, projectId, services, universalProvider } = options
  if (projectId || basic) return []
  const isOn = {
    data: true,
    directory: true,
    analytics: features.analytics,
    relay: features.walletConnect && !universalProvider,
    secureSite: features.email !== false || (features.socials !== false && features.socials?.length !== 0),
  }
  return (['data', 'directory', 'analytics', 'relay', 'secureSite'] as const).filter(
    (service) => isOn[service] && !services?.[service],
  )
}

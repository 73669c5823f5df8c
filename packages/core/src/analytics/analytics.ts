import type { AnalyticsEvent } from '../feature/analyticsEvents.js'
import type { ModalContext, Service } from '../modal/context.js'
import { raiseAlert } from '../notices/raiseAlert.js'
import type { Namespace } from '../types/caip.js'
import type { RecordedOccurrence, ViewNavigationOccurrence } from './analyticsRecorder.js'
import { createAnalytics } from './createAnalytics.js'

// Sends recorded events, once the project's configuration allows analytics. This module shares no import with the code
// that opens the modal, because a shared chunk would delay the opening.
export const analyticsService: Service<(recorded: RecordedOccurrence) => void> = {
  create(context) {
    const { options, services, signal, log } = context
    const { start, track, reportError } = createAnalytics({
      client: options,
      isEnabled: options.features.analytics,
      signal,
      log,
      note: services.requests.note,
      onForbidden: () => raiseAlert(context, 'APP_CONFIGURATION', 'The analytics backend does not know this project'),
    })
    start()
    let isFirst = true
    return ({ occurrence, moment }) => {
      if (isFirst) track(initialize(context), moment)
      isFirst = false
      if (occurrence.type === 'error') return reportError(occurrence.error, moment)
      const event = occurrence.type === 'event' ? occurrence.event : stepEvent(context, occurrence)
      if (event) track(event, moment)
    }
  },
}

function initialize({ options, stores }: ModalContext): AnalyticsEvent {
  const { features, networks, siwx, siweConfig } = options
  const properties = {
    networks: networks.map(({ caipNetworkId }) => caipNetworkId),
    features,
    themeMode: stores.theme.$theme.get().mode,
    siwx: siwx !== undefined || siweConfig !== undefined,
  }
  return { name: 'INITIALIZE', properties }
}

function stepEvent(
  context: ModalContext,
  { view, params, from, isMobile }: ViewNavigationOccurrence,
): AnalyticsEvent | undefined {
  const event = context.views.get(view)?.event
  if (event === undefined) return undefined
  if (typeof event === 'string') return { name: event }
  const { walletId, platform } = event({ params, from, isMobile })
  const namespace = typeof params?.namespace === 'string' ? params.namespace : undefined
  return { name: 'SELECT_WALLET', properties: { name: nameOf(context, walletId, namespace), platform, view: from } }
}

function nameOf({ options, stores }: ModalContext, walletId: string, namespace: Namespace | undefined): string {
  const [found] = stores.connectors.find(walletId, namespace)
  const custom = options.customWallets?.find(({ id, rdns }) => id === walletId || rdns === walletId)
  return found?.name ?? custom?.name ?? stores.directory.find(walletId)?.name ?? walletId
}

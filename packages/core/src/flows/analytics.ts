import type { ModalContext, Part } from '../context.js'
import { createAnalytics } from '../services/analytics/createAnalytics.js'
import type { AnalyticsEvent } from '../services/analytics/events.js'
import type { Recorded } from '../services/analytics/occurrences.js'
import { raiseAlert } from './raiseAlert.js'
import { stepEvent } from './stepEvent.js'

/**
 * Puts what was recorded into events and sends them, once it is known that the project's owner wants them. What the
 * opening of the modal needs too is not imported here: shared, it would become one more file to load with the modal.
 */
export const analytics: Part<(recorded: Recorded) => void> = {
  create(context) {
    const { options, signal, log } = context
    const { start, track, reportError } = createAnalytics({
      client: options,
      isEnabled: options.features.analytics,
      signal,
      log,
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

/** What the site has set up, told with the first thing that happens. */
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

import type { ChannelSupport } from '../../adapter/channel.js'
import type { Service } from '../../modal/context.js'
import type { Namespace } from '../../types/caip.js'
import { raiseRelayAlert } from './raiseRelayAlert.js'
import { type RemoteConnector, startRemoteConnector } from './startRemoteConnector.js'

export const remoteConnector: Service<RemoteConnector> = {
  create(context) {
    const { adapters, options, stores, signal, log } = context
    const namespaces = new Map<Namespace, () => Promise<ChannelSupport>>()
    for (const [namespace, { channel }] of adapters) if (channel) namespaces.set(namespace, channel)
    const made = startRemoteConnector({
      projectId: options.projectId ?? '',
      metadata: options.metadata,
      relayUrl: options.services?.relay,
      verifyUrl: options.services?.verify,
      universalProvider: options.universalProvider,
      namespaces,
      networks: () => stores.networks.$all.get(),
      activeNetworkId: (namespace) => stores.networks.active(namespace)?.caipNetworkId,
      onRefusal: (message) => void raiseRelayAlert(context, message),
      storage: context.services.storage,
      signal,
      log,
      note: context.services.requests.note('relay'),
    })
    let wasOpen = stores.modal.$modal.get().open
    const stop = stores.modal.$modal.listen(({ open }) => {
      const hasClosed = wasOpen && !open
      wasOpen = open
      if (hasClosed) made.release()
    })
    signal.addEventListener(
      'abort',
      () => {
        stop()
        made.release()
      },
      { once: true },
    )
    return {
      ...made,
      async connect(...parameters) {
        try {
          return await made.connect(...parameters)
        } catch (cause) {
          // While the modal is open, the pairing code that it shows stays valid for the next attempt.
          if (!stores.modal.$modal.get().open) made.release()
          throw cause
        }
      },
    }
  },
}

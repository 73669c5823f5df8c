import type { ChannelSupport } from '../../adapter/channel.js'
import type { Part } from '../../context.js'
import type { Namespace } from '../../types/caip.js'
import { reportProviderMessage } from './reportProviderMessage.js'
import { type Remote, startRemote } from './startRemote.js'

/** Wallets on other devices. Its code and WalletConnect's come when somebody asks for one, or had one on an earlier visit. */
export const remote: Part<Remote> = {
  create(context) {
    const { adapters, options, stores, signal, log } = context
    const namespaces = new Map<Namespace, () => Promise<ChannelSupport>>()
    for (const [namespace, { channel }] of adapters) if (channel) namespaces.set(namespace, channel)
    const made = startRemote({
      projectId: options.projectId ?? '',
      metadata: options.metadata,
      relayUrl: options.services?.relay,
      universalProvider: options.universalProvider,
      namespaces,
      networks: () => stores.networks.$all.get(),
      activeNetworkId: (namespace) => stores.networks.active(namespace)?.caipNetworkId,
      onRefusal: (message) => void reportProviderMessage(context, message),
      storage: context.services.storage,
      signal,
      log,
    })
    // No offer stays open behind a closed modal.
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
          // While the modal is open the offer stays, so that the next try has its code at once.
          if (!stores.modal.$modal.get().open) made.release()
          throw cause
        }
      },
    }
  },
}

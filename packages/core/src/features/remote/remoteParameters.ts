import type { ChannelSupport } from '../../adapter/channel.js'
import type { AdapterStorage } from '../../adapter/host.js'
import type { CaipNetworkId, Namespace } from '../../types/caip.js'
import type { Log } from '../../types/log.js'
import type { Metadata } from '../../types/metadata.js'
import type { Network } from '../../types/network.js'
import type { UniversalProviderOption } from '../../types/universalProvider.js'

export interface RemoteParameters {
  readonly projectId: string
  readonly metadata: Metadata
  readonly relayUrl: string | undefined
  readonly universalProvider?: UniversalProviderOption | undefined
  /** How to load what each namespace needs. */
  readonly namespaces: ReadonlyMap<Namespace, () => Promise<ChannelSupport>>
  networks(): readonly Network[]
  /** Where a new connection should begin. */
  activeNetworkId(namespace: Namespace): CaipNetworkId | undefined
  onRefusal(message: string): void
  readonly storage: AdapterStorage
  readonly signal: AbortSignal
  readonly log: Log
}

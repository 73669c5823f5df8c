import type { ChannelSupport } from '../../adapter/channel.js'
import type { AdapterStorage } from '../../adapter/context.js'
import type { CaipNetworkId, Namespace } from '../../types/caip.js'
import type { Log } from '../../types/log.js'
import type { Metadata } from '../../types/metadata.js'
import type { Network } from '../../types/network.js'
import type { UniversalProviderOption } from '../../types/universalProvider.js'

export interface RemoteConnectorParameters {
  readonly projectId: string
  readonly metadata: Metadata
  readonly relayUrl: string | undefined
  readonly verifyUrl?: string | undefined
  readonly universalProvider?: UniversalProviderOption | undefined
  readonly namespaces: ReadonlyMap<Namespace, () => Promise<ChannelSupport>>
  networks(): readonly Network[]
  activeNetworkId(namespace: Namespace): CaipNetworkId | undefined
  onRefusal(message: string): void
  readonly storage: AdapterStorage
  readonly signal: AbortSignal
  readonly log: Log
  /** Records a request. */
  note?(url: string): void
}

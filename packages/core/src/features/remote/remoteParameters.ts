import type { ChannelSupport } from '../../adapter/channel.js'
import type { AdapterStorage } from '../../adapter/host.js'
import type { CaipNetworkId, Namespace } from '../../types/caip.js'
import type { Log } from '../../types/log.js'
import type { Metadata } from '../../types/metadata.js'
import type { Network } from '../../types/network.js'
import type { SiwxDraft } from '../../types/siwx.js'

export interface RemoteParameters {
  readonly projectId: string
  readonly metadata: Metadata
  readonly relayUrl: string | undefined
  /** How to load what each namespace needs. */
  readonly namespaces: ReadonlyMap<Namespace, () => Promise<ChannelSupport>>
  networks(): readonly Network[]
  /** Where a new connection should begin. */
  activeNetworkId(namespace: Namespace): CaipNetworkId | undefined
  /** What a wallet is to sign along with its approval. Undefined: nothing. */
  draft(): Promise<SiwxDraft | undefined>
  onRefusal(message: string): void
  readonly storage: AdapterStorage
  readonly signal: AbortSignal
  readonly log: Log
}

import type { ModalContext } from '../../context.js'
import type { ActivityPage } from '../../types/activity.js'
import type { CaipAddress, Namespace } from '../../types/caip.js'
import type { Network } from '../../types/network.js'
import type { TokenInfo } from '../../types/token.js'

export interface SourceQuery {
  readonly caipAddress: CaipAddress
  readonly namespace: Namespace
  readonly address: string
  readonly network: Network
  /** `next` of the page before. */
  readonly cursor?: string | undefined
  /** Tokens whose symbols and decimals are known. */
  readonly known: readonly TokenInfo[]
  readonly signal: AbortSignal
}

/** Somebody who can say what happened with an account on a network. */
export interface ActivitySource {
  /** Shown where it does not answer. */
  readonly id: string
  /** Newest first. Undefined: it has nothing to say of this network. */
  read(query: SourceQuery): Promise<ActivityPage | undefined>
}

/** Makes a source of one modal; undefined where it is not to be asked. */
export type MakeSource = (context: ModalContext) => ActivitySource | undefined

import type { CaipAddress, Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { TokenAmount } from '../types/token.js'

export interface AssetQuery {
  readonly caipAddress: CaipAddress
  readonly namespace: Namespace
  readonly address: string
  readonly network: Network
  /** What prices are in. */
  readonly currency: string
  /** Something has changed: what was kept is not what is. */
  readonly anew: boolean
  readonly signal: AbortSignal
}

/** Somebody besides the chain who can say what an account owns on a network. */
export interface AssetSource {
  /** Shown as where a figure is from. */
  readonly id: string
  /** The native coin is without address. Undefined: it has nothing to say of this network. */
  read(query: AssetQuery): Promise<readonly TokenAmount[] | undefined>
}

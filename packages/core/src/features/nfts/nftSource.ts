import type { ModalContext } from '../../context.js'
import type { Namespace } from '../../types/caip.js'
import type { Network } from '../../types/network.js'
import type { Nft } from './nft.js'

export interface NftQuery {
  readonly namespace: Namespace
  readonly address: string
  readonly network: Network
  /** `next` of the page before. */
  readonly cursor?: string | undefined
  readonly signal: AbortSignal
}

export interface NftPage {
  readonly nfts: readonly Nft[]
  /** To ask for what follows. Absent: there is no more. */
  readonly next?: string | undefined
}

/** Somebody who can say which NFTs an account has on a network. */
export interface NftSource {
  /** Shown as where they are from. */
  readonly id: string
  /** Whether it may know this network. Asks nobody. */
  knows(network: Network): boolean
  /** Undefined: it has nothing to say. */
  read(query: NftQuery): Promise<NftPage | undefined>
}

/** Makes a source of one modal; undefined where it is not to be asked. */
export type MakeNftSource = (context: ModalContext) => NftSource | undefined

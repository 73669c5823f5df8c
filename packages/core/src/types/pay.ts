import type { Caip19, CaipAddress, CaipNetworkId } from './caip.js'

export interface PayRequest {
  /**
   * CAIP-19 id of the asset, on a network of the app: `eip155:1/erc20:0x…`, `eip155:1/slip44:60` for the native coin,
   * or `solana:…/token:…`.
   */
  readonly asset: Caip19
  readonly recipient: string
  /** Amount in whole tokens, as decimal text: `12.5`. */
  readonly amount: string
}

export interface PayReceipt {
  readonly hash: string
  readonly caipNetworkId: CaipNetworkId
  readonly from: CaipAddress
}

import type { Caip19, CaipAddress, CaipNetworkId } from './caip.js'

/** A payment that a page asks for. */
export interface PayRequest {
  /** What is paid, as CAIP-19: `eip155:1/erc20:0x…`, `eip155:1/slip44:60` for the coin, `solana:…/token:…`. Of a network of the site. */
  readonly asset: Caip19
  /** The address that receives it. No name: a page knows its own address. */
  readonly recipient: string
  /** In whole tokens, plain decimal text: `12.5`. */
  readonly amount: string
}

/** A payment that is on its way. */
export interface PayReceipt {
  readonly hash: string
  readonly caipNetworkId: CaipNetworkId
  /** Who has paid. */
  readonly from: CaipAddress
}

import type { Hex } from 'viem'
import type { Api } from '../createApi'
import type { Chain } from '../createChain'
import type { Person } from '../createSession'
import type { Network } from '../networks'
import type { Approvals } from '../screen/createApprovals'
import type { SmartAccount } from '../smart/createSmartAccounts'

/** One request of the page to the wallet, with all that answering it takes. */
export interface RpcCall {
  readonly method: string
  readonly params: unknown
  readonly origin: string
  readonly signal: AbortSignal
  readonly person: Person
  readonly network: Network
  readonly chain: Chain
  readonly api: Api
  readonly approvals: Approvals
}

export interface EvmRpcCall extends RpcCall {
  readonly chainId: number
  readonly accounts: {
    readonly eoa: Hex
    /** Where the network has smart accounts. */
    readonly smart: SmartAccount | undefined
    /** The one that acts when none is named. */
    readonly active: Hex
  }
}

export type RpcHandler<Call extends RpcCall = RpcCall> = (call: Call) => Promise<unknown>

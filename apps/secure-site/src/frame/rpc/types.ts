import type { Hex } from 'viem'
import type { ChainClient } from '../chain/createChainClient'
import type { Network } from '../chain/networks'
import type { Descriptions } from '../descriptions/createDescriptions'
import type { Approvals } from '../screen/createApprovals'
import type { SignedInUser } from '../session/createFrameSession'
import type { SiteApi } from '../session/createSiteApi'
import type { SmartAccount } from '../smart/createSmartAccounts'
import type { Spending } from '../spending/createSpending'
import type { Wallet } from '../wallet/createWallet'

export interface RpcCall {
  readonly method: string
  readonly params: unknown
  readonly origin: string
  readonly signal: AbortSignal
  readonly person: SignedInUser
  readonly wallet: Wallet
  readonly network: Network
  readonly chain: ChainClient
  readonly api: SiteApi
  readonly approvals: Approvals
  readonly spending: Spending
  readonly descriptions: Descriptions
}

export interface EvmRpcCall extends RpcCall {
  readonly chainId: number
  readonly accounts: {
    readonly eoa: Hex
    readonly smart: SmartAccount | undefined
    readonly active: Hex
  }
}

export type RpcHandler<Call extends RpcCall = RpcCall> = (call: Call) => Promise<unknown>

import { ModalError } from '../../errors/ModalError.js'
import type { SwapTransaction } from '../../types/swap.js'
import { isSameAddress } from '../../utils/isSameAddress.js'
import type { ProviderOffer } from './rankOffers.js'

/**
 * Function selectors that transfer tokens or allow others to. Of tokens and NFTs: `approve`, `increaseAllowance`,
 * `increaseApproval`, `approveAndCall`, `setApprovalForAll`, `authorizeOperator`, `permit` in three forms, `transfer`,
 * `transferFrom`, `transferAndCall`, `safeTransferFrom`, `safeBatchTransferFrom` and `send`. Of Permit2: `approve`,
 * `permit`, `transferFrom` and `permitTransferFrom`, each single and batched.
 */
const TRANSFER_SELECTORS =
  /^0x(095ea7b3|39509351|d73dd623|3177029f|cae9ca51|a22cb465|959b8c3f|d505accf|9fd5a6cf|8fcbaf0c|a9059cbb|23b872dd|1296ee62|4000aea0|42842e0e|b88d4fde|f242432a|2eb2c2d6|9bd9bbc6|87517c45|2b67b570|2a2d80d1|36c78516|0d58b1db|30f28b7a|edd9444b)/i

/** Function selector of `deposit()`, which wraps the native coin. */
const WRAP_SELECTOR = '0xd0e30db0'

const PERMIT2_ADDRESS = '0x000000000022d473030f116ddee9f6b43ac78ba3'

export interface RequireSwapCallParameters {
  readonly providerOffer: ProviderOffer
  readonly transaction: Omit<SwapTransaction, 'expiresAt'>
  readonly tokens: readonly (string | undefined)[]
}

/**
 * Throws `RESPONSE_INVALID` for a call that cannot be the swap, whatever its simulation shows: one that pays another
 * amount of the native coin, transfers or approves tokens, or calls the user's account, Permit2 or a known token.
 * Returns true if the call only wraps the native coin.
 */
export function requireSwapCall({
  providerOffer: { pair },
  transaction: { to, data, value },
  tokens,
}: RequireSwapCallParameters): boolean {
  const { network, account, from, to: wanted, amount } = pair
  const isTo = (address: string | undefined) => isSameAddress(network.chainNamespace, to, address)
  const isCoin = from.address === undefined
  const isWrap = isCoin && isTo(wanted.address) && data === WRAP_SELECTOR
  const isForeign =
    [account, PERMIT2_ADDRESS, from.address, wanted.address, ...tokens].some(isTo) || TRANSFER_SELECTORS.test(data)
  if (value !== (isCoin ? amount : 0n) || (isForeign && !isWrap)) throw createInvalidError({ to, data })
  return isWrap
}

const createInvalidError = (context: { readonly to: string; readonly data: string }): ModalError =>
  new ModalError('RESPONSE_INVALID', { message: 'This is not the swap that was agreed to', context })

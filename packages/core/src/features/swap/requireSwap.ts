import { ModalError } from '../../errors/ModalError.js'
import type { SwapTransaction } from '../../types/swap.js'
import { isSameAddress } from '../../utils/isSameAddress.js'
import type { Answered } from './offers.js'

/**
 * What gives away what somebody has, or lets others take it, by the first four bytes: of tokens and collectibles `approve`,
 * `increaseAllowance`, `increaseApproval`, `approveAndCall`, `setApprovalForAll`, `authorizeOperator`, `permit` in three forms,
 * `transfer`, `transferFrom`, `transferAndCall`, `safeTransferFrom`, `safeBatchTransferFrom` and `send`; of Permit2 `approve`,
 * `permit`, `transferFrom` and `permitTransferFrom`, each of one and of several.
 */
const GIVES =
  /^0x(095ea7b3|39509351|d73dd623|3177029f|cae9ca51|a22cb465|959b8c3f|d505accf|9fd5a6cf|8fcbaf0c|a9059cbb|23b872dd|1296ee62|4000aea0|42842e0e|b88d4fde|f242432a|2eb2c2d6|9bd9bbc6|87517c45|2b67b570|2a2d80d1|36c78516|0d58b1db|30f28b7a|edd9444b)/i

/** `deposit()`: a coin is wrapped by the token that it becomes. */
const WRAP = '0xd0e30db0'

const PERMIT2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'

export interface Held {
  readonly answered: Answered
  readonly transaction: Omit<SwapTransaction, 'expiresAt'>
  /** Addresses of what is listed, and of what the account holds. */
  readonly tokens: readonly (string | undefined)[]
}

/**
 * Throws `RESPONSE_INVALID` for what is no swap, whatever it would do when it is tried out: it pays another amount of the coin,
 * gives something away, or calls the account itself, Permit2 or a token. A token that nobody knows may have words of its own.
 */
export function requireSwap({ answered: { pair }, transaction: { to, data, value }, tokens }: Held): void {
  const { network, account, from, to: wanted, amount } = pair
  const isTo = (address: string | undefined) => isSameAddress(network.chainNamespace, to, address)
  const isCoin = from.address === undefined
  const isWrap = isCoin && isTo(wanted.address) && data === WRAP
  const isForeign = [account, PERMIT2, from.address, wanted.address, ...tokens].some(isTo) || GIVES.test(data)
  if (value !== (isCoin ? amount : 0n) || (isForeign && !isWrap)) throw notThisSwap({ to, data })
}

/** What was written is not what was agreed to. */
export const notThisSwap = (context: { readonly to: string; readonly data: string }): ModalError =>
  new ModalError('RESPONSE_INVALID', { message: 'This is not the swap that was agreed to', context })

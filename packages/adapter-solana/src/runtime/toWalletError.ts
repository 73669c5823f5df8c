import { isRejection, ModalError } from '@foyer/core/adapter'

/** `WALLET_STANDARD_ERROR__USER__REQUEST_REJECTED` of the Wallet Standard. */
const STANDARD_REJECTION = 4001000

/** A no in the words of Solana's wallets, where core does not know them already. */
const REJECTED =
  /\b(approval|transaction|connection|signature|message|request)( was)? (rejected|denied|declined|cancell?ed)\b/i

/** Below it are the numbers of nodes, whose words are not the visitor's. "Internal" says nothing of who spoke. */
const NODES = -32_000
const INTERNAL = -32_603

/** What a wallet threw. Some say no without a code, or by closing their window. */
export function toWalletError(thrown: unknown): unknown {
  const { name, message, context, error, code: number } = (thrown ?? {}) as Readonly<Record<string, unknown>>
  const { __code: code } = (context ?? {}) as Readonly<Record<string, unknown>>
  const isNodes = typeof number === 'number' && number <= NODES && number !== INTERNAL
  const isNo =
    code === STANDARD_REJECTION ||
    name === 'WalletWindowClosedError' ||
    (typeof message === 'string' && !isNodes && REJECTED.test(message)) ||
    // Adapters wrap what their wallet threw.
    (error !== undefined && isRejection(error))
  return isNo ? new ModalError('USER_REJECTED', { cause: thrown }) : thrown
}

import { isModalError, ModalError } from '@foyer/core/adapter'

const POOR = /insufficient (lamports|funds)|InsufficientFunds|no record of a prior credit/i
const REFUSED =
  /simulation failed|blockhash not found|block height exceeded|already been processed|signature verification fail/i

/**
 * What became of a transaction, whether a wallet or a node says it. Solana's nodes refuse with -32002, which in other
 * chains means that a wallet is still being asked.
 */
export function toSendError(thrown: unknown): unknown {
  if (isModalError(thrown)) return thrown
  const { message, data } = (thrown ?? {}) as Readonly<Record<string, unknown>>
  const { logs, err } = (data ?? {}) as Readonly<Record<string, unknown>>
  const words = [message, ...(Array.isArray(logs) ? logs : []), JSON.stringify(err)].join('\n')
  const code = POOR.test(words)
    ? 'NODE_INSUFFICIENT_FUNDS'
    : REFUSED.test(words)
      ? 'RPC_TRANSACTION_REJECTED'
      : undefined
  if (!code) return thrown
  const said = typeof message === 'string' ? message : undefined
  return new ModalError(code, { context: { logs, err }, cause: thrown, message: said })
}

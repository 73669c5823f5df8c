import { BaseError, ContractFunctionRevertedError } from 'viem'
import { texts } from '../../texts/texts'
import { NodeError } from '../chain/createChainClient'
import { escapeHiddenCharacters } from '../decode/escapeHiddenCharacters'
import { FrameError } from './FrameError'
import { getCauses } from './getCauses'
import { isTransientError } from './isTransientError'

const LONGEST = 200
const KNOWN: readonly (readonly [pattern: RegExp, name: 'notEnough' | 'outOfOrder' | 'mayHaveExpired'])[] = [
  [/insufficient (funds|lamports|balance)|Insufficient funds/i, 'notEnough'],
  [/nonce too (low|high)|nonce provided/i, 'outOfOrder'],
  [/Blockhash not found/i, 'mayHaveExpired'],
]

export function toUserMessage(error: unknown): string {
  // Libraries wrap errors, so search the causes too.
  const said = [...getCauses(error)].find((each) => each instanceof FrameError)
  if (said && isTransientError(error)) return said.message
  const { transaction, unknown } = texts().errors
  const messages = [...getCauses(error)].map(({ message }) => message)
  const known = KNOWN.find(([pattern]) => messages.some((text) => pattern.test(text)))
  if (known) return transaction[known[1]]
  const reason = revertReason(error)
  if (reason === '') return transaction.contractRejectedWithoutReason
  if (reason !== undefined) return transaction.contractRejected(cut(reason))
  if (said instanceof NodeError) return transaction.networkRejected(cut(said.message))
  if (said) return said.message
  if (error instanceof BaseError) return cut(error.shortMessage)
  return unknown
}

/** Returns the contract’s reason, empty if it has none; undefined if no contract has rejected. */
function revertReason(error: unknown): string | undefined {
  for (const each of getCauses(error)) {
    if (each instanceof ContractFunctionRevertedError && each.reason) return each.reason
    const reverted = /execution reverted:? ?(.*)/.exec(each.message)
    if (reverted) return reverted[1]?.split('\n')[0] ?? ''
  }
  return undefined
}

const cut = (text: string) => {
  const displayed = escapeHiddenCharacters(text)
  return displayed.length > LONGEST ? `${displayed.slice(0, LONGEST)}…` : displayed
}

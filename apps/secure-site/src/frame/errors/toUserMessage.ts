import { BaseError, ContractFunctionRevertedError } from 'viem'
import { NodeError } from '../chain/createChainClient'
import { escapeHiddenCharacters } from '../decode/escapeHiddenCharacters'
import { FrameError } from './FrameError'
import { getCauses } from './getCauses'
import { isTransientError } from './isTransientError'

const LONGEST = 200
const KNOWN: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/insufficient (funds|lamports|balance)|Insufficient funds/i, 'You don’t have enough for the amount and the fee.'],
  [/nonce too (low|high)|nonce provided/i, 'This transaction is out of order. Try again.'],
  [/Blockhash not found/i, 'This transaction may have expired. Start again on the site.'],
]

export function toUserMessage(error: unknown): string {
  // Libraries wrap errors, so search the causes too.
  const said = [...getCauses(error)].find((each) => each instanceof FrameError)
  if (said && isTransientError(error)) return said.message
  const texts = [...getCauses(error)].map(({ message }) => message)
  const known = KNOWN.find(([pattern]) => texts.some((text) => pattern.test(text)))
  if (known) return known[1]
  const reason = revertReason(error)
  if (reason) return `The contract rejected this: ${cut(reason)}`
  if (said instanceof NodeError) return `The network rejected this: ${cut(said.message)}`
  if (said) return said.message
  if (error instanceof BaseError) return cut(error.shortMessage)
  return 'Something went wrong. Try again.'
}

function revertReason(error: unknown): string | undefined {
  for (const each of getCauses(error)) {
    if (each instanceof ContractFunctionRevertedError && each.reason) return each.reason
    const reverted = /execution reverted:? ?(.*)/.exec(each.message)
    if (reverted) return reverted[1]?.split('\n')[0] || 'no reason given'
  }
  return undefined
}

const cut = (text: string) => {
  const displayed = escapeHiddenCharacters(text)
  return displayed.length > LONGEST ? `${displayed.slice(0, LONGEST)}…` : displayed
}

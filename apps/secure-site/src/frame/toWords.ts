import { BaseError, ContractFunctionRevertedError } from 'viem'
import { chainOf } from './chainOf'
import { NodeError } from './createChain'
import { showText } from './decode/showText'
import { FrameError } from './FrameError'
import { isTrouble } from './isTrouble'

const LONGEST = 200
const KNOWN: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/insufficient (funds|lamports|balance)|Insufficient funds/i, 'You do not have enough for the amount and the fee.'],
  [/nonce too (low|high)|nonce provided/i, 'Another transaction of yours came first. Try again.'],
  [/Blockhash not found/i, 'This transaction is too old. Ask the site to make it again.'],
]

/** Why something failed, for people. */
export function toWords(error: unknown): string {
  // Libraries wrap what was said.
  const said = [...chainOf(error)].find((each) => each instanceof FrameError)
  if (said && isTrouble(error)) return said.message
  const texts = [...chainOf(error)].map(({ message }) => message)
  const known = KNOWN.find(([pattern]) => texts.some((text) => pattern.test(text)))
  if (known) return known[1]
  const reason = revertReason(error)
  if (reason) return `The contract refused: ${cut(reason)}`
  if (said instanceof NodeError) return `The network refused: ${cut(said.message)}`
  if (said) return said.message
  if (error instanceof BaseError) return cut(error.shortMessage)
  return 'Something went wrong. Try again.'
}

function revertReason(error: unknown): string | undefined {
  for (const each of chainOf(error)) {
    if (each instanceof ContractFunctionRevertedError && each.reason) return each.reason
    const reverted = /execution reverted:? ?(.*)/.exec(each.message)
    if (reverted) return reverted[1]?.split('\n')[0] || 'it gave no reason'
  }
  return undefined
}

const cut = (text: string) => {
  const shown = showText(text)
  return shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown
}

import { expect, it } from 'vitest'
import { getNodeErrorCode } from './node.js'
import { toModalError } from './toModalError.js'

const said: readonly (readonly [string, string])[] = [
  ['NODE_EXECUTION_REVERTED', 'execution reverted: ERC20: transfer amount exceeds balance'],
  ['NODE_EXECUTION_REVERTED', 'VM Exception while processing transaction: revert'],
  ['NODE_FEE_CAP_TOO_HIGH', 'max fee per gas higher than 2^256-1'],
  ['NODE_FEE_CAP_TOO_HIGH', 'fee cap higher than 2^256-1'],
  ['NODE_FEE_CAP_TOO_HIGH', 'tx fee (1.20 ether) exceeds the configured cap (1.00 ether)'],
  ['NODE_FEE_CAP_TOO_LOW', 'max fee per gas less than block base fee: address 0x00, maxFeePerGas: 1, baseFee: 2'],
  ['NODE_FEE_CAP_TOO_LOW', 'fee cap less than block base fee: address 0x00, gasFeeCap: 1 baseFee: 2'],
  ['NODE_FEE_CAP_TOO_LOW', 'transaction underpriced'],
  ['NODE_NONCE_TOO_HIGH', 'nonce too high: address 0x00, tx: 9 state: 3'],
  ['NODE_NONCE_TOO_LOW', 'nonce too low: next nonce 3, tx nonce 2'],
  ['NODE_NONCE_TOO_LOW', 'already known'],
  ['NODE_INSUFFICIENT_FUNDS', 'insufficient funds for gas * price + value: have 1 want 2'],
  ['NODE_INSUFFICIENT_FUNDS', 'insufficient balance for transfer'],
  ['NODE_INTRINSIC_GAS_TOO_HIGH', 'intrinsic gas too high'],
  ['NODE_INTRINSIC_GAS_TOO_HIGH', 'exceeds block gas limit'],
  ['NODE_INTRINSIC_GAS_TOO_LOW', 'intrinsic gas too low: have 20000, want 21000'],
]
const wordsOf = (code: string) => said.filter(([each]) => each === code).map(([, words]) => words)

const wrapped = (message: string) => ({
  code: -32603,
  message: 'Internal JSON-RPC error.',
  data: { originalError: { message } },
})

it.each([
  ['S8.086', 'NODE_EXECUTION_REVERTED'],
  ['S8.087', 'NODE_FEE_CAP_TOO_HIGH'],
  ['S8.088', 'NODE_FEE_CAP_TOO_LOW'],
  ['S8.089', 'NODE_NONCE_TOO_HIGH'],
  ['S8.090', 'NODE_NONCE_TOO_LOW'],
  ['S8.091', 'NODE_INSUFFICIENT_FUNDS'],
  ['S8.092', 'NODE_INTRINSIC_GAS_TOO_HIGH'],
  ['S8.093', 'NODE_INTRINSIC_GAS_TOO_LOW'],
])('%s getNodeErrorCode recognizes %s by the words of a node', (_rule, code) => {
  expect(wordsOf(code)).not.toEqual([])
  for (const words of wordsOf(code)) {
    expect(getNodeErrorCode(words)).toBe(code)
    expect(toModalError(wrapped(words)).code).toBe(code)
    expect(toModalError(wrapped(words)).message).toBe(words)
  }
})

it('getNodeErrorCode recognizes nothing in other words', () => {
  for (const words of ['', 'gas', 'nonce', 'timeout', 'the fee is 2 gwei'])
    expect(getNodeErrorCode(words)).toBeUndefined()
})

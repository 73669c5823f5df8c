import { describe, expect, it } from 'vitest'
import { ModalError } from './ModalError.js'
import { toModalError } from './toModalError.js'
import { readWalletExplanation, toWalletError } from './toWalletError.js'

const SENTENCE = 'The symbol of this network differs from the one that is known.'

describe('the words of a wallet error', () => {
  it.each([
    ['an error of the wallet itself', new Error(SENTENCE)],
    ['a plain object', { code: -32603, message: SENTENCE }],
    ['a plain text', SENTENCE],
    [
      'a wrapped error of a library',
      Object.assign(new Error('Internal JSON-RPC error.'), { data: { message: SENTENCE } }),
    ],
    ['an error with one of our codes', toModalError({ code: -32603, message: SENTENCE })],
    ['a failed connect', new ModalError('CONNECT_FAILED', { cause: toModalError(new Error(SENTENCE)) })],
  ])('are read from %s', (_what, thrown) => {
    expect(readWalletExplanation(thrown)).toBe(SENTENCE)
    expect(toWalletError(thrown).context.walletWords).toBe(SENTENCE)
  })

  it('become one bounded line without hidden characters', () => {
    expect(readWalletExplanation(`Not \u202ehere\n now ${'x'.repeat(10_000)}`)).toMatch(/^Not here now x{186}…$/)
  })

  it.each([
    ['a number', '4902'],
    ['a word', 'FAILED'],
    ['a document', '{"code": 1, "message": "not here"}'],
    ['a message without a reason', 'Internal JSON-RPC error.'],
    ['a programming error', new TypeError('Cannot read properties of undefined')],
    ['an error of ours', new ModalError('WALLET_LOCKED', { cause: new Error(SENTENCE) })],
    ['nothing', undefined],
    [
      'the message of a contract',
      { code: -32603, message: SENTENCE, data: { code: 3, message: 'execution reverted: Your wallet is locked' } },
    ],
    ['the message of a contract above its data', { message: 'execution reverted', data: { message: SENTENCE } }],
    ['a sentence that names a website', 'Your wallet is locked. Restore it at unlock-wallet.example'],
    ['a sentence with a link', 'Restore it at https://unlock'],
  ])('are dropped for %s', (_what, thrown) => expect(readWalletExplanation(thrown)).toBeUndefined())

  it('are dropped for a rejection', () => {
    expect(toWalletError({ code: 4001, message: 'User rejected the request.' }).context).toEqual({})
  })
})

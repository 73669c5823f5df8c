import { afterEach, expect, it } from 'vitest'
import { connect } from '../actions/connect.js'
import { sendTransaction } from '../actions/sendTransaction.js'
import { sendTransfer } from '../actions/sendTransfer.js'
import { describeError } from '../errors/describeError.js'
import { isModalError, ModalError } from '../errors/ModalError.js'
import { toRequestError } from '../features/remote/toRequestError.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { createFakeLedger } from '../testing/createFakeLedger.js'
import { createTestModal } from '../testing/createTestModal.js'

const THEO = '0x51c0000000000000000000000000000000009ad4'

let end = () => {}
afterEach(() => end())

/** What WalletConnect's client rejects with when the answer of a phone was lost with the relay's memory. */
const expired = Object.assign(new Error('Request expired. Please try again.'), { code: 6 })

async function create() {
  const chain = createFakeLedger()
  const fake = createFakeAdapter()
  fake.ledger = chain.ledger
  const { modal } = createTestModal({ fake })
  end = () => modal.destroy()
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  return { modal, chain, wallet: fake.wallet() }
}

type Site = Awaited<ReturnType<typeof create>>

/** Both ways to ask a wallet to send: the page's own transaction, and ours. */
const ways = {
  sendTransaction: ({ modal }: Site) => sendTransaction(modal, { transaction: { to: THEO } }),
  sendTransfer: ({ modal }: Site) =>
    sendTransfer(modal, { amount: '0.5', to: THEO, token: { symbol: 'ETH', name: 'Ether', decimals: 18 } }),
}

/** What the wallet's answer is told as. The chain says `marks` before and after it. */
async function fail(how: keyof typeof ways, marks: readonly string[], cause: unknown) {
  const site = await create()
  site.chain.marks.push(...marks)
  site.wallet.answerError = cause
  site.chain.sendError = cause
  const error = await ways[how](site).catch((error: unknown) => error)
  if (isModalError(error)) return error
  throw new Error('It was sent')
}

it.each(['sendTransaction', 'sendTransfer'] as const)(
  'says that the wallet did not answer, and what the chain has seen since it was asked: %s',
  async (how) => {
    const unanswered = toRequestError(expired)
    const moved = await fail(how, ['7', '8'], unanswered)
    expect([moved.code, moved.context.seen]).toEqual(['WALLET_UNANSWERED', 'moved'])
    expect(describeError(moved)).toContain('the network has something new from your account')
    end()
    const still = await fail(how, ['7'], unanswered)
    expect([still.code, still.context.seen]).toEqual(['WALLET_UNANSWERED', 'still'])
    expect(describeError(still)).toContain('has nothing new from your account so far')
    end()
    const blind = await fail(how, [], unanswered)
    expect([blind.code, blind.context.seen]).toEqual(['WALLET_UNANSWERED', undefined])
    expect(describeError(blind)).toBe('No clear answer came. Look into your wallet’s activity before you try again.')
  },
)

it('a clear no is told as it is, without a look at the chain', async () => {
  const no = await fail('sendTransaction', ['7', '8'], Object.assign(new Error('no'), { code: 4001 }))
  expect([no.code, no.context.seen, no.context.mayBeSent]).toEqual(['USER_REJECTED', undefined, undefined])
})

it.each([
  ['a session that ended while the wallet was asked', new ModalError('CONNECTION_ENDED'), 'CONNECTION_ENDED'],
  ['an error that says nothing', new Error('Something odd'), 'UNKNOWN'],
  ['a node that was late with what had been signed', new ModalError('HTTP_FAILED'), 'HTTP_FAILED'],
  ['a node that says that it was late', { code: -32000, message: 'request timed out' }, 'RPC_INVALID_INPUT'],
])('the chain is looked at after %s, too', async (_what, cause, code) => {
  const error = await fail('sendTransaction', ['7', '8'], cause)
  expect([error.code, error.context.seen]).toEqual([code, 'moved'])
  expect(describeError(error)).toContain('the network has something new from your account')
})

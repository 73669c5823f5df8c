import { afterEach, expect, it } from 'vitest'
import { connect } from '../../connection/connect.js'
import { describeError } from '../../errors/describeError.js'
import { isModalError, ModalError } from '../../errors/ModalError.js'
import { toRequestError } from '../../features/remote/toRequestError.js'
import { sendTransfer } from '../../features/send/sendTransfer.js'
import { createFakeAdapter } from '../../testing/createFakeAdapter.js'
import { createFakeChainReader } from '../../testing/createFakeChainReader.js'
import { createTestModal } from '../../testing/createTestModal.js'
import { sendTransaction } from '../sendTransaction.js'

const THEO = '0x51c0000000000000000000000000000000009ad4'

let end = () => {}
afterEach(() => end())

/** WalletConnect's error when the relay lost a phone's answer. */
const expired = Object.assign(new Error('Request expired. Please try again.'), { code: 6 })

async function create() {
  const chain = createFakeChainReader()
  const fake = createFakeAdapter()
  fake.chainReader = chain.chainReader
  const { modal } = createTestModal({ fake })
  end = () => modal.destroy()
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  return { modal, chain, wallet: fake.wallet() }
}

type Site = Awaited<ReturnType<typeof create>>

const ways = {
  sendTransaction: ({ modal }: Site) => sendTransaction(modal, { transaction: { to: THEO } }),
  sendTransfer: ({ modal }: Site) =>
    sendTransfer(modal, { amount: '0.5', to: THEO, token: { symbol: 'ETH', name: 'Ether', decimals: 18 } }),
}

async function fail(how: keyof typeof ways, snapshots: readonly string[], cause: unknown) {
  const site = await create()
  site.chain.snapshots.push(...snapshots)
  site.wallet.answerError = cause
  site.chain.sendError = cause
  const error = await ways[how](site).catch((error: unknown) => error)
  if (isModalError(error)) return error
  throw new Error('It was sent')
}

it.each(['sendTransaction', 'sendTransfer'] as const)(
  'a send error names the unanswered wallet and what the chain has seen since the request: %s',
  async (how) => {
    const unanswered = toRequestError(expired)
    const moved = await fail(how, ['7', '8'], unanswered)
    expect([moved.code, moved.context.seen]).toEqual(['WALLET_UNANSWERED', 'moved'])
    expect(describeError(moved)).toContain('the network shows new activity from your account')
    end()
    const still = await fail(how, ['7'], unanswered)
    expect([still.code, still.context.seen]).toEqual(['WALLET_UNANSWERED', 'still'])
    expect(describeError(still)).toContain('shows nothing new from your account yet')
    end()
    const blind = await fail(how, [], unanswered)
    expect([blind.code, blind.context.seen]).toEqual(['WALLET_UNANSWERED', undefined])
    expect(describeError(blind)).toBe(
      'We don’t know whether it was sent. Check your wallet’s activity before trying again.',
    )
  },
)

it('a clear rejection is passed on without a query to the chain', async () => {
  const no = await fail('sendTransaction', ['7', '8'], Object.assign(new Error('no'), { code: 4001 }))
  expect([no.code, no.context.seen, no.context.mayBeSent]).toEqual(['USER_REJECTED', undefined, undefined])
})

it.each([
  ['a session that ended during the request', new ModalError('CONNECTION_ENDED'), 'CONNECTION_ENDED'],
  ['an unknown error', new Error('Something odd'), 'UNKNOWN'],
  ['a late node for a signed transaction', new ModalError('HTTP_FAILED'), 'HTTP_FAILED'],
  ['a node that reports a timeout', { code: -32000, message: 'request timed out' }, 'RPC_INVALID_INPUT'],
])('a send error includes the state of the chain after %s', async (_what, cause, code) => {
  const error = await fail('sendTransaction', ['7', '8'], cause)
  expect([error.code, error.context.seen]).toEqual([code, 'moved'])
  expect(describeError(error)).toContain('the network shows new activity from your account')
})

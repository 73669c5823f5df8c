import { expect, it, vi } from 'vitest'
import { connect } from '../actions/connect.js'
import { disconnect } from '../actions/disconnect.js'
import { getConnections } from '../actions/getConnections.js'
import { signMessage } from '../actions/signMessage.js'
import { switchConnection } from '../actions/switchConnection.js'
import type { Modal } from '../modal.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { createTestModal } from '../testing/createTestModal.js'
import { type AdmittedAccount, defineFeature } from './defineFeature.js'

const LANTERN = `0x${'6c'.padStart(40, '0')}`
const settled = () => vi.dynamicImportSettled()

/** A feature that decides as the test says, question by question. */
function createGate() {
  const asked: AdmittedAccount[] = []
  const answers: Deferred[] = []
  const told: (string | undefined)[] = []
  let now: boolean | Error | undefined = true
  const feature = defineFeature({
    id: 'gate',
    admit(account) {
      asked.push(account)
      if (now instanceof Error) throw now
      if (now !== undefined) return now
      const answer = defer()
      answers.push(answer)
      return answer.promise
    },
    onAccountChange: ({ account }) => void told.push(account?.address),
  })
  return {
    feature,
    asked,
    answers,
    /** What features were told. */
    told,
    /** Undefined: each question waits for its answer. */
    say(answer: boolean | Error | undefined) {
      now = answer
    },
  }
}

/** An answer that the test gives when it wants to. */
interface Deferred {
  readonly promise: Promise<boolean>
  resolve(isIn: boolean): void
  reject(reason: Error): void
}

function defer(): Deferred {
  const deferred = { resolve: (_isIn: boolean) => {}, reject: (_reason: Error) => {} }
  const promise = new Promise<boolean>((resolve, reject) => Object.assign(deferred, { resolve, reject }))
  return Object.assign(deferred, { promise })
}

function createGated(options: Parameters<typeof createTestModal>[0] = {}) {
  const gate = createGate()
  const { modal, fake, storage } = createTestModal({ plugins: [gate.feature], ...options })
  const events: string[] = []
  modal.on('connect', ({ account }) => events.push(`connect ${account.address}`))
  modal.on('accountChange', ({ account }) => events.push(`accountChange ${account.address}`))
  modal.on('disconnect', ({ walletId }) => events.push(`disconnect ${walletId}`))
  return { ...gate, modal, fake, storage, events, wallet: fake.wallet('lantern') }
}

async function createConnected() {
  const gated = createGated()
  await connect(gated.modal, { walletId: 'lantern' })
  await settled()
  gated.events.length = 0
  gated.told.length = 0
  return gated
}

const account = (modal: Modal) => modal.$account().get()

it('lets an account in at connecting, and is asked before anything is told of it', async () => {
  const { modal, say, asked, answers, events, told } = createGated()
  say(undefined)
  const connecting = connect(modal, { walletId: 'lantern' })
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]).toMatchObject({
    namespace: 'eip155',
    account: { address: LANTERN },
    caipNetworkId: 'eip155:1',
    restored: false,
  })
  expect(account(modal)).toMatchObject({ status: 'connecting', address: undefined })
  expect(getConnections(modal)).toEqual([])
  expect([events, told]).toEqual([[], []])

  answers[0]?.resolve(true)
  expect((await connecting).address).toBe(LANTERN)
  expect(account(modal)).toMatchObject({ status: 'connected', address: LANTERN })
  expect([events, told]).toEqual([[`connect ${LANTERN}`], [LANTERN]])
  expect(await signMessage(modal, { message: 'Ahoy' })).toBe('signed:Ahoy')
})

it.each([
  ['a no', false],
  ['an error', new Error('The server is down')],
])('keeps an account out at connecting after %s, and ends it in the wallet', async (_what, answer) => {
  const { modal, say, events, told, wallet } = createGated()
  say(answer)
  await expect(connect(modal, { walletId: 'lantern' })).rejects.toMatchObject({
    code: 'NOT_ADMITTED',
    context: { feature: 'gate' },
    ...(answer instanceof Error && { cause: answer }),
  })
  expect(account(modal)).toMatchObject({ status: 'disconnected', address: undefined })
  expect(getConnections(modal)).toEqual([])
  expect(wallet.isAuthorized).toBe(false)
  expect([events, told]).toEqual([[], []])
})

it('keeps out who is asked about when the attempt is given up, whatever is answered later', async () => {
  const { modal, say, asked, answers, events, wallet } = createGated()
  say(undefined)
  const controller = new AbortController()
  const connecting = connect(modal, { walletId: 'lantern', signal: controller.signal })
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  controller.abort()
  await expect(connecting).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
  expect(asked[0]?.signal.aborted).toBe(true)
  answers[0]?.resolve(true)
  await settled()
  expect(account(modal)).toMatchObject({ status: 'disconnected', address: undefined })
  expect(wallet.isAuthorized).toBe(false)
  expect(events).toEqual([])
})

it('asks about the account that the wallet goes to while it is being asked', async () => {
  const { modal, say, asked, answers, events, wallet } = createGated()
  say(undefined)
  const connecting = connect(modal, { walletId: 'lantern' })
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  wallet.setAccounts(['0x2'])
  answers[0]?.resolve(true)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]?.account.address).toBe('0x2')
  expect(account(modal).address).toBeUndefined()
  answers[1]?.resolve(false)
  await expect(connecting).rejects.toMatchObject({ code: 'NOT_ADMITTED' })
  expect(events).toEqual([])
})

it('asks every feature that decides, and one no is enough', async () => {
  const [first, second] = [createGate(), createGate()]
  const { modal } = createTestModal({ plugins: [first.feature, { ...second.feature, id: 'other' }] })
  second.say(false)
  await expect(connect(modal, { walletId: 'lantern' })).rejects.toMatchObject({ context: { feature: 'other' } })
  expect([first.asked.length, second.asked.length]).toEqual([1, 1])
})

it('decides at restoring, where nothing may be asked', async () => {
  const fake = createFakeAdapter()
  const first = createGated({ fake })
  await connect(first.modal, { walletId: 'lantern' })

  const again = createGated({ fake, storage: first.storage })
  again.say(undefined)
  await vi.waitFor(() => expect(again.asked).toHaveLength(1))
  expect(again.asked[0]).toMatchObject({ restored: true, account: { address: LANTERN } })
  expect(account(again.modal).status).toBe('reconnecting')
  expect([again.events, again.told]).toEqual([[], []])
  again.answers[0]?.resolve(true)
  await vi.waitFor(() => expect(account(again.modal)).toMatchObject({ status: 'connected', address: LANTERN }))
  expect([again.events, again.told]).toEqual([[`connect ${LANTERN}`], [LANTERN]])
})

it.each([
  ['a no', false],
  ['an error', new Error('The server is down')],
])('restores nobody after %s', async (_what, answer) => {
  const fake = createFakeAdapter()
  const first = createGated({ fake })
  await connect(first.modal, { walletId: 'lantern' })

  const again = createGated({ fake, storage: first.storage })
  again.say(answer)
  await vi.waitFor(() => expect(again.asked).toHaveLength(1))
  await vi.waitFor(() => expect(account(again.modal).status).toBe('disconnected'))
  expect(account(again.modal).address).toBeUndefined()
  expect(fake.wallet('lantern').isAuthorized).toBe(false)
  expect([again.events, again.told]).toEqual([[], []])
})

it('holds the account back that the wallet changes to: the one before is shown, and neither can be used', async () => {
  const { modal, say, asked, answers, events, told, wallet } = await createConnected()
  say(undefined)
  wallet.setAccounts(['0x2'])
  expect(asked.at(-1)).toMatchObject({ account: { address: '0x2' }, restored: false })
  expect(account(modal)).toMatchObject({ status: 'connected', address: LANTERN })
  expect(getConnections(modal)[0]?.accounts[0]?.address).toBe(LANTERN)
  await expect(signMessage(modal, { message: 'Ahoy' })).rejects.toMatchObject({ code: 'NOT_ADMITTED' })
  await expect(connect(modal, { walletId: 'lantern' })).rejects.toMatchObject({ code: 'NOT_ADMITTED' })
  expect([events, told]).toEqual([[], []])

  answers.at(-1)?.resolve(true)
  await vi.waitFor(() => expect(account(modal).address).toBe('0x2'))
  expect([events, told]).toEqual([['accountChange 0x2'], ['0x2']])
  expect(getConnections(modal)[0]?.accounts[0]?.address).toBe('0x2')
  expect(await signMessage(modal, { message: 'Ahoy' })).toBe('signed:Ahoy')
})

it.each([
  ['a no', (answer?: Deferred) => answer?.resolve(false)],
  ['an error', (answer?: Deferred) => answer?.reject(new Error('The server is down'))],
])('ends a connection whose new account is kept out by %s', async (_what, end) => {
  const { modal, say, answers, events, told, wallet } = await createConnected()
  say(undefined)
  wallet.setAccounts(['0x2'])
  end(answers.at(-1))
  await vi.waitFor(() => expect(account(modal)).toMatchObject({ status: 'disconnected', address: undefined }))
  expect([events, told]).toEqual([['disconnect lantern'], [undefined]])
  expect(wallet.isAuthorized).toBe(false)
})

it('does not take a late answer for the account that the wallet has gone on to', async () => {
  const { modal, say, asked, answers, events, wallet } = await createConnected()
  const before = asked.length
  say(undefined)
  wallet.setAccounts(['0x2'])
  wallet.setAccounts(['0x3'])
  expect(asked.slice(before).map(({ account, signal }) => [account.address, signal.aborted])).toEqual([
    ['0x2', true],
    ['0x3', false],
  ])
  answers[0]?.resolve(true)
  await settled()
  expect(account(modal).address).toBe(LANTERN)
  answers[1]?.resolve(true)
  await vi.waitFor(() => expect(account(modal).address).toBe('0x3'))
  expect(events).toEqual(['accountChange 0x3'])
})

it('asks about another network, once, and leaves the one before in use until it has an answer', async () => {
  const { modal, say, asked, answers, wallet } = await createConnected()
  const before = asked.length
  say(undefined)
  wallet.setNetwork('eip155:8453')
  await settled()
  expect(asked.slice(before)).toMatchObject([{ walletId: 'lantern', caipNetworkId: 'eip155:8453', asked: false }])
  expect(account(modal).caipAddress).toBe(`eip155:1:${LANTERN}`)
  await expect(signMessage(modal, { message: 'Ahoy' })).rejects.toMatchObject({ code: 'NOT_ADMITTED' })
  answers[0]?.resolve(true)
  await vi.waitFor(() => expect(account(modal).caipAddress).toBe(`eip155:8453:${LANTERN}`))
})

it('gives up asking about an account whose connection has ended', async () => {
  const { modal, say, asked, wallet } = await createConnected()
  say(undefined)
  wallet.setAccounts(['0x2'])
  expect(asked.at(-1)?.signal.aborted).toBe(false)
  await disconnect(modal)
  expect(asked.at(-1)?.signal.aborted).toBe(true)
})

it('ends nothing by a late no when the wallet is back at the account that was let in', async () => {
  const { modal, say, answers, events, wallet } = await createConnected()
  say(undefined)
  wallet.setAccounts(['0x2'])
  wallet.setAccounts([LANTERN])
  answers[0]?.resolve(false)
  await settled()
  expect(account(modal)).toMatchObject({ status: 'connected', address: LANTERN })
  expect(await signMessage(modal, { message: 'Ahoy' })).toBe('signed:Ahoy')
  expect(events).toEqual([])
})

it('changes nothing by an answer that comes after the visitor has disconnected', async () => {
  const { modal, say, answers, told, wallet } = await createConnected()
  say(undefined)
  wallet.setAccounts(['0x2'])
  await disconnect(modal)
  answers[0]?.resolve(true)
  await settled()
  expect(account(modal)).toMatchObject({ status: 'disconnected', address: undefined })
  expect(told).toEqual([undefined])
})

it('asks about what changed in a wallet that stood by, when that is put to use', async () => {
  const { modal, say, asked, answers, told, fake } = await createConnected()
  await connect(modal, { walletId: 'kitewing' })
  told.length = 0
  say(undefined)
  fake.wallet('lantern').setAccounts(['0x2'])
  expect(getConnections(modal).map(({ accounts }) => accounts[0]?.address)).not.toContain('0x2')
  switchConnection(modal, { namespace: 'eip155', walletId: 'lantern' })
  expect(asked.at(-1)?.account.address).toBe('0x2')
  expect(account(modal).address).not.toBe('0x2')
  await disconnect(modal, { namespace: 'eip155', walletId: 'kitewing' })
  expect(told).not.toContain('0x2')
  answers.at(-1)?.resolve(true)
  await vi.waitFor(() => expect(account(modal).address).toBe('0x2'))
  expect(told.at(-1)).toBe('0x2')
})

it('decides about a connection that other code has made', async () => {
  const { modal, fake, say, asked, answers, events } = createGated()
  say(undefined)
  fake.connectElsewhere('lantern')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(account(modal).address).toBeUndefined()
  expect(events).toEqual([])
  answers[0]?.resolve(true)
  await vi.waitFor(() => expect(account(modal).address).toBe(LANTERN))
})

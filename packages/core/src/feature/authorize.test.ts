import { expect, it, vi } from 'vitest'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import { getConnections } from '../connection/getConnections.js'
import { signMessage } from '../connection/signMessage.js'
import { switchConnection } from '../connection/switchConnection.js'
import type { Modal } from '../modal/modal.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { createTestModal } from '../testing/createTestModal.js'
import { type AuthorizationRequest, defineFeature } from './defineFeature.js'

const LANTERN = `0x${'6c'.padStart(40, '0')}`
const settled = () => vi.dynamicImportSettled()

function createGate() {
  const asked: AuthorizationRequest[] = []
  const answers: Deferred[] = []
  const told: (string | undefined)[] = []
  let now: boolean | Error | undefined = true
  const feature = defineFeature({
    id: 'gate',
    authorize(account) {
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
    told,
    say(answer: boolean | Error | undefined) {
      now = answer
    },
  }
}

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
  const { modal, fake, storage } = createTestModal({ customFeatures: [gate.feature], ...options })
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

it('connect authorizes an account with the feature before any event names it', async () => {
  const { modal, say, asked, answers, events, told } = createGated()
  say(undefined)
  const connecting = connect(modal, { walletId: 'lantern' })
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]).toMatchObject({
    namespace: 'eip155',
    account: { address: LANTERN },
    caipNetworkId: 'eip155:1',
    isRestored: false,
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
  ['a refusal', false],
  ['an error', new Error('The server is down')],
])('connect refuses an account after %s and disconnects the wallet', async (_what, answer) => {
  const { modal, say, events, told, wallet } = createGated()
  say(answer)
  await expect(connect(modal, { walletId: 'lantern' })).rejects.toMatchObject({
    code: 'ACCOUNT_REFUSED',
    context: { feature: 'gate' },
    ...(answer instanceof Error && { cause: answer }),
  })
  expect(account(modal)).toMatchObject({ status: 'disconnected', address: undefined })
  expect(getConnections(modal)).toEqual([])
  expect(wallet.isAuthorized).toBe(false)
  expect([events, told]).toEqual([[], []])
})

it('an aborted connect refuses the account, whatever the feature answers later', async () => {
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

it('connect requests authorization again when the wallet changes the account meanwhile', async () => {
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
  await expect(connecting).rejects.toMatchObject({ code: 'ACCOUNT_REFUSED' })
  expect(events).toEqual([])
})

it('connect rejects with ACCOUNT_REFUSED when one of several features refuses the account', async () => {
  const [first, second] = [createGate(), createGate()]
  const { modal } = createTestModal({ customFeatures: [first.feature, { ...second.feature, id: 'other' }] })
  second.say(false)
  await expect(connect(modal, { walletId: 'lantern' })).rejects.toMatchObject({ context: { feature: 'other' } })
  expect([first.asked.length, second.asked.length]).toEqual([1, 1])
})

it('a restored account is shown once the feature authorizes it', async () => {
  const fake = createFakeAdapter()
  const first = createGated({ fake })
  await connect(first.modal, { walletId: 'lantern' })

  const again = createGated({ fake, storage: first.storage })
  again.say(undefined)
  await vi.waitFor(() => expect(again.asked).toHaveLength(1))
  expect(again.asked[0]).toMatchObject({ isRestored: true, account: { address: LANTERN } })
  expect(account(again.modal).status).toBe('reconnecting')
  expect([again.events, again.told]).toEqual([[], []])
  again.answers[0]?.resolve(true)
  await vi.waitFor(() => expect(account(again.modal)).toMatchObject({ status: 'connected', address: LANTERN }))
  expect([again.events, again.told]).toEqual([[`connect ${LANTERN}`], [LANTERN]])
})

it.each([
  ['a refusal', false],
  ['an error', new Error('The server is down')],
])('a connection is not restored after %s', async (_what, answer) => {
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

it('a new account of the wallet waits for authorization: the previous one is shown and neither is usable', async () => {
  const { modal, say, asked, answers, events, told, wallet } = await createConnected()
  say(undefined)
  wallet.setAccounts(['0x2'])
  expect(asked.at(-1)).toMatchObject({ account: { address: '0x2' }, isRestored: false })
  expect(account(modal)).toMatchObject({ status: 'connected', address: LANTERN })
  expect(getConnections(modal)[0]?.accounts[0]?.address).toBe(LANTERN)
  await expect(signMessage(modal, { message: 'Ahoy' })).rejects.toMatchObject({ code: 'ACCOUNT_REFUSED' })
  await expect(connect(modal, { walletId: 'lantern' })).rejects.toMatchObject({ code: 'ACCOUNT_REFUSED' })
  expect([events, told]).toEqual([[], []])

  answers.at(-1)?.resolve(true)
  await vi.waitFor(() => expect(account(modal).address).toBe('0x2'))
  expect([events, told]).toEqual([['accountChange 0x2'], ['0x2']])
  expect(getConnections(modal)[0]?.accounts[0]?.address).toBe('0x2')
  expect(await signMessage(modal, { message: 'Ahoy' })).toBe('signed:Ahoy')
})

it.each([
  ['a refusal', (answer?: Deferred) => answer?.resolve(false)],
  ['an error', (answer?: Deferred) => answer?.reject(new Error('The server is down'))],
])('a connection ends when the authorization of its new account fails with %s', async (_what, end) => {
  const { modal, say, answers, events, told, wallet } = await createConnected()
  say(undefined)
  wallet.setAccounts(['0x2'])
  end(answers.at(-1))
  await vi.waitFor(() => expect(account(modal)).toMatchObject({ status: 'disconnected', address: undefined }))
  expect([events, told]).toEqual([['disconnect lantern'], [undefined]])
  expect(wallet.isAuthorized).toBe(false)
})

it('a late authorization does not apply to the account that the wallet changed to meanwhile', async () => {
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

it('a new network is authorized once and the previous one stays in use until then', async () => {
  const { modal, say, asked, answers, wallet } = await createConnected()
  const before = asked.length
  say(undefined)
  wallet.setNetwork('eip155:8453')
  await settled()
  expect(asked.slice(before)).toMatchObject([{ walletId: 'lantern', caipNetworkId: 'eip155:8453', isRequested: false }])
  expect(account(modal).caipAddress).toBe(`eip155:1:${LANTERN}`)
  await expect(signMessage(modal, { message: 'Ahoy' })).rejects.toMatchObject({ code: 'ACCOUNT_REFUSED' })
  answers[0]?.resolve(true)
  await vi.waitFor(() => expect(account(modal).caipAddress).toBe(`eip155:8453:${LANTERN}`))
})

it('a pending authorization is aborted when its connection ends', async () => {
  const { modal, say, asked, wallet } = await createConnected()
  say(undefined)
  wallet.setAccounts(['0x2'])
  expect(asked.at(-1)?.signal.aborted).toBe(false)
  await disconnect(modal)
  expect(asked.at(-1)?.signal.aborted).toBe(true)
})

it('a late refusal ends nothing when the wallet has returned to the authorized account', async () => {
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

it('an authorization that resolves after disconnect changes nothing', async () => {
  const { modal, say, answers, told, wallet } = await createConnected()
  say(undefined)
  wallet.setAccounts(['0x2'])
  await disconnect(modal)
  answers[0]?.resolve(true)
  await settled()
  expect(account(modal)).toMatchObject({ status: 'disconnected', address: undefined })
  expect(told).toEqual([undefined])
})

it('a changed account of an inactive wallet is authorized when that wallet is activated', async () => {
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

it('a connection created by other code waits for authorization', async () => {
  const { modal, fake, say, asked, answers, events } = createGated()
  say(undefined)
  fake.connectElsewhere('lantern')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(account(modal).address).toBeUndefined()
  expect(events).toEqual([])
  answers[0]?.resolve(true)
  await vi.waitFor(() => expect(account(modal).address).toBe(LANTERN))
})

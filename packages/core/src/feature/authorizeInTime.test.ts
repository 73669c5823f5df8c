import { afterEach, expect, it, vi } from 'vitest'
import { AUTHORIZATION_TIMEOUT_MS } from '../connection/authorizeAccount.js'
import { connect } from '../connection/connect.js'
import type { Modal } from '../modal/modal.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { createTestModal } from '../testing/createTestModal.js'
import { getTestContext } from '../testing/getTestContext.js'
import { type AuthorizationRequest, defineFeature } from './defineFeature.js'

const LANTERN = `0x${'6c'.padStart(40, '0')}`

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const account = (modal: Modal) => modal.$account().get()

function createGate() {
  const asked: AuthorizationRequest[] = []
  let authorize: (account: AuthorizationRequest) => boolean | Promise<boolean> = () => true
  const feature = defineFeature({
    id: 'gate',
    authorize(each) {
      asked.push(each)
      return authorize(each)
    },
  })
  const says = (next: typeof authorize) => {
    authorize = next
  }
  return { feature, asked, says }
}

const never = () => new Promise<never>(() => {})

function createQuestion() {
  let answer = (_isYes: boolean) => {}
  const promise = new Promise<boolean>((resolve) => {
    answer = resolve
  })
  return { promise, answer: (isYes: boolean) => answer(isYes) }
}

const tick = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

async function createReturning(...walletIds: readonly string[]) {
  const fake = createFakeAdapter()
  const gate = createGate()
  const { modal, storage } = createTestModal({ fake, customFeatures: [gate.feature] })
  for (const walletId of walletIds) {
    fake.wallet(walletId)
    await connect(modal, { walletId })
  }
  modal.destroy()
  gate.asked.length = 0
  vi.useFakeTimers()
  return {
    ...gate,
    fake,
    returns: () => createTestModal({ fake, storage, customFeatures: [gate.feature], debug: true }).modal,
  }
}

async function createConnected() {
  const gate = createGate()
  const { modal, fake } = createTestModal({ customFeatures: [gate.feature], debug: true })
  await connect(modal, { walletId: 'lantern' })
  await vi.dynamicImportSettled()
  gate.asked.length = 0
  vi.useFakeTimers()
  return { ...gate, modal, wallet: fake.wallet('lantern') }
}

const isOut = expect.objectContaining({
  code: 'ACCOUNT_REFUSED',
  context: { feature: 'gate' },
  cause: expect.objectContaining({ code: 'FEATURE_TIMED_OUT' }),
})

it('a restore fails when a feature does not authorize in time, and the log names the feature', async () => {
  const { says, asked, fake, returns } = await createReturning('lantern')
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  says(never)
  const modal = returns()
  await vi.dynamicImportSettled()
  expect(asked).toHaveLength(1)
  expect(account(modal).status).toBe('reconnecting')
  await tick(AUTHORIZATION_TIMEOUT_MS - 1)
  expect(account(modal).status).toBe('reconnecting')
  expect(asked[0]?.signal.aborted).toBe(false)
  await tick(1)
  expect(account(modal)).toMatchObject({ status: 'disconnected', address: undefined })
  expect(asked[0]?.signal.aborted).toBe(true)
  expect(fake.wallet('lantern').isAuthorized).toBe(false)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('"lantern" was not restored'), isOut)
})

it('an authorization that arrives after the timeout is ignored', async () => {
  const { says, asked, returns } = await createReturning('lantern')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const question = createQuestion()
  says(() => question.promise)
  const modal = returns()
  await vi.dynamicImportSettled()
  expect(asked).toHaveLength(1)
  await tick(AUTHORIZATION_TIMEOUT_MS)
  question.answer(true)
  await tick(0)
  expect(account(modal)).toMatchObject({ status: 'disconnected', address: undefined })
})

it('the timeout pauses while the feature prompts the user and restarts afterwards', async () => {
  const { says, asked, returns } = await createReturning('lantern')
  const [first, second] = [createQuestion(), createQuestion()]
  says(async ({ whilePrompting }) => {
    const answers = await Promise.all([whilePrompting(first.promise), whilePrompting(second.promise)])
    await new Promise((resolve) => setTimeout(resolve, AUTHORIZATION_TIMEOUT_MS - 1))
    return answers.every(Boolean)
  })
  const modal = returns()
  await vi.dynamicImportSettled()
  expect(asked).toHaveLength(1)
  await tick(AUTHORIZATION_TIMEOUT_MS * 10)
  first.answer(true)
  await tick(AUTHORIZATION_TIMEOUT_MS * 10)
  expect(account(modal).status).toBe('reconnecting')
  second.answer(true)
  await tick(AUTHORIZATION_TIMEOUT_MS - 1)
  expect(account(modal)).toMatchObject({ status: 'connected', address: LANTERN })
})

it('the timeout counts again once the user has answered', async () => {
  const { says, asked, returns } = await createReturning('lantern')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  says(async ({ whilePrompting }) => {
    await whilePrompting(true)
    return never()
  })
  const modal = returns()
  await vi.dynamicImportSettled()
  expect(asked).toHaveLength(1)
  await tick(AUTHORIZATION_TIMEOUT_MS)
  expect(account(modal).status).toBe('disconnected')
})

it('a prompt for one restored wallet does not delay the other wallets', async () => {
  const { says, asked, returns } = await createReturning('kitewing', 'lantern')
  const question = createQuestion()
  says(({ account: { address }, whilePrompting }) => (address === LANTERN ? whilePrompting(question.promise) : true))
  const modal = returns()
  const live = (walletId: string) => getTestContext(modal).stores.connections.live('eip155', walletId) !== undefined
  const inUse = () => ['kitewing', 'lantern'].filter(live)
  await vi.dynamicImportSettled()
  expect(asked).toHaveLength(1)
  await tick(AUTHORIZATION_TIMEOUT_MS)
  await vi.dynamicImportSettled()
  expect(inUse()).toEqual(['kitewing'])
  question.answer(true)
  await tick(0)
  expect(inUse()).toEqual(['kitewing', 'lantern'])
})

it('restored accounts are authorized one prompt at a time, in any order of answers', async () => {
  const { says, asked, fake, returns } = await createReturning('third', 'kitewing', 'lantern')
  const questions = [createQuestion(), createQuestion(), createQuestion()]
  let open = 0
  let most = 0
  says(async ({ whilePrompting }) => {
    most = Math.max(most, ++open)
    const answer = await whilePrompting(questions[asked.length - 1]?.promise ?? false)
    open -= 1
    return answer
  })
  const modal = returns()
  await vi.dynamicImportSettled()
  for (const question of questions) {
    question.answer(true)
    await tick(0)
    await vi.dynamicImportSettled()
  }
  expect(fake.requests.filter(({ silent }) => silent)).toHaveLength(3)
  expect(asked).toHaveLength(3)
  expect(most).toBe(1)
  expect(account(modal)).toMatchObject({ status: 'connected', address: LANTERN })
})

it('a restore timeout leaves a wallet alone that the user connected again meanwhile', async () => {
  const { says, asked, fake, returns } = await createReturning('lantern')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  says(({ isRestored }) => (isRestored ? never() : true))
  const modal = returns()
  await vi.dynamicImportSettled()
  expect(asked).toHaveLength(1)
  await connect(modal, { walletId: 'lantern' })
  await tick(AUTHORIZATION_TIMEOUT_MS)
  expect(account(modal)).toMatchObject({ status: 'connected', address: LANTERN })
  expect(fake.wallet('lantern').isAuthorized).toBe(true)
})

it('a connection ends when a feature does not authorize its new account in time', async () => {
  const { modal, says, wallet } = await createConnected()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  says(never)
  wallet.setAccounts(['0x2'])
  await tick(AUTHORIZATION_TIMEOUT_MS - 1)
  expect(account(modal)).toMatchObject({ status: 'connected', address: LANTERN })
  await tick(1)
  expect(account(modal)).toMatchObject({ status: 'disconnected', address: undefined })
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('"lantern" changed to'), isOut)
})

it('the authorization of a changed account waits for a user who is prompted', async () => {
  const { modal, says, wallet } = await createConnected()
  const question = createQuestion()
  says(({ whilePrompting }) => whilePrompting(question.promise))
  wallet.setAccounts(['0x2'])
  await tick(AUTHORIZATION_TIMEOUT_MS * 10)
  question.answer(true)
  await tick(0)
  expect(account(modal).address).toBe('0x2')
})

it('a connection created by other code is refused when a feature does not authorize it in time', async () => {
  const gate = createGate()
  const { modal, fake } = createTestModal({ customFeatures: [gate.feature] })
  gate.says(never)
  vi.useFakeTimers()
  fake.connectElsewhere('lantern')
  await vi.dynamicImportSettled()
  expect(gate.asked).toHaveLength(1)
  await tick(AUTHORIZATION_TIMEOUT_MS)
  expect(account(modal)).toMatchObject({ status: 'disconnected', address: undefined })
  expect(gate.asked[0]?.signal.aborted).toBe(true)
})

it('authorization has no timeout in connect and ends when the user closes the modal', async () => {
  const { says, asked, feature } = createGate()
  const { modal, fake } = createTestModal({ customFeatures: [feature] })
  says(never)
  vi.useFakeTimers()
  const connecting = connect(modal, { walletId: 'lantern' })
  const end = expect(connecting).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
  await vi.dynamicImportSettled()
  expect(asked).toHaveLength(1)
  await tick(AUTHORIZATION_TIMEOUT_MS * 100)
  expect(account(modal).status).toBe('connecting')
  expect(asked[0]?.signal.aborted).toBe(false)
  modal.close()
  await end
  expect(asked[0]?.signal.aborted).toBe(true)
  expect(account(modal)).toMatchObject({ status: 'disconnected', address: undefined })
  expect(fake.wallet('lantern').isAuthorized).toBe(false)
})

it('a feature can request a signature before it authorizes an account, in connect and on account changes', async () => {
  const { says, feature } = createGate()
  const signed: string[] = []
  says(async ({ account: each, connection, whilePrompting }) => {
    signed.push(
      (await whilePrompting(connection.signMessage?.({ message: each.address, account: each }))) ?? 'cannot sign',
    )
    return true
  })
  const { modal, fake } = createTestModal({ customFeatures: [feature] })
  await connect(modal, { walletId: 'lantern' })
  await vi.dynamicImportSettled()
  expect(signed).toEqual([`signed:${LANTERN}`])
  fake.wallet('lantern').setAccounts(['0x2'])
  await vi.waitFor(() => expect(account(modal).address).toBe('0x2'))
  expect(signed).toEqual([`signed:${LANTERN}`, 'signed:0x2'])
})

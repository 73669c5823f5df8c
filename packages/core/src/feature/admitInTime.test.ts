import { afterEach, expect, it, vi } from 'vitest'
import { connect } from '../actions/connect.js'
import { ADMISSION_WAIT } from '../constants.js'
import type { Modal } from '../modal.js'
import { contextOf } from '../testing/contextOf.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { createTestModal } from '../testing/createTestModal.js'
import { type AdmittedAccount, defineFeature } from './defineFeature.js'

const LANTERN = `0x${'6c'.padStart(40, '0')}`

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const account = (modal: Modal) => modal.$account().get()

/** A feature that lets everybody in, until the test says what it does instead. */
function createGate() {
  const asked: AdmittedAccount[] = []
  let admit: (account: AdmittedAccount) => boolean | Promise<boolean> = () => true
  const feature = defineFeature({
    id: 'gate',
    admit(each) {
      asked.push(each)
      return admit(each)
    },
  })
  const says = (next: typeof admit) => {
    admit = next
  }
  return { feature, asked, says }
}

const never = () => new Promise<never>(() => {})

/** A question to the visitor that is open until the test answers. */
function createQuestion() {
  let answer = (_isYes: boolean) => {}
  const promise = new Promise<boolean>((resolve) => {
    answer = resolve
  })
  return { promise, answer: (isYes: boolean) => answer(isYes) }
}

const tick = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** A page that comes again after these wallets were connected, the last one in use. */
async function createReturning(...walletIds: readonly string[]) {
  const fake = createFakeAdapter()
  const gate = createGate()
  const { modal, storage } = createTestModal({ fake, plugins: [gate.feature] })
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
    returns: () => createTestModal({ fake, storage, plugins: [gate.feature], debug: true }).modal,
  }
}

async function createConnected() {
  const gate = createGate()
  const { modal, fake } = createTestModal({ plugins: [gate.feature], debug: true })
  await connect(modal, { walletId: 'lantern' })
  await vi.dynamicImportSettled()
  gate.asked.length = 0
  vi.useFakeTimers()
  return { ...gate, modal, wallet: fake.wallet('lantern') }
}

const isOut = expect.objectContaining({
  code: 'NOT_ADMITTED',
  context: { feature: 'gate' },
  cause: expect.objectContaining({ code: 'FEATURE_TIMED_OUT' }),
})

it('restores nobody about whom a feature does not answer in time, and says which feature that was', async () => {
  const { says, asked, fake, returns } = await createReturning('lantern')
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  says(never)
  const modal = returns()
  await vi.dynamicImportSettled()
  expect(asked).toHaveLength(1)
  expect(account(modal).status).toBe('reconnecting')
  await tick(ADMISSION_WAIT - 1)
  expect(account(modal).status).toBe('reconnecting')
  expect(asked[0]?.signal.aborted).toBe(false)
  await tick(1)
  expect(account(modal)).toMatchObject({ status: 'disconnected', address: undefined })
  expect(asked[0]?.signal.aborted).toBe(true)
  expect(fake.wallet('lantern').isAuthorized).toBe(false)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('"lantern" was not restored'), isOut)
})

it('takes no notice of a yes that comes after its time', async () => {
  const { says, asked, returns } = await createReturning('lantern')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const question = createQuestion()
  says(() => question.promise)
  const modal = returns()
  await vi.dynamicImportSettled()
  expect(asked).toHaveLength(1)
  await tick(ADMISSION_WAIT)
  question.answer(true)
  await tick(0)
  expect(account(modal)).toMatchObject({ status: 'disconnected', address: undefined })
})

it('gives a visitor who is asked all the time that they take, and the feature its time anew after it', async () => {
  const { says, asked, returns } = await createReturning('lantern')
  const [first, second] = [createQuestion(), createQuestion()]
  says(async ({ asking }) => {
    // Two at once: the time stands still until both are answered.
    const answers = await Promise.all([asking(first.promise), asking(second.promise)])
    await new Promise((resolve) => setTimeout(resolve, ADMISSION_WAIT - 1))
    return answers.every(Boolean)
  })
  const modal = returns()
  await vi.dynamicImportSettled()
  expect(asked).toHaveLength(1)
  await tick(ADMISSION_WAIT * 10)
  first.answer(true)
  await tick(ADMISSION_WAIT * 10)
  expect(account(modal).status).toBe('reconnecting')
  second.answer(true)
  await tick(ADMISSION_WAIT - 1)
  expect(account(modal)).toMatchObject({ status: 'connected', address: LANTERN })
})

it('counts the time again once the visitor has answered', async () => {
  const { says, asked, returns } = await createReturning('lantern')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  says(async ({ asking }) => {
    await asking(true)
    return never()
  })
  const modal = returns()
  await vi.dynamicImportSettled()
  expect(asked).toHaveLength(1)
  await tick(ADMISSION_WAIT)
  expect(account(modal).status).toBe('disconnected')
})

it('does not keep other wallets of the last visit waiting for a visitor who is asked', async () => {
  const { says, asked, returns } = await createReturning('kitewing', 'lantern')
  const question = createQuestion()
  says(({ account: { address }, asking }) => (address === LANTERN ? asking(question.promise) : true))
  const modal = returns()
  const live = (walletId: string) => contextOf(modal).stores.connections.live('eip155', walletId) !== undefined
  const inUse = () => ['kitewing', 'lantern'].filter(live)
  await vi.dynamicImportSettled()
  expect(asked).toHaveLength(1)
  await tick(ADMISSION_WAIT)
  await vi.dynamicImportSettled()
  expect(inUse()).toEqual(['kitewing'])
  question.answer(true)
  await tick(0)
  expect(inUse()).toEqual(['kitewing', 'lantern'])
})

it('asks about one account of the last visit at a time, whichever is answered first', async () => {
  const { says, asked, fake, returns } = await createReturning('third', 'kitewing', 'lantern')
  const questions = [createQuestion(), createQuestion(), createQuestion()]
  let open = 0
  let most = 0
  says(async ({ asking }) => {
    most = Math.max(most, ++open)
    const answer = await asking(questions[asked.length - 1]?.promise ?? false)
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

it('leaves a wallet alone that was connected anew while nobody answered about its last visit', async () => {
  const { says, asked, fake, returns } = await createReturning('lantern')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  says(({ restored }) => (restored ? never() : true))
  const modal = returns()
  await vi.dynamicImportSettled()
  expect(asked).toHaveLength(1)
  await connect(modal, { walletId: 'lantern' })
  await tick(ADMISSION_WAIT)
  expect(account(modal)).toMatchObject({ status: 'connected', address: LANTERN })
  expect(fake.wallet('lantern').isAuthorized).toBe(true)
})

it('ends a connection about whose new account a feature does not answer in time', async () => {
  const { modal, says, wallet } = await createConnected()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  says(never)
  wallet.setAccounts(['0x2'])
  await tick(ADMISSION_WAIT - 1)
  expect(account(modal)).toMatchObject({ status: 'connected', address: LANTERN })
  await tick(1)
  expect(account(modal)).toMatchObject({ status: 'disconnected', address: undefined })
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('"lantern" changed to'), isOut)
})

it('waits for a visitor who is asked about the account that the wallet changed to', async () => {
  const { modal, says, wallet } = await createConnected()
  const question = createQuestion()
  says(({ asking }) => asking(question.promise))
  wallet.setAccounts(['0x2'])
  await tick(ADMISSION_WAIT * 10)
  question.answer(true)
  await tick(0)
  expect(account(modal).address).toBe('0x2')
})

it('keeps a connection out that other code has made, where a feature does not answer in time', async () => {
  const gate = createGate()
  const { modal, fake } = createTestModal({ plugins: [gate.feature] })
  gate.says(never)
  vi.useFakeTimers()
  fake.connectElsewhere('lantern')
  await vi.dynamicImportSettled()
  expect(gate.asked).toHaveLength(1)
  await tick(ADMISSION_WAIT)
  expect(account(modal)).toMatchObject({ status: 'disconnected', address: undefined })
  expect(gate.asked[0]?.signal.aborted).toBe(true)
})

it('has no limit at connecting, where the visitor waits, and is given up by closing the modal', async () => {
  const { says, asked, feature } = createGate()
  const { modal, fake } = createTestModal({ plugins: [feature] })
  says(never)
  vi.useFakeTimers()
  const connecting = connect(modal, { walletId: 'lantern' })
  const end = expect(connecting).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
  await vi.dynamicImportSettled()
  expect(asked).toHaveLength(1)
  await tick(ADMISSION_WAIT * 100)
  expect(account(modal).status).toBe('connecting')
  expect(asked[0]?.signal.aborted).toBe(false)
  modal.close()
  await end
  expect(asked[0]?.signal.aborted).toBe(true)
  expect(account(modal)).toMatchObject({ status: 'disconnected', address: undefined })
  expect(fake.wallet('lantern').isAuthorized).toBe(false)
})

it('can ask the wallet for a signature before the account is let in, at connecting and when the wallet changes it', async () => {
  const { says, feature } = createGate()
  const signed: string[] = []
  says(async ({ account: each, connection, asking }) => {
    signed.push((await asking(connection.signMessage?.({ message: each.address, account: each }))) ?? 'cannot sign')
    return true
  })
  const { modal, fake } = createTestModal({ plugins: [feature] })
  await connect(modal, { walletId: 'lantern' })
  await vi.dynamicImportSettled()
  expect(signed).toEqual([`signed:${LANTERN}`])
  fake.wallet('lantern').setAccounts(['0x2'])
  await vi.waitFor(() => expect(account(modal).address).toBe('0x2'))
  expect(signed).toEqual([`signed:${LANTERN}`, 'signed:0x2'])
})

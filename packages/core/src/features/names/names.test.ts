import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../../actions/connect.js'
import { fetchNames, lookUpAddress, resolveName } from '../../actions/names.js'
import { registerName, suggestNames } from '../../actions/registerName.js'
import { knownName } from '../../flows/knownNames.js'
import { contextOf } from '../../testing/contextOf.js'
import { createFakeAdapter } from '../../testing/createFakeAdapter.js'
import { createFakeLedger } from '../../testing/createFakeLedger.js'
import { createFakeNames, type FakeNames } from '../../testing/createFakeNames.js'
import { blankUi, type CreateTestModalParameters, createTestModal } from '../../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork, otherFakeNetwork } from '../../testing/fakeNetworks.js'
import { naming } from './naming.js'

const LANTERN = `0x${'6c'.padStart(40, '0')}`
const OTHER = '0x00000000000000000000000000000000000000D1'

/** The data service. */
let service: FakeNames

beforeEach(() => {
  service = createFakeNames()
  vi.stubGlobal('fetch', service.fetch)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const create = (options: CreateTestModalParameters = {}) =>
  createTestModal({ services: { data: service.url }, ...options })

async function createConnected(options: CreateTestModalParameters = {}) {
  const created = create(options)
  await connect(created.modal, { walletId: 'lantern', namespace: 'eip155' })
  return created
}

describe('a name to register', () => {
  it.each([
    ['S5.014', 'mia', 'short'],
    ['S5.014', '', 'short'],
    ['S5.014', 'abc.reown.id', 'short'],
    ['S5.015', 'mia.lind', 'letters'],
    ['S5.015', 'mia_lind', 'letters'],
    ['S5.015', 'mia lind', 'letters'],
    ['S5.015', 'mіa1', 'letters'],
    ['S5.015', 'mia\u202elind', 'letters'],
    ['S5.015', 'm'.repeat(64), 'long'],
  ])('%s cannot be "%s"', async (_rule, name, problem) => {
    const { modal } = await createConnected()
    await expect(registerName(modal, { name })).rejects.toMatchObject({ code: 'NAME_INVALID', context: { problem } })
    expect(await suggestNames(modal, { name })).toEqual([])
    expect(service.asked('suggestions', 'account')).toEqual([])
  })

  it.each([
    ['S5.014', 'mia1', 'mia1.reown.id'],
    ['S5.015', '42-7', '42-7.reown.id'],
    ['S5.015', ' Mia-Lind ', 'mia-lind.reown.id'],
    ['S5.015', '@mia-lind.REOWN.id', 'mia-lind.reown.id'],
    ['S5.015', 'ｍｉａ１', 'mia1.reown.id'],
  ])('%s can be "%s"', async (_rule, given, name) => {
    const { modal } = await createConnected()
    expect(await registerName(modal, { name: given })).toEqual({ name })
  })
})

describe('registering', () => {
  it('S5.016 signs name, attributes and seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_767_225_600_999 })
    const { modal } = await createConnected()
    await registerName(modal, { name: 'maya' })
    const message = '{"name":"maya.reown.id","attributes":{},"timestamp":1767225600}'
    expect(service.wishes).toMatchObject([{ coin_type: 2_147_483_649, address: LANTERN, message }])
  })

  it('S5.017 has the wallet sign, and sends what it signed', async () => {
    const { modal } = await createConnected()
    await registerName(modal, { name: 'maya' })
    const [wish] = service.wishes
    expect(wish?.signature).toBe(`signed:${wish?.message}`)
  })

  it('S1.040 gives whoever is connected a name that leads to them', async () => {
    const { modal } = await createConnected()
    expect(await registerName(modal, { name: 'maya' })).toEqual({ name: 'maya.reown.id' })
    expect(await resolveName(modal, { name: 'maya.reown.id' })).toBe(LANTERN)
    expect(await fetchNames(modal, { address: LANTERN })).toEqual(['maya.reown.id'])
  })

  it('S5.018 is for networks with a coin type alone', async () => {
    const at = (id: number) => ({ ...fakeNetwork, id, caipNetworkId: `eip155:${id}` as const })
    const create = async (id: number) => {
      const fake = createFakeAdapter({ caipNetworkId: `eip155:${id}` })
      return createConnected({ fake, networks: [at(id)] })
    }
    const { modal } = await create(2 ** 31)
    await expect(registerName(modal, { name: 'maya' })).rejects.toMatchObject({
      code: 'INVALID_CHAIN_ID',
      message: 'Invalid chainId',
    })
    expect(service.wishes).toEqual([])
    await registerName((await create(2 ** 31 - 1)).modal, { name: 'maya' })
    expect(service.wishes).toMatchObject([{ coin_type: 4_294_967_295 }])
  })

  it('S8.055 needs somebody who can sign', async () => {
    const nobody = { code: 'NAME_ACCOUNT_NOT_FOUND', message: 'Address or auth connector not found' }
    await expect(registerName(create().modal, { name: 'maya' })).rejects.toMatchObject(nobody)
    const fake = createFakeAdapter()
    fake.wallet('lantern').cannot.add('signMessage')
    const { modal } = await createConnected({ fake })
    await expect(registerName(modal, { name: 'maya' })).rejects.toMatchObject(nobody)
  })

  it('S8.054 needs a network of the site', async () => {
    const { modal, fake } = await createConnected()
    fake.wallet('lantern').setNetwork('eip155:999')
    const error = { code: 'NAME_NETWORK_NOT_FOUND', message: 'Network not found' }
    await expect(registerName(modal, { name: 'maya' })).rejects.toMatchObject(error)
  })

  it('S1.070 is for EVM, and for what else the site names', async () => {
    const solana = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet', wallets: ['meridian'] })
    const options = { networks: [fakeNetwork, foreignFakeNetwork] as const, adapters: [solana.definition] }
    const register = async (features: NonNullable<CreateTestModalParameters['features']>) => {
      const { modal } = create({ ...options, features })
      await connect(modal, { walletId: 'meridian', namespace: 'solana' })
      return { modal, registered: registerName(modal, { name: 'maya', namespace: 'solana' }) }
    }
    await expect((await register({})).registered).rejects.toMatchObject({ code: 'FEATURE_MISSING' })
    const { modal, registered } = await register({ names: { namespaces: ['solana'] } })
    expect(await registered).toEqual({ name: 'maya.reown.id' })
    expect(service.wishes).toMatchObject([{ coin_type: 501 }])
    const caipNetworkId = foreignFakeNetwork.caipNetworkId
    expect(await resolveName(modal, { name: 'maya.reown.id', caipNetworkId })).toBe(service.wishes[0]?.address)
    // The address on Solana is none on Ethereum.
    expect(await resolveName(modal, { name: 'maya.reown.id', caipNetworkId: 'eip155:1' })).toBeUndefined()
  })

  it('is not there in basic mode, and where the site has turned it off', async () => {
    for (const options of [{ basic: true }, { features: { names: false } }] as const) {
      const { modal } = await createConnected(options)
      await expect(registerName(modal, { name: 'maya' })).rejects.toMatchObject({ code: 'FEATURE_MISSING' })
    }
    expect(service.asked('account')).toEqual([])
  })

  it('sends nothing where the wallet declines, and where it answers too late', async () => {
    const { modal, fake } = await createConnected()
    const wallet = fake.wallet('lantern')
    wallet.mode = 'reject'
    await expect(registerName(modal, { name: 'maya' })).rejects.toMatchObject({ code: 'USER_REJECTED' })
    wallet.mode = 'hold'
    const controller = new AbortController()
    const late = registerName(modal, { name: 'maya', signal: controller.signal })
    controller.abort()
    wallet.answer('approve')
    await expect(late).rejects.toMatchObject({ code: 'ABORTED' })
    expect(service.asked('account')).toEqual([])
  })

  it('S8.053 fails with the specification’s words and the service’s reason', async () => {
    service.refusal = { status: 400, json: { reasons: [{ name: 'name', description: 'That name\nis reserved' }] } }
    const { modal } = await createConnected()
    await expect(registerName(modal, { name: 'maya' })).rejects.toMatchObject({
      code: 'NAME_REGISTRATION_FAILED',
      message: 'Error registering name maya.reown.id',
      context: { name: 'maya.reown.id', reason: 'That name is reserved' },
    })
  })

  it('says that a name was taken in the meantime', async () => {
    service.give('maya.reown.id', OTHER)
    service.refusal = { status: 400, json: { reasons: [] } }
    const { modal } = await createConnected()
    const error = { code: 'NAME_TAKEN', message: 'Error registering name maya.reown.id' }
    await expect(registerName(modal, { name: 'maya' })).rejects.toMatchObject(error)
  })

  it.each([
    ['gets lost', 'lost'],
    ['says that it is out of order', 'down'],
    ['is no answer', 'odd'],
  ] as const)('asks whose the name is where the answer %s', async (_what, how) => {
    service.answers = how
    const { modal } = await createConnected()
    expect(await registerName(modal, { name: 'maya' })).toEqual({ name: 'maya.reown.id' })
    expect(service.wishes).toHaveLength(1)
  })

  it('reads anew who the visitor is, and shows what it was until then', async () => {
    const ledger = createFakeLedger()
    const fake = createFakeAdapter()
    fake.ledger = ledger.ledger
    const { modal } = await createConnected({ fake })
    const name = () => modal.$account('eip155').get().profileName
    await vi.waitFor(() => expect(service.asked('reverse')).toHaveLength(1))
    expect(name()).toBeUndefined()
    const shown: (string | undefined)[] = []
    modal.$account('eip155').listen(({ profileName }) => shown.push(profileName))
    await registerName(modal, { name: 'maya' })
    await vi.waitFor(() => expect(name()).toBe('maya.reown.id'))
    await registerName(modal, { name: 'maya-lind' })
    await vi.waitFor(() => expect(service.asked('reverse')).toHaveLength(3))
    expect(shown.filter((each) => each !== 'maya.reown.id')).toEqual([])
  })
})

it('a name that was looked up is known from then on, where it leads', async () => {
  const ledger = createFakeLedger()
  ledger.names.set('theo.eth', OTHER)
  const fake = createFakeAdapter()
  fake.ledger = ledger.ledger
  service.give('maya.reown.id', LANTERN)
  const { modal } = create({ fake })
  const known = (address: string, caipNetworkId: 'eip155:1' | 'eip155:8453' = 'eip155:1') =>
    knownName(contextOf(modal), { address, caipNetworkId })
  expect(known(OTHER)).toBeUndefined()
  await resolveName(modal, { name: 'theo.eth' })
  await resolveName(modal, { name: 'maya.reown.id' })
  await resolveName(modal, { name: 'nobody.reown.id' })
  ledger.names.set('other.eth', LANTERN)
  expect(await lookUpAddress(modal, { address: LANTERN })).toMatchObject({ name: 'other.eth' })
  expect([known(OTHER.toLowerCase()), known(LANTERN), known(OTHER, 'eip155:8453')]).toEqual([
    'theo.eth',
    'maya.reown.id',
    undefined,
  ])
})

describe('suggestions', () => {
  it('S3.037 begin with what was typed, and whether that is free', async () => {
    service.give('maya.reown.id', OTHER)
    service.suggestions = [
      { name: 'maya1', registered: false },
      { name: 'maya', registered: true },
      { name: 'Maya1', registered: false },
      { name: 'my', registered: false },
    ]
    const { modal } = create()
    expect(await suggestNames(modal, { name: 'Maya' })).toEqual([
      { name: 'maya.reown.id', isFree: false },
      { name: 'maya1.reown.id', isFree: true },
    ])
    expect(service.asked('account')).toEqual([])
  })

  it('ask for what the service leaves out', async () => {
    service.give('maya.reown.id', OTHER)
    service.suggestions = []
    const { modal } = create()
    expect(await suggestNames(modal, { name: 'maya' })).toEqual([{ name: 'maya.reown.id', isFree: false }])
    expect(await suggestNames(modal, { name: 'maya-lind' })).toEqual([{ name: 'maya-lind.reown.id', isFree: true }])
  })

  it('S8.051 fail with the specification’s words', async () => {
    service.isDown = true
    await expect(suggestNames(create().modal, { name: 'maya' })).rejects.toMatchObject({
      code: 'NAME_SUGGESTIONS_FAILED',
      message: 'Error fetching name suggestions',
    })
  })
})

describe('choosing in the modal', () => {
  async function open(options: CreateTestModalParameters = {}) {
    const created = await createConnected({ ui: blankUi, ...options })
    await created.modal.open({ view: 'RegisterAccountName' })
    const context = contextOf(created.modal)
    const names = context.use(naming)
    names.begin()
    const view = () => context.stores.router.$route.get().view
    return { ...created, context, names, view, state: () => names.$state.get() }
  }

  it('asks once who types has stopped, and drops answers to what is not there any more', async () => {
    const { names, state } = await open()
    vi.useFakeTimers()
    for (const text of ['may', 'maya', 'mayas', 'mayasa']) names.type(text)
    expect(state().offers.status).toBe('reading')
    await vi.advanceTimersByTimeAsync(299)
    expect(service.asked('suggestions')).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(service.asked('suggestions')).toEqual(['/v1/profile/suggestions/mayasa'])
    await vi.waitFor(() => expect(state().offers.status).toBe('ready'))
    service.hold = true
    names.type('first')
    await vi.advanceTimersByTimeAsync(300)
    names.type('second')
    await vi.advanceTimersByTimeAsync(300)
    service.release()
    await vi.waitFor(() => expect(state().offers).toMatchObject({ names: [{ name: 'second.reown.id' }] }))
    names.type('se')
    expect(state()).toMatchObject({ problem: 'short', offers: { status: 'none' } })
    names.type('se!!')
    expect(state().problem).toBe('letters')
  })

  it('S2.026 is chosen in its own view', async () => {
    const { view } = await open()
    expect(view()).toBe('RegisterAccountName')
  })

  it('S2.027 leads through the wallet to the success view', async () => {
    const { names, view, state, fake } = await open()
    fake.wallet('lantern').mode = 'hold'
    const chosen = names.choose('maya.reown.id')
    // A second press is none.
    void names.choose('other.reown.id')
    expect(state().step).toEqual({ status: 'wallet', name: 'maya.reown.id' })
    fake.wallet('lantern').answer('approve')
    await chosen
    expect(service.wishes).toHaveLength(1)
    expect(view()).toBe('RegisterAccountNameSuccess')
    expect(names.$registered.get()).toEqual({ name: 'maya.reown.id', address: LANTERN, others: [] })
  })

  it.each(['goes back', 'closes the modal'])('forgets the signature of who %s', async (how) => {
    const { names, state, fake, modal, context } = await open()
    fake.wallet('lantern').mode = 'hold'
    const chosen = names.choose('maya.reown.id')
    if (how === 'goes back') context.stores.router.reset({ view: 'Account' })
    else modal.close()
    await chosen
    expect(state().step).toEqual({ status: 'form' })
    fake.wallet('lantern').answer('approve')
    await vi.dynamicImportSettled()
    expect(service.asked('account')).toEqual([])
  })

  it('stops where the wallet goes to another account', async () => {
    const { names, state, fake } = await open()
    fake.wallet('lantern').mode = 'hold'
    const chosen = names.choose('maya.reown.id')
    fake.wallet('lantern').setAccounts([OTHER])
    await chosen
    expect(state().step).toEqual({ status: 'form' })
    expect(service.asked('account')).toEqual([])
  })

  it('what fails after the wallet went to another account is not told to that one', async () => {
    const { names, state, fake } = await open()
    service.refusal = { status: 400, json: {} }
    service.hold = true
    const chosen = names.choose('maya.reown.id')
    await vi.waitFor(() => expect(state().step.status).toBe('saving'))
    fake.wallet('lantern').setAccounts([OTHER])
    service.release()
    await chosen
    expect(state().step).toEqual({ status: 'form' })
  })

  it('what went wrong is over for who has left', async () => {
    const { names, state, fake, modal } = await open()
    fake.wallet('lantern').mode = 'reject'
    await names.choose('maya.reown.id')
    expect(state().step.status).toBe('failed')
    modal.close()
    expect(state().step.status).toBe('form')
  })

  it('says why it did not work, and looks again where a name was taken', async () => {
    const { names, state, fake } = await open()
    fake.wallet('lantern').mode = 'reject'
    await names.choose('maya.reown.id')
    expect(state().step).toMatchObject({ status: 'failed', name: 'maya.reown.id', error: { code: 'USER_REJECTED' } })
    fake.wallet('lantern').mode = 'approve'
    names.type('maya')
    await vi.waitFor(() => expect(state().offers).toMatchObject({ names: [{ isFree: true }] }))
    service.give('maya.reown.id', OTHER)
    await names.choose('maya.reown.id')
    expect(state().step).toMatchObject({ status: 'failed', error: { code: 'NAME_TAKEN' } })
    names.edit()
    await vi.waitFor(() => expect(state().offers).toMatchObject({ names: [{ isFree: false }] }))
  })

  it('shows what the chain and the service call the visitor already', async () => {
    const ledger = createFakeLedger()
    ledger.names.set('lantern.eth', LANTERN)
    service.give('maya.reown.id', LANTERN)
    const fake = createFakeAdapter()
    fake.ledger = ledger.ledger
    const { state } = await open({ fake })
    await vi.waitFor(() => expect(state().own).toEqual(['lantern.eth', 'maya.reown.id']))
  })

  it('S1.070 is offered where the network has names and the wallet can sign', async () => {
    const testnet = { ...otherFakeNetwork, testnet: true }
    const { view, modal, fake } = await open({ networks: [fakeNetwork, testnet] })
    expect(view()).toBe('RegisterAccountName')
    modal.close()
    fake.wallet('lantern').setNetwork(testnet.caipNetworkId)
    await modal.open({ view: 'RegisterAccountName' })
    expect(view()).toBe('Account')
  })
})

it('nothing is asked before somebody chooses a name', async () => {
  await createConnected({ networks: [{ ...fakeNetwork, testnet: true }] })
  await vi.dynamicImportSettled()
  expect(service.asked('suggestions', 'reverse', 'account')).toEqual([])
})

import { AuthFrameError } from '@foyer/auth-frame'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../../connection/connect.js'
import { advanceUntilSettled } from '../../testing/advanceUntilSettled.js'
import {
  EOA_ADDRESS,
  type FakeSecureSite,
  SMART_ACCOUNT_ADDRESS,
  SOLANA_ADDRESS,
} from '../../testing/createFakeSecureSite.js'
import { createFakeSiwx } from '../../testing/createFakeSiwx.js'
import { createSignInModal } from '../../testing/createSignInModal.js'
import { blankUi } from '../../testing/createTestModal.js'
import { foreignFakeNetwork } from '../../testing/fakeNetworks.js'
import { stubFetch } from '../../testing/stubFetch.js'
import type { SiwxDraft } from '../../types/siwx.js'
import { sendEmailCode, verifyEmailCode } from '../embedded/signIn/loginWithEmail.js'
import { submitLoginCode } from '../embedded/signIn/signInSteps.js'
import { signInStore } from '../embedded/signIn/signInStore.js'
import { startEmailLogin } from '../embedded/signIn/startSignIn.js'
import { signInPrompts } from './signInPrompts.js'

beforeEach(() => {
  vi.useFakeTimers()
  stubFetch({ json: { allowedOrigins: [], features: [{ id: 'social_login', isEnabled: true, config: ['email'] }] } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Signs = NonNullable<FakeSecureSite['signs']>

const draft: SiwxDraft = {
  domain: 'harbor.example',
  uri: 'https://harbor.example',
  version: '1',
  nonce: 'n12345678',
  statement: 'Sign in to see your berths.',
  issuedAt: '2026-11-23T10:00:00.000Z',
  expirationTime: '2026-11-23T10:10:00.000Z',
  chainId: '',
}

interface Given {
  readonly signs?: Signs | undefined
  readonly isRequired?: boolean
  readonly namespace?: 'eip155' | 'solana'
  readonly createDraft?: (input: { readonly chainId: string }) => Promise<SiwxDraft>
  readonly errors?: readonly 'addSession'[]
}

function create(given: Given = {}, { hasUi = true } = {}) {
  const { isRequired, createDraft = async ({ chainId }) => ({ ...draft, chainId }) } = given
  const fake = createFakeSiwx({ siwx: { createDraft }, ...(isRequired !== undefined && { isRequired }) })
  for (const name of given.errors ?? []) fake.errors.set(name, new Error('Refused'))
  const made = createSignInModal({ siwx: fake.siwx, ...(hasUi && { ui: blankUi }) })
  made.site.signs = given.signs ?? (async (signed) => signed)
  return { ...made, fake }
}

async function login(given: Given = {}) {
  const made = create(given)
  const { modal, context, site } = made
  const { namespace = 'eip155' } = given
  const status = () => context.use(signInStore).$state.get().status
  await modal.context.show()
  startEmailLogin(context, { email: 'maya@harbor.example', namespace })
  await vi.waitFor(() => expect(status()).toBe('code'))
  void submitLoginCode(context, site.code)
  return {
    ...made,
    status,
    views: () => context.stores.router.$router.get().stack.map(({ view }) => view),
    prompt: () => context.use(signInPrompts).$prompt.get(),
    account: () => modal.$account(namespace).get(),
  }
}

const asksAgain = async ({ prompt }: Awaited<ReturnType<typeof login>>, status = 'ready') => {
  await vi.waitFor(() => expect(prompt()?.status).toBe(status))
}

describe.each([
  ['eip155', true],
  ['eip155', false],
  ['solana', true],
  ['solana', false],
] as const)('one-step sign-in with an account of %s (required: %s)', (namespace, isRequired) => {
  it('signs in the secure window along with the login, without a second prompt', async () => {
    let decided = () => {}
    const signs: Signs = (signed) =>
      new Promise((resolve) => {
        decided = () => resolve(signed)
      })
    const made = await login({ namespace, isRequired, signs })
    await vi.waitFor(() => expect(made.views()).toEqual(['Connect', 'EmailLogin', 'ApproveTransaction']))
    expect(made.account()).toMatchObject({ status: 'connecting', address: undefined })
    await vi.waitFor(() => expect(made.site.asked.at(-1)).toBe('GET_USER and sign'))
    decided()
    await vi.waitFor(() => expect(made.status()).toBe('connected'))
    expect(made.account()).toMatchObject({ status: 'connected', sessionStatus: 'authenticated' })
    expect(made.prompt()).toBeUndefined()
    expect(made.views()).toEqual(['Connect', 'EmailLogin'])
    const accountAddress = namespace === 'solana' ? SOLANA_ADDRESS : SMART_ACCOUNT_ADDRESS
    const [chain, line] = namespace === 'solana' ? ['Solana', foreignFakeNetwork.caipNetworkId] : ['Ethereum', '1']
    const [handedIn, ...others] = made.fake.handedIn
    expect(others).toEqual([])
    expect(handedIn).toMatchObject({ data: { accountAddress, nonce: draft.nonce }, signature: '0xsigned' })
    expect(handedIn?.message).toBe(
      [
        `harbor.example wants you to sign in with your ${chain} account:`,
        accountAddress,
        '',
        'Sign in to see your berths.',
        '',
        'URI: https://harbor.example',
        'Version: 1',
        `Chain ID: ${line}`,
        'Nonce: n12345678',
        'Issued At: 2026-11-23T10:00:00.000Z',
        'Expiration Time: 2026-11-23T10:10:00.000Z',
      ].join('\n'),
    )
    expect(made.site.asked.filter((name) => name.startsWith('RPC_REQUEST'))).toEqual([])
    made.modal.destroy()
  })
})

it('the one-step request contains a message without an address, which is not known yet', async () => {
  let asked: Parameters<Signs>[1] | undefined
  const made = await login({
    async signs(signed, request) {
      asked = request
      return signed
    },
  })
  await vi.waitFor(() => expect(made.status()).toBe('connected'))
  const { accountAddress, serializedMessage } = asked ?? {}
  expect(accountAddress).toBe('<<AccountAddress>>')
  expect(serializedMessage?.split('\n')[1]).toBe('<<AccountAddress>>')
  made.modal.destroy()
})

const altered =
  (from: string, to: string): Signs =>
  async ({ message, signature }) => ({
    message: message.replace(from, to),
    signature,
  })

describe('one-step sign-in falls back to a separate step', () => {
  it.each<readonly [string, Given]>([
    ['the statement is different', { signs: altered('see your berths', 'sell your berths') }],
    ['a letter only looks like the requested one', { signs: altered('see', 'ѕee') }],
    ['a line is added', { signs: altered('Version: 1', 'Version: 1\nRequest ID: 7') }],
    ['the nonce is different', { signs: altered('n12345678', 'n87654321') }],
    ['the address is another one of the user', { signs: altered(SMART_ACCOUNT_ADDRESS, EOA_ADDRESS) }],
    ['the domain is different', { signs: altered('harbor.example wants', 'harbor.example.evil wants') }],
    ['the URI is different', { signs: altered('URI: https://harbor', 'URI: https://arbor') }],
    ['the chain is different', { signs: altered('Chain ID: 1', 'Chain ID: 10') }],
    ['it is valid for longer', { signs: altered('10:10', '20:10') }],
    ['the signature is missing', { signs: async ({ message }) => ({ message }) }],
    ['the message is missing', { signs: async ({ signature }) => ({ signature }) }],
    ['the signature is far too long', { signs: async ({ message }) => ({ message, signature: '0'.repeat(20_001) }) }],
    ['the secure site does not support it', { signs: async () => ({}) }],
    ['the secure site fails', { signs: () => Promise.reject(new Error('No such member')) }],
    ['no message is available in time', { createDraft: () => new Promise<never>(() => {}) }],
    ['no message is available', { createDraft: () => Promise.reject(new Error('No nonce')) }],
    ['the draft is for another chain', { createDraft: async () => ({ ...draft, chainId: 'eip155:10' }) }],
    [
      'the chain has no embedded accounts',
      { createDraft: async () => ({ ...draft, chainId: 'bip122:000000000019d6689c085ae165831e93' }) },
    ],
  ])('when %s', async (_what, given) => {
    const made = await login(given)
    await vi.advanceTimersByTimeAsync(3_000)
    await asksAgain(made)
    expect(made.fake.handedIn).toEqual([])
    expect(made.account()).toMatchObject({ status: 'connecting', address: undefined })
    expect(made.views()).toEqual(['Connect', 'EmailLogin', 'SIWXSignMessage'])
    made.modal.destroy()
  })

  it('when the app’s server refuses the signature', async () => {
    const made = await login({ errors: ['addSession'] })
    await asksAgain(made)
    expect(made.account()).toMatchObject({ status: 'connecting', address: undefined })
    made.modal.destroy()
  })
})

const refuse: Signs = () => Promise.reject(new AuthFrameError('ANSWERED', { message: 'Declined', rpcCode: 4001 }))

describe('a decline in the secure window', () => {
  it('is shown in the modal without a new prompt, and refuses the account when sign-in is required', async () => {
    const made = await login({ signs: refuse })
    await asksAgain(made, 'declined')
    expect(made.prompt()?.error?.code).toBe('SIGNATURE_DECLINED')
    expect(made.site.asked.filter((name) => name.startsWith('RPC_REQUEST'))).toEqual([])
    expect(made.account()).toMatchObject({ status: 'connecting', address: undefined })
    made.prompt()?.cancel()
    await vi.waitFor(() => expect(made.account().status).toBe('disconnected'))
    made.modal.destroy()
  })

  it('connects without a session when sign-in is optional', async () => {
    const made = await login({ signs: refuse, isRequired: false })
    await asksAgain(made, 'declined')
    made.prompt()?.cancel()
    await vi.waitFor(() => expect(made.status()).toBe('connected'))
    expect(made.account()).toMatchObject({ status: 'connected', sessionStatus: 'unauthenticated' })
    expect(made.fake.handedIn).toEqual([])
    made.modal.destroy()
  })

  it('can be followed by a sign-in in a separate step', async () => {
    const made = await login({ signs: refuse })
    await asksAgain(made, 'declined')
    made.site.decide = async () => '0xlater'
    void made.prompt()?.sign()
    await vi.waitFor(() => expect(made.status()).toBe('connected'))
    expect(made.fake.handedIn).toMatchObject([{ signature: '0xlater' }])
    made.modal.destroy()
  })
})

it('one-step sign-in ends with the modal: no account connects and the secure site is notified', async () => {
  let given: AbortSignal | undefined
  const made = await login({
    signs: (_signed, _asked, signal) => {
      given = signal
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('Aborted'))))
    },
  })
  await vi.waitFor(() => expect(given).toBeDefined())
  made.modal.close()
  await vi.waitFor(() => expect(made.account().status).toBe('disconnected'))
  expect(given?.aborted).toBe(true)
  expect(made.fake.handedIn).toEqual([])
  made.modal.destroy()
})

it('one-step sign-in prompts once: another namespace connects without a prompt', async () => {
  const made = await login()
  await vi.waitFor(() => expect(made.status()).toBe('connected'))
  await advanceUntilSettled(connect(made.modal, { walletId: 'auth', namespace: foreignFakeNetwork.chainNamespace }))
  expect(made.modal.$account('solana').get()).toMatchObject({ status: 'connected' })
  expect(made.site.asked.filter((name) => name === 'GET_USER and sign')).toHaveLength(1)
  expect(made.fake.handedIn).toHaveLength(1)
  made.modal.destroy()
})

it('a returning user gets no one-step prompt', async () => {
  const made = await login()
  await vi.waitFor(() => expect(made.status()).toBe('connected'))
  const { site } = made
  const again = made.load()
  await vi.waitFor(() => expect(again.$account('eip155').get().status).toBe('connected'))
  expect(site.asked.filter((name) => name === 'GET_USER and sign')).toHaveLength(1)
  again.destroy()
  made.modal.destroy()
})

describe('one-step sign-in without a view layer', () => {
  async function enter(given: Given = {}) {
    vi.stubGlobal('window', Object.assign(new EventTarget(), { innerWidth: 1_000, innerHeight: 800 }))
    const made = create(given, { hasUi: false })
    await advanceUntilSettled(sendEmailCode(made.modal, { email: 'maya@harbor.example' }))
    const outcome = verifyEmailCode(made.modal, { code: made.site.code }).then(
      () => 'in',
      ({ code }: { code: string }) => code,
    )
    await vi.advanceTimersByTimeAsync(10)
    await advanceUntilSettled(vi.dynamicImportSettled())
    return { ...made, outcome: await advanceUntilSettled(outcome) }
  }

  it('signs in the secure window along with the login', async () => {
    const { outcome, site, fake, modal } = await enter()
    expect(outcome).toBe('in')
    expect(site.frame.slots.length).toBeGreaterThan(0)
    expect(site.frame.isShown).toBe(false)
    expect(fake.handedIn).toHaveLength(1)
    expect(modal.$account('eip155').get()).toMatchObject({ status: 'connected', sessionStatus: 'authenticated' })
    modal.destroy()
  })

  it.each([
    [true, 'ACCOUNT_REFUSED', 'disconnected'],
    [false, 'in', 'connected'],
  ] as const)('accepts a decline (required: %s)', async (isRequired, wanted, status) => {
    const { outcome, site, modal } = await enter({ signs: refuse, isRequired })
    expect(outcome).toBe(wanted)
    expect(site.asked.filter((name) => name.startsWith('RPC_REQUEST'))).toEqual([])
    expect(modal.$account('eip155').get().status).toBe(status)
    modal.destroy()
  })
})

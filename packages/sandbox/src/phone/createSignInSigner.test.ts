import { verifyMessage } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Hex, startTestPhone, type TestPhone } from './testing/startTestPhone'

const CHAINS = ['eip155:137', 'eip155:1', 'eip155:8453']
const METHODS = ['personal_sign', 'eth_sendTransaction', 'eth_unheardOf']

describe('a one-click sign-in', () => {
  let stage: TestPhone
  beforeAll(async () => {
    stage = await startTestPhone()
  })
  afterAll(() => stage.close())

  it('returns a session of the phone’s chains, and a signature', async () => {
    const { script, waitForPrompt, openSite } = stage
    const { signIn, provider } = await openSite()
    const { uri, outcome } = await signIn(CHAINS, METHODS)
    await script.pair({ uri })
    const prompt = await waitForPrompt()
    expect(prompt).toMatchObject({
      kind: 'signIn',
      name: 'Test site',
      chains: CHAINS,
      methods: ['eth_sendTransaction', 'eth_unheardOf', 'personal_sign'],
      approvable: ['eip155:1', 'eip155:8453'],
      text: expect.stringContaining('localhost:3000 wants you to sign in with your Ethereum account:'),
    })
    const { accounts, sessions } = await script.approve()
    const { result } = await outcome
    const address = accounts.eip155![0] as Hex
    expect(result?.session?.namespaces.eip155).toMatchObject({
      chains: ['eip155:1', 'eip155:8453'],
      methods: ['eth_sendTransaction', 'personal_sign'],
      accounts: [`eip155:1:${address}`, `eip155:8453:${address}`],
    })
    expect(sessions).toMatchObject([{ topic: result?.session?.topic }])
    const [auth] = result?.auths ?? []
    expect(auth?.p).toMatchObject({ iss: `did:pkh:eip155:1:${address}`, nonce: 'abc123', domain: 'localhost:3000' })
    const message = prompt.kind === 'signIn' ? prompt.text : ''
    expect(await verifyMessage({ address, message, signature: auth?.s.s as Hex })).toBe(true)

    await script.policy({ requests: 'approve' })
    const signature = await provider.request<Hex>({ method: 'personal_sign', params: ['0x6869', address] }, 'eip155:1')
    expect(await verifyMessage({ address, message: 'hi', signature })).toBe(true)
    await script.policy({ requests: 'ask' })
    await script.disconnect()
  })

  it('is rejected by the user', async () => {
    const { script, waitForPrompt, openSite } = stage
    const { signIn } = await openSite()
    const { uri, outcome } = await signIn(CHAINS, METHODS)
    await script.pair({ uri })
    await waitForPrompt()
    await script.reject()
    expect((await outcome).error).toBe('User rejected.')
  })

  it('fails if the phone has none of the chains', async () => {
    const { script, waitForPrompt, openSite } = stage
    const { signIn } = await openSite()
    const { uri, outcome } = await signIn(['eip155:137'], METHODS)
    await script.pair({ uri })
    expect(await waitForPrompt()).toMatchObject({ approvable: [], text: '' })
    await expect(script.approve()).rejects.toThrow('Unsupported chains.')
    expect((await outcome).error).toBe('Unsupported chains.')
  })
})

it('a one-click sign-in falls back to a session if the phone does not support it', async () => {
  const { script, waitForPrompt, openSite, close } = await startTestPhone({ signIn: false })
  const { uri, outcome } = await (await openSite()).signIn(CHAINS, METHODS)
  await script.pair({ uri })
  expect(await waitForPrompt()).toMatchObject({ kind: 'session', approvable: ['eip155:1', 'eip155:8453'] })
  await script.approve()
  const { result } = await outcome
  expect(result?.auths).toBeUndefined()
  expect(result?.session?.namespaces.eip155?.chains).toEqual(['eip155:1', 'eip155:8453'])
  await close()
})

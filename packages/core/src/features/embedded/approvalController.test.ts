import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchBalance } from '../../portfolio/watchBalance.js'
import { advanceUntilSettled } from '../../testing/advanceUntilSettled.js'
import type { ChannelProvider } from '../../testing/createChannelAdapter.js'
import { createSignInModal } from '../../testing/createSignInModal.js'
import { stubFetch } from '../../testing/stubFetch.js'
import { approvalController, cancelApproval } from './approvalController.js'
import { sendEmailCode, verifyEmailCode } from './signIn/loginWithEmail.js'

beforeEach(() => {
  vi.useFakeTimers()
  stubFetch({ json: { allowedOrigins: [], features: [{ id: 'social_login', isEnabled: true, config: null }] } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ui = async () => ({ mount: () => ({ unmount: () => {} }) })
const pass = (milliseconds = 50) => vi.advanceTimersByTimeAsync(milliseconds)

async function signedIn() {
  const made = createSignInModal({ ui })
  watchBalance(made.modal)
  await advanceUntilSettled(sendEmailCode(made.modal, { email: 'maya@harbor.example' }))
  await advanceUntilSettled(verifyEmailCode(made.modal, { code: made.site.code }))
  const { context, site, live } = made
  const provider = live()?.provider as ChannelProvider
  const answers: {
    method: string
    answer: (value: unknown) => void
    refuse: (cause: unknown) => void
    signal: AbortSignal | undefined
  }[] = []
  site.decide = ({ method }, signal) =>
    new Promise((answer, refuse) => {
      answers.push({ method, answer, refuse, signal })
    })
  const ask = (method: string, params: unknown = []) => {
    const kept: { result?: unknown; error?: { code?: unknown; message?: string } } = {}
    provider.request({ method, params }).then(
      (result) => Object.assign(kept, { result }),
      (error) => Object.assign(kept, { error }),
    )
    return kept
  }
  const view = () => context.stores.router.$route.get().view
  const isOpen = () => context.stores.modal.$modal.get().open
  const pending = () =>
    context
      .use(approvalController)
      .$pending.get()
      .map(({ method }) => method)
  return { ...made, provider, answers, ask, view, isOpen, pending }
}

describe('a request to the embedded wallet', () => {
  it('S4.071 that is unsafe opens the modal, and the user decides in the frame', async () => {
    const { modal, ask, answers, view, isOpen, pending } = await signedIn()
    const asked = ask('personal_sign', ['0x68', '0x'])
    await pass()
    expect([isOpen(), view(), pending()]).toEqual([true, 'ApproveTransaction', ['personal_sign']])
    answers[0]?.answer('0xsigned')
    await pass()
    expect(asked).toEqual({ result: '0xsigned' })
    modal.destroy()
  })

  it('has the height that the secure site measured for it', async () => {
    const { ask, answers, context, site } = await signedIn()
    const { $height } = context.use(approvalController)
    expect($height.get()).toBeUndefined()
    for (const height of [300, 412]) {
      ask('personal_sign', ['0x68', '0x'])
      await pass()
      site.frame.resize(height)
      expect($height.get()).toBe(height)
      answers.shift()?.answer('0xsigned')
      await pass()
    }
  })

  it('has no height of the request before it', async () => {
    const { modal, ask, answers, context, site } = await signedIn()
    const { $height } = context.use(approvalController)
    ask('personal_sign', ['0x68', '0x'])
    ask('personal_sign', ['0x69', '0x'])
    await pass()
    site.frame.resize(300)
    answers.shift()?.answer('0xsigned')
    await pass()
    expect($height.get()).toBeUndefined()
    site.frame.resize(412)
    answers.shift()?.answer('0xsigned')
    await pass()
    ask('personal_sign', ['0x6a', '0x'])
    expect($height.get()).toBeUndefined()
    modal.destroy()
  })

  it('within a permission is decided by the secure site without a view', async () => {
    const { modal, site, live, isOpen } = await signedIn()
    const asked: unknown[] = []
    site.decide = async ({ params }) => {
      asked.push(params)
      return { id: '0x1' }
    }
    const provider = live('eip155')?.provider as ChannelProvider
    const params = [{ calls: [{ to: '0xbb' }], capabilities: { permissions: { context: '0xc0' } } }]
    const [sent] = await Promise.all([provider.request({ method: 'wallet_sendCalls', params }), pass()])
    expect([sent, asked, isOpen()]).toEqual([{ id: '0x1' }, [params], false])
    modal.destroy()
  })

  it.each([
    ['eip155', 'personal_sign', ['0x68', '0x']],
    ['solana', 'solana_signMessage', { message: 'b58', pubkey: 'b58' }],
  ] as const)('on %s is sent to that namespace', async (chainNamespace, method, params) => {
    const { modal, site, live } = await signedIn()
    await advanceUntilSettled(modal.switchNetwork('solana:mainnet'))
    const asked: unknown[] = []
    site.decide = async (request) => asked.push(request)
    const provider = live(chainNamespace)?.provider as ChannelProvider
    await Promise.all([provider.request({ method, params }), pass()])
    expect(asked).toMatchObject([{ method, chainNamespace }])
    modal.destroy()
  })

  it('S4.072 refreshes the balance once it is answered', async () => {
    const { modal, ask, answers } = await signedIn()
    ask('personal_sign', ['0x68', '0x'])
    await pass()
    expect(modal.$account('eip155').get().balanceStatus).toBe('ready')
    answers[0]?.answer('0xsigned')
    await Promise.resolve()
    const statuses: string[] = []
    const stop = modal.$account('eip155').subscribe(({ balanceStatus }) => statuses.push(balanceStatus))
    await pass()
    expect(statuses).toEqual(expect.arrayContaining(['loading', 'ready']))
    stop()
    modal.destroy()
  })

  it('S4.073 closes the modal once it is answered, when the request opened it', async () => {
    const { modal, ask, answers, isOpen } = await signedIn()
    ask('personal_sign', ['0x68', '0x'])
    await pass()
    expect(isOpen()).toBe(true)
    answers[0]?.answer('0xsigned')
    await pass()
    expect(isOpen()).toBe(false)
    modal.destroy()
  })

  it('in an open modal returns to the previous view', async () => {
    const { modal, context, ask, answers, view, isOpen } = await signedIn()
    await modal.context.show({ view: 'ProfileWallets' })
    ask('eth_sendTransaction', [{}])
    await pass()
    expect(view()).toBe('ApproveTransaction')
    answers[0]?.answer('0xhash')
    await pass(1_000)
    expect([isOpen(), view()]).toEqual([true, 'ProfileWallets'])
    expect(context.stores.router.$depth.get()).toBe(1)
    modal.destroy()
  })

  it('S4.074 that fails in the frame rejects with the error of the wallet and closes the view', async () => {
    const { modal, ask, answers, isOpen } = await signedIn()
    const asked = ask('eth_signTypedData_v4', [])
    await pass()
    answers[0]?.refuse(
      Object.assign(new Error('User rejected the request'), {
        name: 'AuthFrameError',
        code: 'ANSWERED',
        rpcCode: 4001,
      }),
    )
    await pass()
    expect(asked.error).toMatchObject({ code: 4001, message: 'User rejected the request' })
    expect(isOpen()).toBe(false)
    modal.destroy()
  })

  it('S4.075 is rejected and withdrawn from the frame when the user goes back', async () => {
    const { modal, context, ask, answers, view } = await signedIn()
    await modal.context.show({ view: 'ProfileWallets' })
    const asked = ask('personal_sign', [])
    await pass()
    cancelApproval(context)
    await pass(1_000)
    expect(asked.error).toMatchObject({ code: 4001 })
    expect(answers[0]?.signal?.aborted).toBe(true)
    expect(view()).toBe('ProfileWallets')
    modal.destroy()
  })

  it('S4.076 is rejected with all others when the user closes the modal', async () => {
    const { modal, ask, pending, site } = await signedIn()
    const asked = [ask('personal_sign', ['one']), ask('personal_sign', ['two'])]
    await pass()
    expect(pending()).toHaveLength(2)
    expect(site.asked.filter((name) => name === 'RPC_REQUEST personal_sign')).toHaveLength(1)
    modal.close()
    await pass()
    expect(asked.map(({ error }) => error?.code)).toEqual([4001, 4001])
    expect(pending()).toEqual([])
    expect(site.frame.isShown).toBe(false)
    modal.destroy()
  })

  it('is followed by the next one without closing the modal in between', async () => {
    const { modal, ask, answers, isOpen, pending } = await signedIn()
    const first = ask('personal_sign', ['one'])
    const second = ask('personal_sign', ['two'])
    await pass()
    answers[0]?.answer('0x1')
    await pass()
    expect(first).toEqual({ result: '0x1' })
    expect([isOpen(), pending().length]).toEqual([true, 1])
    answers[1]?.answer('0x2')
    await pass()
    expect(second).toEqual({ result: '0x2' })
    expect(isOpen()).toBe(false)
    modal.destroy()
  })

  it('S9.009 is queued with at most 98 others', async () => {
    const { modal, ask, pending } = await signedIn()
    const all = Array.from({ length: 100 }, (_, index) => ask('personal_sign', [index]))
    await pass()
    expect(pending()).toHaveLength(99)
    expect(all[99]?.error).toMatchObject({ code: -32005 })
    expect(all[98]?.error).toBeUndefined()
    modal.destroy()
  })

  it('S4.068 that is unknown opens the modal', async () => {
    const { modal, ask, isOpen } = await signedIn()
    ask('wallet_emptyEverything')
    await pass(0)
    expect(isOpen()).toBe(true)
    modal.destroy()
  })

  it('S4.069 that is unknown shows an error', async () => {
    const { modal, context, ask } = await signedIn()
    ask('wallet_emptyEverything')
    await pass(302)
    expect(context.stores.notices.$toast.get()).toMatchObject({ open: true, variant: 'error' })
    modal.destroy()
  })

  it('S9.022 that is unknown shows nothing for 300 ms', async () => {
    const { modal, context, ask } = await signedIn()
    const asked = ask('wallet_emptyEverything')
    await pass(299)
    expect(asked).toEqual({})
    expect(context.stores.notices.$toast.get().open).toBe(false)
    await pass(2)
    expect(asked.error).toBeDefined()
    expect(context.stores.notices.$toast.get()).toMatchObject({
      open: true,
      code: 'RPC_METHOD_NOT_SUPPORTED',
    })
    modal.destroy()
  })

  it('S4.070 that is unknown is refused without the secure site', async () => {
    const { modal, ask, site } = await signedIn()
    const asked = ask('wallet_emptyEverything')
    await pass(302)
    expect(asked.error).toMatchObject({ code: 4200 })
    expect(site.asked.filter((name) => name.startsWith('RPC_REQUEST'))).toEqual([])
    modal.destroy()
  })

  it.each(['wallet_getCapabilities', 'wallet_getCallsStatus', 'wallet_getAssets', 'eth_getUserOperationReceipt'])(
    'that is safe, %s, is answered without a view',
    async (method) => {
      const { modal, ask, answers, isOpen } = await signedIn()
      const asked = ask(method)
      await pass()
      expect(isOpen()).toBe(false)
      answers[0]?.answer({ done: true })
      await pass()
      expect(asked).toEqual({ result: { done: true } })
      modal.destroy()
    },
  )

  it.each([
    ['S5.029', 'an address', { to: 'maya.eth' }],
    ['S5.030', 'data', { to: '0x00000000000000000000000000000000000000e0', data: 'abc' }],
  ])('%s with calls whose %s is invalid is refused without a view', async (_rule, _what, call) => {
    const { modal, ask, isOpen } = await signedIn()
    const asked = ask('wallet_sendCalls', [{ calls: [call] }])
    await pass()
    expect(asked.error?.code).toBe(-32602)
    expect(isOpen()).toBe(false)
    modal.destroy()
  })

  it('fails when the secure frame does not load, and can be retried', async () => {
    const { modal, context, ask, answers, site, isOpen } = await signedIn()
    site.isDown = true
    const asked = ask('personal_sign', [])
    await pass()
    expect(context.use(approvalController).$frame.get()).toMatchObject({
      status: 'failed',
      error: { code: 'EMBEDDED_LOAD_FAILED' },
    })
    expect([isOpen(), asked]).toEqual([true, {}])
    site.isDown = false
    context.use(approvalController).retry()
    await pass()
    answers[0]?.answer('0xsigned')
    await pass()
    expect(asked).toEqual({ result: '0xsigned' })
    modal.destroy()
  })
})

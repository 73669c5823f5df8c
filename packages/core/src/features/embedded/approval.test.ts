import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendEmailCode } from '../../actions/sendEmailCode.js'
import { verifyEmailCode } from '../../actions/verifyEmailCode.js'
import type { ChannelProvider } from '../../testing/createChannelAdapter.js'
import { createSignInModal } from '../../testing/createSignInModal.js'
import { ran } from '../../testing/ran.js'
import { stubFetch } from '../../testing/stubFetch.js'
import { approval, cancelApproval } from './approval.js'

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
  await ran(sendEmailCode(made.modal, { email: 'maya@harbor.example' }))
  await ran(verifyEmailCode(made.modal, { code: made.site.code }))
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
  /** What comes of a request, kept. */
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
      .use(approval)
      .$pending.get()
      .map(({ method }) => method)
  return { ...made, provider, answers, ask, view, isOpen, pending }
}

describe('what the embedded wallet is asked', () => {
  it('S4.071 unsafe: the modal opens, and the visitor decides in the frame', async () => {
    const { modal, ask, answers, view, isOpen, pending } = await signedIn()
    const asked = ask('personal_sign', ['0x68', '0x'])
    await pass()
    expect([isOpen(), view(), pending()]).toEqual([true, 'ApproveTransaction', ['personal_sign']])
    answers[0]?.answer('0xsigned')
    await pass()
    expect(asked).toEqual({ result: '0xsigned' })
    modal.destroy()
  })

  it('calls within a permission are the secure site’s to do or refuse: no view opens', async () => {
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
  ] as const)('a request on %s is asked there', async (chainNamespace, method, params) => {
    const { modal, site, live } = await signedIn()
    await ran(modal.switchNetwork('solana:mainnet'))
    const asked: unknown[] = []
    site.decide = async (request) => asked.push(request)
    const provider = live(chainNamespace)?.provider as ChannelProvider
    await Promise.all([provider.request({ method, params }), pass()])
    expect(asked).toMatchObject([{ method, chainNamespace }])
    modal.destroy()
  })

  it('S4.072 once it was answered the balance is read anew', async () => {
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

  it('S4.073 once it was answered the modal closes, where it was opened for it', async () => {
    const { modal, ask, answers, isOpen } = await signedIn()
    ask('personal_sign', ['0x68', '0x'])
    await pass()
    expect(isOpen()).toBe(true)
    answers[0]?.answer('0xsigned')
    await pass()
    expect(isOpen()).toBe(false)
    modal.destroy()
  })

  it('from an open modal it goes back to where the visitor was', async () => {
    const { modal, context, ask, answers, view, isOpen } = await signedIn()
    await modal.open({ view: 'ProfileWallets' })
    ask('eth_sendTransaction', [{}])
    await pass()
    expect(view()).toBe('ApproveTransaction')
    answers[0]?.answer('0xhash')
    await pass(1_000)
    expect([isOpen(), view()]).toEqual([true, 'ProfileWallets'])
    expect(context.stores.router.$depth.get()).toBe(1)
    modal.destroy()
  })

  it('S4.074 an error of the frame reaches the site as the wallet said it, and the view goes', async () => {
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

  it('S4.075 going back rejects what is shown, and takes it back in the frame', async () => {
    const { modal, context, ask, answers, view } = await signedIn()
    await modal.open({ view: 'ProfileWallets' })
    const asked = ask('personal_sign', [])
    await pass()
    cancelApproval(context)
    await pass(1_000)
    expect(asked.error).toMatchObject({ code: 4001 })
    expect(answers[0]?.signal?.aborted).toBe(true)
    expect(view()).toBe('ProfileWallets')
    modal.destroy()
  })

  it('S4.076 closing the modal rejects all that waits', async () => {
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

  it('one after another, without the modal closing in between', async () => {
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

  it('S9.009 at most 99 at a time', async () => {
    const { modal, ask, pending } = await signedIn()
    const all = Array.from({ length: 100 }, (_, index) => ask('personal_sign', [index]))
    await pass()
    expect(pending()).toHaveLength(99)
    expect(all[99]?.error).toMatchObject({ code: -32005 })
    expect(all[98]?.error).toBeUndefined()
    modal.destroy()
  })

  it('S4.068 unknown: the modal opens', async () => {
    const { modal, ask, isOpen } = await signedIn()
    ask('wallet_emptyEverything')
    await pass(0)
    expect(isOpen()).toBe(true)
    modal.destroy()
  })

  it('S4.069 unknown: an error is shown', async () => {
    const { modal, context, ask } = await signedIn()
    ask('wallet_emptyEverything')
    await pass(302)
    expect(context.stores.notices.$toast.get()).toMatchObject({ open: true, variant: 'error' })
    modal.destroy()
  })

  it('S9.022 unknown: nothing is said for 300 ms', async () => {
    const { modal, context, ask } = await signedIn()
    const asked = ask('wallet_emptyEverything')
    await pass(299)
    expect(asked).toEqual({})
    expect(context.stores.notices.$toast.get().open).toBe(false)
    await pass(2)
    expect(asked.error).toBeDefined()
    expect(context.stores.notices.$toast.get().open).toBe(true)
    modal.destroy()
  })

  it('S4.070 unknown: it is refused, and the secure site is not asked', async () => {
    const { modal, ask, site } = await signedIn()
    const asked = ask('wallet_emptyEverything')
    await pass(302)
    expect(asked.error).toMatchObject({ code: 4200 })
    expect(site.asked.filter((name) => name.startsWith('RPC_REQUEST'))).toEqual([])
    modal.destroy()
  })

  it.each(['wallet_getCapabilities', 'wallet_getCallsStatus', 'wallet_getAssets', 'eth_getUserOperationReceipt'])(
    'safe: %s is answered without a view',
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
  ])('%s calls whose %s makes no sense are not even shown', async (_rule, _what, call) => {
    const { modal, ask, isOpen } = await signedIn()
    const asked = ask('wallet_sendCalls', [{ calls: [call] }])
    await pass()
    expect(asked.error?.code).toBe(-32602)
    expect(isOpen()).toBe(false)
    modal.destroy()
  })

  it('a secure window that does not load asks nothing; it can be tried again', async () => {
    const { modal, context, ask, answers, site, isOpen } = await signedIn()
    site.isDown = true
    const asked = ask('personal_sign', [])
    await pass()
    expect(context.use(approval).$frame.get()).toMatchObject({
      status: 'failed',
      error: { code: 'EMBEDDED_LOAD_FAILED' },
    })
    expect([isOpen(), asked]).toEqual([true, {}])
    site.isDown = false
    context.use(approval).retry()
    await pass()
    answers[0]?.answer('0xsigned')
    await pass()
    expect(asked).toEqual({ result: '0xsigned' })
    modal.destroy()
  })
})

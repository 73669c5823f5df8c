import { type Modal, ModalError } from '@foyer/core'
import { connect } from '@foyer/core/actions'
import { createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import * as entry from '../exports/index.js'
import { ModalProvider, useAccount, useSignMessage } from '../exports/index.js'
import { renderApp, renderHook, waitUntilPasses } from '../testing/renderHook.js'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => void vi.unstubAllGlobals())

/** Collects rejections that nothing handles. */
function watchRejections() {
  const unhandled: unknown[] = []
  const listen = (reason: unknown) => unhandled.push(reason)
  process.on('unhandledRejection', listen)
  onTestFinished(() => void process.off('unhandledRejection', listen))
  return async () => {
    // Node reports a rejection once the microtasks of its turn are done.
    await new Promise((resolve) => setImmediate(resolve))
    return unhandled
  }
}

function Page() {
  const { signMessage, error } = useSignMessage()
  return (
    <button type="button" onClick={() => signMessage({ message: 'hello' })}>
      {error && 'code' in error ? String(error.code) : 'Sign'}
    </button>
  )
}

it('a declined request of a click handler without catch emits one error and raises no unhandledrejection', async () => {
  const rejections = watchRejections()
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  fake.wallet().mode = 'reject'
  const errors: string[] = []
  modal.on('error', ({ code }) => errors.push(code))
  const container = await renderApp(
    <ModalProvider modal={modal}>
      <Page />
    </ModalProvider>,
  )
  await act(async () => container.querySelector('button')?.click())
  await waitUntilPasses(() => expect(container.textContent).toBe('USER_REJECTED'))
  expect(await rejections()).toEqual([])
  expect(errors).toEqual(['USER_REJECTED'])
})

/** Calls each action of each hook with parameters that fail without wallet and backend. */
const failing: Readonly<Record<string, readonly unknown[]>> = {
  'useActivity.fetchMore': [],
  'useBalance.refresh': [],
  'useConnect.connect': [{ walletId: 'nobody' }],
  'useDisconnect.disconnect': [{ namespace: 'nowhere' }],
  'useEmailLogin.sendEmailCode': [{ email: 'maya@harbor.example' }],
  'useEmailLogin.verifyEmailCode': [{ code: '123456' }],
  'useFarcasterLogin.loginWithFarcaster': [{ onUrl: () => {} }],
  'useGrantPermissions.grantPermissions': [{ limit: { amount: 1n, period: 60 }, expiry: 1 }],
  'useIdentity.fetchIdentity': ['nobody'],
  'useModal.open': [],
  'useNfts.fetchMore': [],
  'usePay.openPay': [{}],
  'usePermissions.revoke': [[]],
  'useRegisterName.registerName': [{ name: 'maya' }],
  'useRevokeSmartSession.revokeSmartSession': [{ session: {} }],
  'useSelectAccount.selectAccount': [{ address: '0x1' }],
  'useSendTransaction.sendTransaction': [{ transaction: {} }],
  'useSendTransfer.sendTransfer': [{ amount: '1', to: '0x1' }],
  'useSignIn.signIn': [],
  'useSignMessage.signMessage': [{ message: 'hello' }],
  'useSignOut.signOut': [],
  'useSignTypedData.signTypedData': [{ typedData: {} }],
  'useSmartSessions.listSmartSessions': [],
  'useSocialLogin.loginWithSocial': [{ provider: 'google' }],
  'useSwitchConnection.switchConnection': [{ walletId: 'nobody' }],
  'useSwitchNetwork.switchNetwork': ['eip155:4242'],
  'useTokens.refresh': [],
  'useWallets.fetchMore': [],
  'useWriteContract.writeContract': [{}],
}

type Hook = (parameter?: unknown) => unknown

const hooks = Object.entries(entry).flatMap(([name, value]) =>
  name.startsWith('use') ? [[name, value as Hook] as const] : [],
)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const useAll = () => {
  const all = hooks.map(
    ([name, use]) =>
      [name, name === 'useProvider' ? use('eip155') : use(name === 'useEvents' ? {} : undefined)] as const,
  )
  return Object.fromEntries(all)
}

/** Creates a modal without wallet, backend and views. */
function createFailingModal(): Modal {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 403 }))
  vi.stubGlobal('open', () => null)
  const { modal, fake } = createTestModal({
    features: { walletConnect: false, permissions: false, email: false, socials: false },
    services: { directory: 'https://directory.example' },
    ui: async () => {
      throw new Error('The views are gone')
    },
  })
  fake.readBalance = async () => {
    throw new ModalError('RATE_LIMITED')
  }
  return modal
}

it('the table of failing calls covers every hook action', async () => {
  const { now } = await renderHook(createFailingModal(), useAll)
  const found = Object.entries(now()).flatMap(([hook, hookResult]) =>
    isRecord(hookResult)
      ? Object.keys(hookResult).flatMap(
          (key) =>
            key
              .match(/^(.+)Async$/)
              ?.slice(1)
              .map((name) => `${hook}.${name}`) ?? [],
        )
      : [],
  )
  expect(found.sort()).toEqual(Object.keys(failing).sort())
})

it.each(Object.keys(failing))('%s sets error and never rejects, and its Async form rejects', async (path) => {
  const rejections = watchRejections()
  const [hook = '', name = ''] = path.split('.')
  const modal = createFailingModal()
  if (hook === 'useBalance') await connect(modal, { walletId: 'lantern' })
  const { now } = await renderHook(modal, useAll)
  const result = () => {
    const value: unknown = now()[hook]
    if (!isRecord(value)) throw new Error(`${hook} returns no object`)
    return value
  }
  const call = (key: string) => {
    const fn = result()[key]
    if (typeof fn !== 'function') throw new Error(`${key} is no function`)
    return fn(...(failing[path] ?? []))
  }
  await act(async () => expect(call(name)).toBeUndefined())
  await waitUntilPasses(() => expect(result().error).toBeInstanceOf(Error))
  expect(await rejections()).toEqual([])
  let reason: unknown
  await act(async () => {
    call(`${name}Async`).catch((cause: unknown) => {
      reason = cause
    })
  })
  await waitUntilPasses(() => expect(reason).toBeInstanceOf(Error))
})

it('callbacks of a hook’s action run for the latest call only', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  const { now } = await renderHook(modal, () => ({ ...useSignMessage(), account: useAccount() }))
  const seen: string[] = []
  const note = (name: string) => ({
    onSuccess: (signature: string) => void seen.push(`${name} ${signature}`),
    onError: (error: Error) => void seen.push(`${name} ${error.message}`),
    onSettled: () => void seen.push(`${name} settled`),
  })
  fake.wallet().mode = 'hold'
  await act(async () => {
    now().signMessage({ message: 'first' }, note('first'))
    now().signMessage({ message: 'second' }, note('second'))
    await vi.dynamicImportSettled()
  })
  await act(async () => void fake.wallet().answer('approve'))
  await waitUntilPasses(() => expect(now().isSuccess).toBe(true))
  fake.wallet().mode = 'reject'
  await act(async () => now().signMessage({ message: 'third' }, note('third')))
  await waitUntilPasses(() => expect(now().isError).toBe(true))
  expect(seen).toEqual(['second signed:second', 'second settled', `third ${now().error?.message}`, 'third settled'])
})

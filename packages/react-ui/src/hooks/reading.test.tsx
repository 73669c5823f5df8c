import { type Modal, ModalError } from '@foyer/core'
import { connect } from '@foyer/core/actions'
import { createFakeSiwx, createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  useAccount,
  useActivity,
  useBalance,
  useIdentity,
  useNfts,
  usePermissions,
  useSession,
  useTokens,
  useWallets,
} from '../exports/index.js'
import { renderHook, waitUntilPasses } from '../testing/renderHook.js'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => void vi.unstubAllGlobals())

const offline = new ModalError('OFFLINE')

const hooks: Readonly<Record<string, () => { readonly isLoading: boolean; readonly error: Error | undefined }>> = {
  useActivity,
  useBalance,
  useIdentity,
  useNfts,
  usePermissions,
  useSession,
  useTokens,
  useWallets,
}

describe.each(Object.entries(hooks))('%s', (_name, useRead) => {
  it('has isLoading and error, and loads nothing while no account is connected', async () => {
    const { now } = await renderHook(createTestModal({ basic: true }).modal, useRead)
    await waitUntilPasses(() => expect(now()).toMatchObject({ isLoading: false, error: undefined }))
    expect(Object.keys(now())).toEqual(expect.arrayContaining(['isLoading', 'error']))
  })
})

const connectTo = (modal: Modal) => act(async () => void (await connect(modal, { walletId: 'lantern' })))

it('useBalance has the error of a reading that failed', async () => {
  const { modal, fake } = createTestModal()
  fake.readBalance = () => Promise.reject(offline)
  const { now } = await renderHook(modal, () => useBalance())
  await connectTo(modal)
  await waitUntilPasses(() => expect(now()).toMatchObject({ status: 'error', isLoading: false, error: offline }))
  fake.readBalance = async () => 1n
  await act(async () => now().refreshAsync())
  expect(now()).toMatchObject({ status: 'ready', isLoading: false, error: undefined })
})

it('useBalance is loading until the first answer, and not while it refreshes', async () => {
  const { modal, fake } = createTestModal()
  let answer = (_amount: bigint) => {}
  fake.readBalance = () => new Promise((resolve) => (answer = resolve))
  const { now } = await renderHook(modal, () => useBalance())
  expect(now().isLoading).toBe(false)
  await connectTo(modal)
  await waitUntilPasses(() => expect(now()).toMatchObject({ status: 'loading', isLoading: true }))
  await act(async () => answer(1n))
  await waitUntilPasses(() => expect(now()).toMatchObject({ status: 'ready', isLoading: false }))
  await act(async () => now().refresh())
  await waitUntilPasses(() => expect(now()).toMatchObject({ isRefreshing: true, isLoading: false }))
})

it('useIdentity has the error of the node that did not answer', async () => {
  const { modal, fake } = createTestModal({ basic: true })
  const fail = () => Promise.reject(offline)
  fake.chainReader = { names: { isName: () => true, resolve: fail, reverse: fail } }
  const { now } = await renderHook(modal, () => useIdentity())
  await connectTo(modal)
  await waitUntilPasses(() => expect(now()).toMatchObject({ name: undefined, isLoading: false, error: offline }))
})

it('useIdentity is loading until the name is read', async () => {
  const { modal, fake } = createTestModal({ basic: true })
  let answer = (_found: { readonly name: string }) => {}
  fake.chainReader = {
    names: {
      isName: () => true,
      resolve: async () => undefined,
      reverse: () => new Promise((resolve) => (answer = resolve)),
    },
  }
  const { now } = await renderHook(modal, () => useIdentity())
  expect(now().isLoading).toBe(false)
  await connectTo(modal)
  await waitUntilPasses(() => expect(now()).toMatchObject({ name: undefined, isLoading: true }))
  await vi.dynamicImportSettled()
  await act(async () => answer({ name: 'maya.eth' }))
  await waitUntilPasses(() => expect(now()).toMatchObject({ name: 'maya.eth', isLoading: false, error: undefined }))
})

describe('on a network outside of `networks`', () => {
  async function connectElsewhere(isLoadingOf: () => boolean) {
    const { modal, fake } = createTestModal({ basic: true, allowUnsupportedChain: true })
    fake.wallet('lantern').setNetwork('eip155:99')
    const { now } = await renderHook(modal, () => [isLoadingOf(), useAccount('eip155')] as const)
    await connectTo(modal)
    await waitUntilPasses(() => expect(now()).toEqual([false, expect.objectContaining({ isConnected: true })]))
    return { fake, now }
  }

  it('useBalance is not loading: there is no node to read from', async () => {
    const { fake, now } = await connectElsewhere(() => useBalance('eip155').isLoading)
    fake.readBalance = () => new Promise(() => {})
    await act(async () => fake.wallet('lantern').setNetwork('eip155:1'))
    expect(now()[0]).toBe(true)
  })

  it('useIdentity is not loading: there is no node to read from', async () => {
    const { now } = await connectElsewhere(() => useIdentity().isLoading)
    expect(now()[1]).toMatchObject({ profileStatus: 'ready', profileName: undefined })
  })
})

it('useSession has the error of the app’s server', async () => {
  const siwx = createFakeSiwx({ isRequired: false })
  const failure = new ModalError('SERVER_ERROR')
  const { modal, fake } = createTestModal({ siwx: siwx.siwx })
  const { now } = await renderHook(modal, () => useSession())
  await connectTo(modal)
  await waitUntilPasses(() => expect(now()).toMatchObject({ isSignedIn: true, error: undefined }))
  siwx.errors.set('getSessions', failure)
  await act(async () => fake.wallet().setAccounts(['0x2']))
  await waitUntilPasses(() => expect(now()).toMatchObject({ isSignedIn: false, isLoading: false, error: failure }))
})

it('usePermissions has the error of a failed reading beside the one of each feature', async () => {
  const { modal, fake } = createTestModal()
  fake.chainReader = {
    allowances: async () => ({
      find: () => Promise.reject(offline),
      read: () => Promise.reject(offline),
      buildRevocations: () => [],
    }),
  }
  const { now } = await renderHook(modal, () => usePermissions())
  await connectTo(modal)
  await waitUntilPasses(() => expect(now().errors).toEqual({ permissions: offline }))
  expect(now()).toMatchObject({ isLoading: false, isRevoking: false, error: offline })
})

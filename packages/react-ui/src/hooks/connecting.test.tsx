import { connect } from '@foyer/core/actions'
import { createFakeAdapter, createFakeSiwx, createTestModal } from '@foyer/core/testing'
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  useAccount,
  useConnect,
  useEvents,
  useProvider,
  useSelectAccount,
  useSession,
  useSignIn,
  useSignOut,
  useWallets,
} from '../exports/index.js'
import { renderHook, waitUntilPasses } from '../testing/renderHook.js'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => void vi.unstubAllGlobals())

/** Stubs `fetch` with a wallet directory of two pages. */
function stubDirectory() {
  const names = Array.from({ length: 41 }, (_, index) => `Wallet ${String(index).padStart(2, '0')}`)
  const requests: URL[] = []
  vi.stubGlobal('fetch', async (input: string) => {
    const url = new URL(input)
    requests.push(url)
    const search = url.searchParams.get('search') ?? ''
    const size = Number(url.searchParams.get('entries'))
    const start = (Number(url.searchParams.get('page')) - 1) * size
    const all = names.filter((name) => name.includes(search))
    const data = all
      .slice(start, start + size)
      .map((name) => ({ id: name.replace(' ', '-'), name, mobile_link: 'wallet://' }))
    return Response.json({ count: all.length, data })
  })
  return requests
}

it('useWallets lists installed wallets by group, without a request when the directory is excluded', async () => {
  const requests = stubDirectory()
  const { modal, fake } = createTestModal()
  const { now } = await renderHook(modal, () => useWallets({ directory: false }))
  await waitUntilPasses(() => expect(now().installed.map(({ id }) => id)).toEqual(['lantern', 'kitewing']))
  expect(now().groups.flatMap(({ wallets }) => wallets)).toEqual(now().wallets)
  expect(now().recent).toEqual([])
  await act(async () => void (await connect(modal, { walletId: 'kitewing' })))
  await waitUntilPasses(() => expect(now().recent.map(({ id }) => id)).toEqual(['kitewing']))
  await act(async () => void fake.wallet('tern'))
  await waitUntilPasses(() => expect(now().installed.map(({ id }) => id)).toContain('tern'))
  expect(requests.filter(({ pathname }) => pathname.includes('getWallets'))).toEqual([])
})

it('useWallets searches the directory and loads more of it', async () => {
  stubDirectory()
  const fake = createFakeAdapter({ hasChannel: true })
  const { modal } = createTestModal({ fake, services: { directory: 'https://directory.example' } })
  const { now } = await renderHook(modal, () => {
    const [search, setSearch] = useState('')
    return { setSearch, ...useWallets({ search }) }
  })
  await waitUntilPasses(() => expect(now()).toMatchObject({ status: 'ready', hasMore: true }))
  await act(async () => now().fetchMore())
  await waitUntilPasses(() => expect(now().wallets.map(({ name }) => name)).toContain('Wallet 39'))
  expect(now()).toMatchObject({ count: 41, hasMore: true, isFetchingMore: false })
  await act(async () => now().fetchMore())
  await waitUntilPasses(() => expect(now().hasMore).toBe(false))
  expect(now().wallets.map(({ name }) => name)).toContain('Wallet 40')
  await act(async () => now().setSearch('let 40'))
  await waitUntilPasses(() => expect(now()).toMatchObject({ status: 'ready', count: 1 }))
  expect(now().wallets.map(({ name }) => name)).toEqual(['Wallet 40'])
})

it('useConnect connects a wallet of the list, and useProvider has its provider until it is disconnected', async () => {
  const { modal, fake } = createTestModal()
  const { now } = await renderHook(modal, () => ({ ...useConnect(), ...useProvider('eip155') }))
  expect(now().provider).toBeUndefined()
  await act(async () => now().connect({ walletId: 'lantern' }))
  await waitUntilPasses(() => expect(now().data?.address).toBe(modal.$account().get().address))
  expect(now().provider).toBe(modal.connection('eip155')?.provider)
  expect(now().connection).toBe(modal.connection('eip155'))
  await act(() => modal.disconnect())
  expect(now().connection).toBeUndefined()
  fake.wallet('lantern').mode = 'reject'
  await act(async () => now().connect({ walletId: 'lantern' }))
  await waitUntilPasses(() => expect(now().error).toMatchObject({ code: 'CONNECTION_REJECTED' }))
})

it('useSelectAccount switches to another account of the wallet', async () => {
  const { modal } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  const { now } = await renderHook(modal, () => ({ ...useSelectAccount(), account: useAccount() }))
  const other = now().account.allAccounts[1]?.address ?? ''
  await act(async () => now().selectAccount({ address: other }))
  await waitUntilPasses(() => expect(now().isIdle || now().isPending).toBe(false))
  expect(now().isError ? now().error?.message : now().account.address).toBe(other || now().error?.message)
})

it('useSession follows useSignIn and useSignOut', async () => {
  const siwx = createFakeSiwx({ isRequired: false })
  const { modal } = createTestModal({ siwx: siwx.siwx })
  await connect(modal, { walletId: 'lantern' })
  const { now } = await renderHook(modal, () => ({ session: useSession(), ...useSignIn(), out: useSignOut() }))
  await waitUntilPasses(() => expect(now().session).toMatchObject({ status: 'authenticated', isSignedIn: true }))
  expect(now().session.address).toBe(modal.$account().get().address)
  await act(async () => now().out.signOut())
  await waitUntilPasses(() => expect(now().session).toMatchObject({ status: 'unauthenticated', isSignedIn: false }))
  expect(now().session.address).toBeUndefined()
  await act(async () => now().signIn())
  await waitUntilPasses(() => expect(now()).toMatchObject({ data: true, session: { isSignedIn: true } }))
})

it('useEvents calls the latest listeners, until the component is unmounted', async () => {
  const { modal, fake } = createTestModal()
  const seen: string[] = []
  const { now } = await renderHook(modal, () => {
    const [name, setName] = useState('first')
    useEvents({
      connect: ({ walletId }) => void seen.push(`${name} connect ${walletId}`),
      networkChange: ({ caipNetworkId }) => void seen.push(`${name} network ${caipNetworkId}`),
      disconnect: ({ byWallet }) => void seen.push(`${name} disconnect ${byWallet}`),
    })
    return setName
  })
  await act(async () => void (await connect(modal, { walletId: 'lantern' })))
  await act(async () => now()('second'))
  await act(async () => fake.wallet('lantern').setNetwork('eip155:8453'))
  await act(() => modal.disconnect())
  expect(seen).toEqual([
    'first connect lantern',
    'second network eip155:8453',
    'second disconnect false',
    'second network eip155:1',
  ])
})

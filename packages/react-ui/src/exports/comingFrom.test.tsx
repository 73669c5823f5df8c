import { readFileSync } from 'node:fs'
import * as core from '@foyer/core'
import { isModalError } from '@foyer/core'
import { describeError } from '@foyer/core/actions'
import { startNavigation } from '@foyer/core/internal/modal'
import { createFakeAdapter, createFakeRemote, createTestModal } from '@foyer/core/testing'
import { act, useRef, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderApp, waitUntilPasses } from '../testing/renderHook.js'
import * as entry from './index.js'
import { ModalProvider, useAccount, useConnect, useDisconnect, useWallets } from './index.js'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => void vi.unstubAllGlobals())

const root = `${import.meta.dirname}/../../../..`
const page = readFileSync(`${root}/docs/coming-from.md`, 'utf8')

it('every Foyer name in the tables is exported', () => {
  const rows = page.split('\n').filter((line) => /^\| (`|<)/.test(line))
  const names = rows.flatMap((row) =>
    [...(row.split('|')[2] ?? '').matchAll(/`(?:interface )?([A-Za-z]+)`/g)].map(([, name]) => name),
  )
  const types = ['Register', 'siwx']
  const missing = names.filter((name = '') => !(name in entry) && !(name in core) && !types.includes(name))
  expect(rows.length).toBeGreaterThan(35)
  expect(missing).toEqual([])
})

function Wallets() {
  const [search, setSearch] = useState('')
  const [uri, setUri] = useState<string>()
  const attempt = useRef<AbortController>(undefined)
  const { wallets, status, hasMore, fetchMore } = useWallets({ search })
  const { connect, isPending, error } = useConnect()
  const { address, isConnected } = useAccount()
  const { disconnect } = useDisconnect()
  const select = (walletId: string) => {
    attempt.current = new AbortController()
    setUri(undefined)
    connect({ walletId, onUri: setUri, signal: attempt.current.signal })
  }
  if (isConnected) {
    return (
      <button type="button" onClick={() => disconnect()}>
        Disconnect {address}
      </button>
    )
  }
  if (isPending) {
    return (
      <section aria-busy>
        {/* A phone scans the URI: draw it with a QR library, for example `uqr`. */}
        {uri ? <a href={uri}>Open a wallet app</a> : <p>Continue in your wallet</p>}
        <button type="button" onClick={() => attempt.current?.abort()}>
          Cancel
        </button>
      </section>
    )
  }
  return (
    <section aria-busy={status === 'loading'}>
      <input aria-label="Search wallets" value={search} onChange={({ target }) => setSearch(target.value)} />
      <ul>
        {wallets.map(({ id, name, isInstalled }) => (
          <li key={id}>
            <button type="button" onClick={() => select(id)}>
              {name}
              {isInstalled && ' (installed)'}
            </button>
          </li>
        ))}
      </ul>
      {hasMore && (
        <button type="button" onClick={fetchMore}>
          More
        </button>
      )}
      {error && !isModalError(error, 'MODAL_CLOSED') && <p role="alert">{describeError(error)}</p>}
    </section>
  )
}

it('the headless modal of the recipe connects and disconnects a wallet without views', async () => {
  const own = readFileSync(`${import.meta.dirname}/comingFrom.test.tsx`, 'utf8')
  const [, shown = 'no example'] = readFileSync(`${root}/docs/examples/Wallets.tsx`, 'utf8').split('export ')
  expect(own).toContain(shown)

  vi.stubGlobal('fetch', async () => Response.json({}, { status: 404 }))
  const fake = createFakeAdapter({ hasChannel: true })
  const phone = createFakeRemote({ eip155: 'eip155:1' })
  const { modal } = createTestModal({ fake })
  phone.putInto(startNavigation(modal))
  const place = await renderApp(
    <ModalProvider modal={modal}>
      <Wallets />
    </ModalProvider>,
  )
  const press = async (name: RegExp) => {
    const button = [...place.querySelectorAll('button')].find(({ textContent }) => name.test(textContent ?? ''))
    await act(async () => button?.click())
  }
  const link = () => place.querySelector('a')?.getAttribute('href')
  await waitUntilPasses(() => expect(place.textContent).toContain('Lantern (installed)'))

  phone.next = 'never'
  await press(/WalletConnect/)
  await waitUntilPasses(() => expect(link()).toBe('wc:offer@2?symKey=1'))
  await press(/Cancel/)
  await waitUntilPasses(() => expect(place.textContent).toContain('Lantern (installed)'))
  expect(place.querySelector('[role=alert]')).toBe(null)
  phone.next = ['eip155']
  await press(/WalletConnect/)
  await waitUntilPasses(() => expect(place.textContent).toMatch(/^Disconnect eip155-phone/))
  await press(/Disconnect/)
  await waitUntilPasses(() => expect(place.textContent).toContain('Lantern (installed)'))

  fake.wallet('lantern').mode = 'reject'
  await press(/Lantern/)
  await waitUntilPasses(() => expect(place.querySelector('[role=alert]')?.textContent).toMatch(/declined/))
  fake.wallet('lantern').mode = 'approve'
  await press(/Lantern/)
  await waitUntilPasses(() => expect(place.textContent).toBe(`Disconnect ${modal.$account().get().address}`))
  await press(/Disconnect/)
  await waitUntilPasses(() => expect(place.textContent).toContain('Kitewing'))
})

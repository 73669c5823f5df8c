import { connect, resolveName } from '@foyer/core/actions'
import { type Activity, type ChainReader, defineFeature } from '@foyer/core/feature'
import { createFakeAdapter, createMemoryStorage, createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineReactFeature } from '../../feature/defineReactFeature.js'
import { reactUi } from '../../shell/reactUi.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { flushUpdates, openModal } from '../../testing/openModal.js'
import { activityTab } from './ActivityTab.js'

const ADDRESS = `0x${'6c'.padStart(40, '0')}`
const THEO = '0xd9A1b0B1e1aE382DbDc898Ea68012FfcB2853a91'
const LOOKALIKE = '0xd9A1C3788D81257612E2581A6ea0aDa244853a91'

const modals = destroyModalsAfterEach()

/** Gives the scroll container a height of seven lines. */
beforeEach(() => {
  for (const name of ['offsetHeight', 'clientHeight'] as const) {
    let owner: HTMLElement = document.createElement('div')
    while (!Object.hasOwn(owner, name)) owner = Object.getPrototypeOf(owner)
    vi.spyOn(owner, name, 'get').mockImplementation(function (this: HTMLElement) {
      return this.classList.contains('fy-body') ? 400 : 56
    })
  }
})
afterEach(() => vi.restoreAllMocks())

const on = (month: number, day: number, year = 2025) => new Date(year, month - 1, day, 12).getTime()

const happened = (hash: string, at: number, more: Partial<Activity> = {}): Activity => ({
  hash,
  caipNetworkId: 'eip155:1',
  kind: 'send',
  status: 'confirmed',
  at,
  from: ADDRESS,
  to: THEO,
  transfers: [{ direction: 'out', amount: '250', from: ADDRESS, to: THEO, token: { symbol: 'USDC' } }],
  ...more,
})
const received = (hash: string, at: number, from: string, more: Partial<Activity['transfers'][number]> = {}) =>
  happened(hash, at, {
    kind: 'receive',
    from,
    to: ADDRESS,
    transfers: [{ direction: 'in', amount: '120.00049', from, to: ADDRESS, token: { symbol: 'HRB' }, ...more }],
  })

declare module '@foyer/core/feature' {
  interface ViewParams {
    Stage: undefined
  }
}

function Stage() {
  return (
    <div className="fy-body">
      <activityTab.Component />
    </div>
  )
}

/** Defines a feature whose only view shows the Activity tab. */
const stage = defineFeature({
  id: 'stage',
  views: { Stage: { needs: 'account' } },
  ui: {
    react: async () =>
      defineReactFeature({
        views: {
          Stage: {
            sheets: activityTab.sheets ?? [],
            Component: Stage,
          },
        },
      }),
  },
})

interface CreateParameters {
  readonly names?: NonNullable<ChainReader['names']>
  readonly read?: NonNullable<ChainReader['activity']>
  readonly transfers?: Partial<NonNullable<ChainReader['transfers']>>
  /** Transactions sent from this browser before. */
  readonly sent?: readonly Activity[]
}

async function open({ read = async () => ({ items: [] }), names, transfers, sent = [] }: CreateParameters = {}) {
  const fake = createFakeAdapter()
  const refuse = () => Promise.reject(new Error('Nobody sends here'))
  fake.chainReader = {
    activity: read,
    ...(names && { names }),
    transfers: {
      quote: refuse,
      simulate: refuse,
      send: refuse,
      state: async () => ({ status: 'pending' }),
      ...transfers,
    },
  }
  // Without a project only the chain is read.
  const { modal } = createTestModal({
    ui: reactUi(),
    fake,
    customFeatures: [stage],
    projectId: undefined,
    features: { walletConnect: false },
    storage: createMemoryStorage({
      '@appkit/own_transactions': JSON.stringify(
        sent.map((activity) => ({ caipAddress: `eip155:1:${ADDRESS}`, activity })),
      ),
    }),
  })
  modals.push(modal)
  await act(async () => {
    await connect(modal, { walletId: 'lantern' })
  })
  if (names) await resolveName(modal, { name: 'theo.eth' })
  const opened = await openModal(modal, { view: 'Stage' })
  const rows = () => [...opened.root.querySelectorAll<HTMLElement>('.fy-hist .fy-row')]
  const heads = () => [...opened.root.querySelectorAll('.fy-hist .fy-group')].map((each) => each.textContent)
  return { ...opened, rows, heads, texts: () => rows().map((each) => each.textContent) }
}

describe('Activity', () => {
  it('names the other side where its name was looked up before', async () => {
    const reverse = vi.fn(async () => undefined)
    const names = { isName: () => true, resolve: async () => THEO, reverse }
    const { texts } = await open({ names, read: async () => ({ items: [happened('0xa1', on(8, 9))] }) })
    expect(texts()).toEqual(['Sent USDCTo theo.eth−250Aug 9 opens in a new tab'])
    // Only the user's own address may be looked up.
    expect(reverse).not.toHaveBeenCalledWith(expect.objectContaining({ address: THEO }))
  })

  const openMixed = () =>
    open({
      read: async () => ({
        items: [
          happened('0xa1', on(8, 9)),
          happened('0xa2', on(8, 6), {
            kind: 'swap',
            transfers: [
              { direction: 'out', amount: '0.5', token: { symbol: 'ETH' } },
              { direction: 'in', amount: '1702.04', token: { symbol: 'USDC', address: '0xc0' } },
            ],
          }),
          received('0xa3', on(7, 28), '0x51C0aa00000000000000000000000000000e9aD4'),
          received('0xa4', on(7, 11), THEO, { amount: undefined, token: undefined, nft: { name: 'Tidelines #204' } }),
          happened(`0x${'ab'.repeat(32)}`, on(12, 24, 2024), { kind: 'execute', to: undefined, transfers: [] }),
        ],
      }),
    })

  it('S9.054 groups transactions by year and month', async () => {
    const { heads } = await openMixed()
    expect(heads()).toEqual(['August 2025', 'July 2025', 'December 2024'])
  })

  it('S9.053 describes transactions in plain words, with 4 start and 6 end characters of addresses', async () => {
    const { texts } = await openMixed()
    expect(texts()).toEqual(
      [
        'Sent USDCTo 0xd9A1…853a91−250Aug 9 opens in a new tab',
        'Swapped ETHFor 1,702.04 USDC−0.5Aug 6 opens in a new tab',
        'Received HRBFrom 0x51C0…0e9aD4+120Jul 28 opens in a new tab',
        'Received NFTTidelines #204+1Jul 11 opens in a new tab',
        'Used an app0xabab…abababDec 24 opens in a new tab',
      ].map((each) => expect.stringContaining(each)),
    )
  })

  it('links each transaction to the explorer of its network', async () => {
    const { rows } = await open({ read: async () => ({ items: [happened('0xa1', on(8, 9))] }) })
    expect(
      rows().map((each) => [each.getAttribute('href'), each.getAttribute('rel'), each.getAttribute('target')]),
    ).toEqual([['https://scan.example/tx/0xa1', 'noopener noreferrer', '_blank']])
  })

  it.each([
    ['failed', 'Failed. Only the network fee was charged.'],
    ['replaced', 'Replaced'],
    ['dropped', 'Dropped by the network'],
  ] as const)('explains the status %s', async (status, text) => {
    const { texts, root } = await open({ read: async () => ({ items: [happened('0xa1', on(8, 9), { status })] }) })
    expect(texts()[0]).toContain(text)
    expect(root.querySelector('.fy-hist__undone')?.textContent).toBe('−250')
  })

  it('keeps the digits of an amount beyond floats, writes one above all coins with an exponent, and shows a tiny one as more than zero', async () => {
    const items = ['123456789012345678901.1239', '123456789012345678901234567890', '0.0000001'].map((amount, index) =>
      happened(`0x${index}`, on(8, 9), { transfers: [{ direction: 'out', amount, token: { symbol: 'X' } }] }),
    )
    const { texts } = await open({ read: async () => ({ items }) })
    expect(texts()[0]).toContain('−123,456,789,012,345,678,901.123')
    expect(texts()[1]).toContain('−1.234e+29')
    expect(texts()[2]).toContain('−<0.001')
  })

  it('says that there are no transactions yet', async () => {
    const { text } = await open()
    expect(text()).toContain('No activity yet')
  })

  it('reserves the place of pending data', async () => {
    const { root } = await open({ read: () => new Promise(() => {}) })
    expect(root.querySelectorAll('.fy-skel--icon')).toHaveLength(5)
    expect(root.querySelector('[aria-busy="true"] [role="status"]')?.textContent).toBe('Loading')
  })

  it('reports a failed request, and retries', async () => {
    let isDown = true
    const { root, click, texts } = await open({
      async read() {
        if (isDown) throw new Error('unreachable')
        return { items: [happened('0xa1', on(8, 9))] }
      },
    })
    expect(root.querySelector('.fy-empty[role="alert"]')?.textContent).toContain('Couldn’t load your activity')
    isDown = false
    await click('Try again')
    expect(texts()).toHaveLength(1)
  })

  it('says where a network’s history may be incomplete', async () => {
    const { text } = await open({ read: async () => ({ items: [happened('0xa1', on(8, 9))], mayBeIncomplete: true }) })
    expect(text()).toContain('Some may be missing: we couldn’t load your full history.')
  })
})

describe('long histories', () => {
  const page = (from: number) =>
    Array.from({ length: 100 }, (_, index) => happened(`0x${from + index}`, on(8, 9) - (from + index) * 60_000))

  it('a long history loads page by page, and renders visible rows alone', async () => {
    const cursors: (string | undefined)[] = []
    const { rows, root, hasControl } = await open({
      async read({ cursor }) {
        cursors.push(cursor)
        return { items: page(Number(cursor ?? 0)), next: String(Number(cursor ?? 0) + 100) }
      },
    })
    expect(cursors).toEqual([undefined])
    expect(rows().length).toBeGreaterThan(5)
    expect(rows().length).toBeLessThan(20)
    const body = root.querySelector<HTMLElement>('.fy-body') ?? expect.fail('nothing scrolls')
    await act(async () => {
      body.scrollTop = 95 * 56
      body.dispatchEvent(new Event('scroll'))
    })
    await flushUpdates()
    expect(cursors).toEqual([undefined, '100'])
    expect(rows().length).toBeLessThan(20)
    expect(hasControl('Show older')).toBe(true)
  })

  it('a short history is rendered whole, and keeps the focus when it grows long', async () => {
    let tell: (page: { items: readonly Activity[] }) => void = () => {}
    const older = new Promise<{ items: readonly Activity[] }>((resolve) => {
      tell = resolve
    })
    const { rows, focused, root } = await open({
      read: async ({ cursor }) => (cursor === undefined ? { items: page(0).slice(0, 40), next: '40' } : older),
    })
    expect(rows()).toHaveLength(40)
    await act(async () => rows()[3]?.focus())
    await act(async () => tell({ items: page(40) }))
    await flushUpdates()
    expect(root.querySelectorAll('.fy-hist__item').length).toBeGreaterThan(0)
    expect(rows().length).toBeLessThan(20)
    expect(focused()?.getAttribute('href')).toBe('https://scan.example/tx/0x3')
  })

  it('a history keeps the scroll position when it grows long', async () => {
    let tell: (page: { items: readonly Activity[] }) => void = () => {}
    const older = new Promise<{ items: readonly Activity[] }>((resolve) => {
      tell = resolve
    })
    const { root } = await open({
      read: async ({ cursor }) => (cursor === undefined ? { items: page(0).slice(0, 40), next: '40' } : older),
    })
    const body = root.querySelector<HTMLElement>('.fy-body') ?? expect.fail('nothing scrolls')
    await act(async () => {
      body.scrollTop = 30 * 56
      body.dispatchEvent(new Event('scroll'))
    })
    await act(async () => tell({ items: page(40) }))
    await flushUpdates()
    expect(root.querySelectorAll('.fy-hist__item').length).toBeGreaterThan(0)
    expect(body.scrollTop).toBe(30 * 56)
  })

  it('a history loads the next page near its end, and not before', async () => {
    const requests: unknown[] = []
    let owner: HTMLElement = document.createElement('div')
    while (!Object.hasOwn(owner, 'scrollHeight')) owner = Object.getPrototypeOf(owner)
    vi.spyOn(owner, 'scrollHeight', 'get').mockReturnValue(2_000)
    const { root } = await open({
      read: async ({ cursor }) => {
        requests.push(cursor)
        const items = page(cursor === undefined ? 0 : 30).slice(0, 30)
        return cursor === undefined ? { items, next: 'older' } : { items }
      },
    })
    const body = root.querySelector('.fy-body')
    if (!body) throw new Error('There is no list')
    const scroll = async (top: number) => {
      body.scrollTop = top
      await act(async () => void body.dispatchEvent(new Event('scroll')))
      await flushUpdates()
    }
    await scroll(1_000)
    expect(requests).toEqual([undefined])
    await scroll(1_200)
    expect(requests).toEqual([undefined, 'older'])
  })

  it('arrow keys move through a long history, skipping headings', async () => {
    const { rows, focused, root } = await open({
      read: async () => ({
        items: [happened('0xa1', on(8, 9)), happened('0xa2', on(7, 9)), happened('0xa3', on(7, 8))],
      }),
    })
    const press = (key: string) =>
      act(async () => void root.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
    await act(async () => rows()[0]?.focus())
    await press('ArrowDown')
    expect(focused()?.getAttribute('href')).toContain('0xa2')
    await press('End')
    expect(focused()?.getAttribute('href')).toContain('0xa3')
    await press('ArrowUp')
    await press('ArrowUp')
    expect(focused()?.getAttribute('href')).toContain('0xa1')
    await press('End')
    await press('Home')
    expect(focused()?.getAttribute('href')).toContain('0xa1')
  })
})

describe('spam', () => {
  it('spam is folded under its month, and shown with one press', async () => {
    const fake = received('0xf1', on(8, 8), '0x5', { token: { symbol: 'ETH', name: 'Ether', address: '0x99' } })
    const { texts, click, control } = await open({
      read: async () => ({ items: [happened('0xa1', on(8, 9)), fake, happened('0xa2', on(7, 9))] }),
    })
    expect(texts().join()).not.toContain('Received ETH')
    expect(control('1 marked as possible spam').getAttribute('aria-expanded')).toBe('false')
    await click('1 marked as possible spam')
    expect(control('1 marked as possible spam').getAttribute('aria-expanded')).toBe('true')
    expect(texts()[2]).toContain('Received ETH')
    await click('1 marked as possible spam')
    expect(texts().join()).not.toContain('Received ETH')
  })

  it('spam from an address that imitates a known one is flagged, with the middle of the address in bold', async () => {
    const { root } = await open({
      read: async () => ({ items: [received('0xf1', on(8, 10), LOOKALIKE), happened('0xa1', on(8, 9))] }),
    })
    const warnings = [...root.querySelectorAll('.fy-hist__warn')]
    expect(warnings).toHaveLength(1)
    expect(warnings[0]?.textContent).toContain('Looks like an address you know, but isn’t.')
    expect(warnings[0]?.querySelector('.fy-hist__addr')?.textContent).toBe(LOOKALIKE)
    expect(warnings[0]?.querySelector('b')?.textContent).toBe('C3788D81257612E2581A6ea0aDa244')
  })
})

describe('pending transactions', () => {
  it('a pending transaction is on top, can be sped up or canceled where the chain can, and turns into its outcome', async () => {
    const requests: string[] = []
    const { root, heads, texts, click, hasControl } = await open({
      read: async () => ({ items: [happened('0xa1', on(8, 9))] }),
      sent: [happened('0xold', Date.now(), { status: 'pending' })],
      transfers: {
        async replace({ hash, how }) {
          requests.push(`${hash} ${how}`)
          return { hash: '0xnew' }
        },
      },
    })
    expect(heads()).toEqual(['On its way', 'August 2025'])
    expect(texts()[0]).toContain('Sent USDCTo 0xd9A1…853a91 · On its way−250')
    expect(hasControl('Cancel')).toBe(true)
    await click('Speed up')
    expect(requests).toEqual(['0xold faster'])
    // The network may include either transaction, so both are listed. Only the new one can be sped up again.
    expect(texts()).toHaveLength(3)
    expect(texts()[0]).toContain('Sent USDCTo 0xd9A1…853a91 · On its way')
    expect(texts()[1]).toContain('Sent USDCTo 0xd9A1…853a91 · Being replaced')
    expect(root.querySelector('.fy-hist__undone')?.textContent).toBe('−250')
    expect(root.querySelectorAll('.fy-hist__acts')).toHaveLength(1)
  })

  it('a transaction that canceled another says so, if it was sent elsewhere', async () => {
    const nothing = happened('0xc1', on(8, 9), { from: ADDRESS, to: ADDRESS, transfers: [] })
    const { texts } = await open({ read: async () => ({ items: [nothing] }) })
    expect(texts()).toEqual(['CanceledAug 9 opens in a new tab'])
  })

  it('a transaction without a transfer has the network’s picture', async () => {
    const { rows } = await open({
      read: async () => ({ items: [happened('0xc1', on(8, 9), { kind: 'execute', transfers: [] })] }),
    })
    expect(rows()[0]?.querySelector('.fy-badge')?.textContent).not.toContain('·')
    expect(rows()[0]?.querySelector('.fy-badge .fy-ic--net')).not.toBeNull()
  })

  it.each([
    ['pending', 'Canceling', 'On its way'],
    ['confirmed', 'Canceled', 'Replaces 0xold'],
  ] as const)('a transaction that cancels another says so while it is %s', async (status, title, text) => {
    const cancel = { kind: 'cancel', status, replaces: '0xold', nonce: 4, transfers: [], to: undefined } as const
    const { root, texts } = await open({
      sent: [happened('0xc1', Date.now(), cancel)],
      read: async () => ({
        items: status === 'pending' ? [] : [happened('0xc1', on(8, 9), { kind: 'send', transfers: [], to: ADDRESS })],
      }),
    })
    expect(texts()).toHaveLength(1)
    expect(texts()[0]).toContain(title + text)
    expect(root.querySelector('.fy-badge')?.textContent).toBe('')
  })

  it('a pending transaction cannot be sped up where the chain cannot', async () => {
    const { hasControl, texts } = await open({ sent: [happened('0xold', Date.now(), { status: 'pending' })] })
    expect(texts()).toHaveLength(1)
    expect(hasControl('Speed up')).toBe(false)
  })

  it('a transaction is no longer pending once included', async () => {
    const { heads, texts } = await open({
      sent: [happened('0xa1', Date.now(), { status: 'pending' })],
      read: async () => ({ items: [happened('0xa1', on(8, 9))] }),
    })
    expect([heads(), texts().length]).toEqual([['August 2025'], 1])
  })
})

import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ModalError } from '../errors/ModalError.js'
import type { ConnectionChange } from './connection.js'
import { type ConnectionController, createConnectionController } from './createConnectionController.js'
import { WALLET_READ_TIMEOUT_MS } from './limits.js'

const one = { address: '0x1', type: 'eoa' } as const
const other = { address: '0x2', type: 'eoa' } as const

function begin({ onEnd }: { readonly onEnd?: () => void } = {}) {
  const modal = new AbortController()
  const live = createConnectionController({
    state: { accounts: [one], caipNetworkId: 'nacre:1' },
    signal: modal.signal,
    ...(onEnd && { onEnd }),
  })
  const connection = live.connection({
    provider: 'mine',
    disconnect: async () => live.end(),
    signMessage: async ({ message }) => `signed ${message}`,
  })
  const told: ConnectionChange[] = []
  const unwatch = connection.watch((change) => told.push(change))
  return { modal, live, connection, told, unwatch }
}

it('a live connection exposes its current state and only the methods that exist', () => {
  const { live, connection } = begin()
  live.set({ accounts: [other], caipNetworkId: 'nacre:2' })
  expect(connection).toMatchObject({ provider: 'mine', accounts: [other], caipNetworkId: 'nacre:2' })
  expect(Object.keys(connection).sort()).toEqual([
    ...['accounts', 'caipNetworkId', 'disconnect', 'provider', 'signMessage', 'watch'],
  ])
})

describe('a live connection', () => {
  it('emits each change once, the network last, after all fields are set, and nothing unchanged', () => {
    const { live, connection, told } = begin()
    const seen: string[] = []
    connection.watch(() => seen.push(`${connection.caipNetworkId} ${connection.accounts[0].address}`))
    live.set({ accounts: [other], caipNetworkId: 'nacre:2' })
    live.set({ accounts: [{ ...other }], caipNetworkId: 'nacre:2' })
    expect(told).toEqual([
      { type: 'accounts', accounts: [other] },
      { type: 'network', caipNetworkId: 'nacre:2' },
    ])
    expect(seen).toEqual(['nacre:2 0x2', 'nacre:2 0x2'])
  })

  it('emits nothing to an unsubscribed listener, even in the same round', () => {
    const { live, connection, told, unwatch } = begin()
    const late: string[] = []
    unwatch()
    connection.watch(() => stop())
    const stop = connection.watch(({ type }) => late.push(type))
    live.set({ accounts: [other], caipNetworkId: 'nacre:1' })
    expect([told, late]).toEqual([[], []])
  })

  it('emits nothing after a listener ended it', () => {
    const { live, connection } = begin()
    const late: string[] = []
    connection.watch(({ type }) => type === 'accounts' && live.end())
    connection.watch(({ type }) => late.push(type))
    live.set({ accounts: [other], caipNetworkId: 'nacre:2' })
    expect(late).toEqual(['end'])
  })
})

describe('the end of a connection', () => {
  it('is emitted once, with its cause, after the cleanup', () => {
    const order: string[] = []
    const { live, connection, told } = begin({ onEnd: () => order.push('put away') })
    connection.watch(({ type }) => order.push(type))
    live.end('locked')
    live.end('again')
    expect(order).toEqual(['put away', 'end'])
    expect(told).toEqual([{ type: 'end', cause: 'locked' }])
    expect([live.isEnded(), live.signal.aborted]).toEqual([true, true])
  })

  it('stops all changes, events and methods', async () => {
    const { live, connection, told } = begin()
    const { signMessage } = connection
    expect(await signMessage?.({ message: 'hi', account: one })).toBe('signed hi')
    live.end()
    live.set({ accounts: [other], caipNetworkId: 'nacre:2' })
    const late = vi.fn()
    connection.watch(late)
    live.end()
    expect(told.map(({ type }) => type)).toEqual(['end'])
    expect(late).not.toHaveBeenCalled()
    expect(connection.accounts).toEqual([one])
    await expect(signMessage?.({ message: 'hi', account: one })).rejects.toMatchObject({ code: 'CONNECTION_ENDED' })
    await expect(live.whileLive(async () => 1)()).rejects.toMatchObject({ code: 'CONNECTION_ENDED' })
    expect(() => live.check()).toThrow(expect.objectContaining({ code: 'CONNECTION_ENDED' }))
  })

  it('does not happen when the modal is destroyed: only listening stops', () => {
    const onEnd = vi.fn()
    const { modal, live, told } = begin({ onEnd })
    modal.abort()
    expect([live.signal.aborted, live.isEnded(), told.length]).toEqual([true, false, 0])
    expect(onEnd).not.toHaveBeenCalled()
  })
})

describe('a check of the wallet', () => {
  const refusal = { code: 4100, message: 'Unauthorized' }
  const beginWith = (look: (live: ConnectionController, isRefused: boolean) => void | Promise<void>) => {
    const signal = new AbortController().signal
    const live: ConnectionController = createConnectionController({
      state: { accounts: [one], caipNetworkId: 'nacre:1' },
      signal,
      refresh: async (isRefused) => look(live, isRefused),
    })
    return live
  }
  const refuse = (cause: unknown) => () => Promise.reject(cause)

  it('follows a refusal, and rejects with NOT_AUTHORIZED when it ends the connection', async () => {
    const live = beginWith((each, isRefused) => {
      if (isRefused) each.end()
    })
    await expect(live.request(refuse(refusal))).rejects.toMatchObject({ code: 'NOT_AUTHORIZED', cause: refusal })
    expect(live.isEnded()).toBe(true)
  })

  it('keeps the error of the wallet when the connection stands or the wallet cannot be queried', async () => {
    for (const look of [() => undefined, () => Promise.reject(new Error('asleep'))]) {
      await expect(beginWith(look).request(refuse(refusal))).rejects.toBe(refusal)
    }
  })

  it('waits no longer than the timeout of the wallet', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const asked = expect(beginWith(() => new Promise(() => {})).request(refuse(refusal))).rejects.toBe(refusal)
    await vi.advanceTimersByTimeAsync(WALLET_READ_TIMEOUT_MS)
    await asked
  })

  it.each([
    ['another refusal', { code: 4001 }],
    ['an error of ours that was thrown before a request', new ModalError('NOT_AUTHORIZED')],
  ])('follows no other error: %s', async (_what, cause) => {
    const live = beginWith(() => expect.unreachable())
    await expect(live.request(refuse(cause))).rejects.toBe(cause)
  })

  it('runs each time the user returns, one at a time, until the end', async () => {
    const page = new EventTarget()
    const tab = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
    vi.stubGlobal('window', page)
    vi.stubGlobal('document', tab)
    onTestFinished(() => void vi.unstubAllGlobals())
    const looks: boolean[] = []
    let open = 0
    const live = beginWith(async (_live, isRefused) => {
      open += 1
      expect(open).toBe(1)
      looks.push(isRefused)
      await Promise.resolve()
      open -= 1
    })
    const change = () => tab.dispatchEvent(new Event('visibilitychange'))
    change()
    expect(looks).toEqual([])
    tab.visibilityState = 'visible'
    change()
    page.dispatchEvent(new Event('focus'))
    await vi.waitFor(() => expect(looks).toEqual([false, false]))
    live.end()
    change()
    page.dispatchEvent(new Event('focus'))
    expect(looks).toHaveLength(2)
  })
})

import { describe, expect, it, vi } from 'vitest'
import type { ConnectionChange } from './connection.js'
import { createLive } from './createLive.js'

const one = { address: '0x1', type: 'eoa' } as const
const other = { address: '0x2', type: 'eoa' } as const

function begin({ onEnd }: { readonly onEnd?: () => void } = {}) {
  const modal = new AbortController()
  const live = createLive({
    standing: { accounts: [one], caipNetworkId: 'nacre:1' },
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

it('gives what is true now, and only the acts that there are', () => {
  const { live, connection } = begin()
  live.set({ accounts: [other], caipNetworkId: 'nacre:2' })
  expect(connection).toMatchObject({ provider: 'mine', accounts: [other], caipNetworkId: 'nacre:2' })
  expect(Object.keys(connection).sort()).toEqual([
    ...['accounts', 'caipNetworkId', 'disconnect', 'provider', 'signMessage', 'watch'],
  ])
})

describe('telling', () => {
  it('tells each change once, the network last, when all is in place, and nothing that is the same', () => {
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

  it('tells nobody who has left, not even in the same round', () => {
    const { live, connection, told, unwatch } = begin()
    const late: string[] = []
    unwatch()
    connection.watch(() => stop())
    const stop = connection.watch(({ type }) => late.push(type))
    live.set({ accounts: [other], caipNetworkId: 'nacre:1' })
    expect([told, late]).toEqual([[], []])
  })

  it('tells nothing after an end that a listener brought about', () => {
    const { live, connection } = begin()
    const late: string[] = []
    connection.watch(({ type }) => type === 'accounts' && live.end())
    connection.watch(({ type }) => late.push(type))
    live.set({ accounts: [other], caipNetworkId: 'nacre:2' })
    expect(late).toEqual(['end'])
  })
})

describe('the end', () => {
  it('comes once, with its cause, after what has to be put away', () => {
    const order: string[] = []
    const { live, connection, told } = begin({ onEnd: () => order.push('put away') })
    connection.watch(({ type }) => order.push(type))
    live.end('locked')
    live.end('again')
    expect(order).toEqual(['put away', 'end'])
    expect(told).toEqual([{ type: 'end', cause: 'locked' }])
    expect([live.isEnded(), live.signal.aborted]).toEqual([true, true])
  })

  it('leaves nothing to change, to hear or to do', async () => {
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

  it('is not what happens when the modal goes: only listening is over', () => {
    const onEnd = vi.fn()
    const { modal, live, told } = begin({ onEnd })
    modal.abort()
    expect([live.signal.aborted, live.isEnded(), told.length]).toEqual([true, false, 0])
    expect(onEnd).not.toHaveBeenCalled()
  })
})

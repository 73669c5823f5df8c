import { expect, it, vi } from 'vitest'
import { ModalError } from '../errors/ModalError.js'
import { createWalletRequestTracker } from './createWalletRequestTracker.js'

function createOwner() {
  const open: { resolve(value: string): void; reject(cause: unknown): void }[] = []
  const ask = vi.fn(() => new Promise<string>((resolve, reject) => open.push({ resolve, reject })))
  return { open, ask }
}

function begin() {
  const live = new Set<string>()
  const undo = vi.fn()
  const onIdle = vi.fn()
  const requests = createWalletRequestTracker<string, string>({ isLive: (id) => live.has(id), undo, onIdle })
  return { live, undo, onIdle, requests, ...createOwner() }
}

it('a request resolves with the answer and is not undone once it became a connection', async () => {
  const { requests, ask, open, live, undo } = begin()
  const request = requests.begin('w', 'wallet')
  const answer = request.request(ask)
  open[0]?.resolve('yes')
  expect(await answer).toBe('yes')
  live.add('w')
  request.end()
  expect(undo).not.toHaveBeenCalled()
})

it('an approval that arrives after the request ended is undone once', async () => {
  const { requests, ask, open, undo } = begin()
  const request = requests.begin('w', 'wallet')
  const answer = request.request(ask)
  request.end()
  request.end()
  expect(undo).not.toHaveBeenCalled()
  open[0]?.resolve('yes')
  await answer
  expect(undo.mock.calls).toEqual([['w', 'wallet']])
})

it('a synchronous throw of the wallet counts as its rejection', async () => {
  const { requests } = begin()
  const answer = requests.begin('w', 'wallet').request(() => {
    throw new Error('broken')
  })
  await expect(answer).rejects.toThrow('broken')
})

it('an unused approval is undone', async () => {
  const { requests, ask, open, undo } = begin()
  const request = requests.begin('w', 'wallet')
  const answer = request.request(ask)
  open[0]?.resolve('yes')
  await answer
  expect(undo).not.toHaveBeenCalled()
  request.end()
  expect(undo).toHaveBeenCalledTimes(1)
})

it('a repeated request that is pending in the wallet resolves with the approval of the first', async () => {
  const { requests, ask, open, undo } = begin()
  const first = requests.begin('w', 'wallet')
  first.request(ask)
  first.end()
  const onStatus = vi.fn()
  const second = requests.begin('w', 'wallet', onStatus)
  const answer = second.request(ask)
  open[1]?.reject(new ModalError('REQUEST_PENDING'))
  await vi.waitFor(() => expect(onStatus.mock.calls).toEqual([['pending']]))
  open[0]?.resolve('yes')
  expect(await answer).toBe('yes')
  expect(undo).not.toHaveBeenCalled()
})

it('a repeated request that is pending in the wallet rejects with the rejection of the first', async () => {
  const { requests, ask, open } = begin()
  requests
    .begin('w', 'wallet')
    .request(ask)
    .catch(() => {})
  const answer = requests.begin('w', 'wallet').request(ask)
  open[1]?.reject(new ModalError('REQUEST_PENDING'))
  open[0]?.reject(new ModalError('USER_REJECTED'))
  await expect(answer).rejects.toMatchObject({ code: 'USER_REJECTED' })
})

it('a repeated request rejects at once with any other error of its own', async () => {
  const { requests, ask, open } = begin()
  requests.begin('w', 'wallet').request(ask)
  const answer = requests.begin('w', 'wallet').request(ask)
  open[1]?.reject(new ModalError('USER_REJECTED'))
  await expect(answer).rejects.toMatchObject({ code: 'USER_REJECTED' })
})

it('a request does not resolve with the approval of another key or another wallet', async () => {
  const { requests, ask, open } = begin()
  requests.begin('w', 'wallet').request(ask, 'chain a')
  requests.begin('v', 'another').request(ask, 'chain b')
  const answer = requests.begin('w', 'wallet').request(ask, 'chain b')
  open[0]?.resolve('a')
  open[1]?.resolve('of another')
  open[2]?.resolve('b')
  expect(await answer).toBe('b')
})

it('a shared request is sent once for several callers, and again after its answer', async () => {
  const { requests, ask, open } = begin()
  const first = requests.begin('w', 'wallet').requestOnce(ask)
  const second = requests.begin('w', 'wallet').requestOnce(ask)
  open[0]?.reject(new ModalError('USER_REJECTED'))
  await expect(first).rejects.toMatchObject({ code: 'USER_REJECTED' })
  await expect(second).rejects.toMatchObject({ code: 'USER_REJECTED' })
  expect(ask).toHaveBeenCalledTimes(1)
  requests.begin('w', 'wallet').requestOnce(ask)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('isWaiting reports a pending request, and onIdle fires when the wallet has none left', async () => {
  const { requests, ask, open, onIdle } = begin()
  const request = requests.begin('w', 'wallet')
  const answer = request.request(ask)
  expect(requests.isWaiting()).toBe(true)
  request.end()
  expect(requests.isWaiting()).toBe(false)
  expect(onIdle).not.toHaveBeenCalled()
  open[0]?.reject(new Error('no'))
  await expect(answer).rejects.toThrow('no')
  expect(onIdle.mock.calls).toEqual([['w', 'wallet']])
})

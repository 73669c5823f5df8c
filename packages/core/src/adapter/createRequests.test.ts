import { expect, it, vi } from 'vitest'
import { ModalError } from '../errors/ModalError.js'
import { createRequests } from './createRequests.js'

/** A wallet whose owner answers by hand. */
function createOwner() {
  const open: { resolve(value: string): void; reject(cause: unknown): void }[] = []
  const ask = vi.fn(() => new Promise<string>((resolve, reject) => open.push({ resolve, reject })))
  return { open, ask }
}

function begin() {
  const live = new Set<string>()
  const undo = vi.fn()
  const onIdle = vi.fn()
  const requests = createRequests<string, string>({ isLive: (id) => live.has(id), undo, onIdle })
  return { live, undo, onIdle, requests, ...createOwner() }
}

it('gives the answer to who waits for it, and undoes nothing that became a connection', async () => {
  const { requests, ask, open, live, undo } = begin()
  const request = requests.begin('w', 'wallet')
  const answer = request.ask(ask)
  open[0]?.resolve('yes')
  expect(await answer).toBe('yes')
  live.add('w')
  request.end()
  expect(undo).not.toHaveBeenCalled()
})

it('undoes a yes that comes when nobody waits any more, once', async () => {
  const { requests, ask, open, undo } = begin()
  const request = requests.begin('w', 'wallet')
  const answer = request.ask(ask)
  request.end()
  request.end()
  expect(undo).not.toHaveBeenCalled()
  open[0]?.resolve('yes')
  await answer
  expect(undo.mock.calls).toEqual([['w', 'wallet']])
})

it('takes what a wallet throws at once for its no', async () => {
  const { requests } = begin()
  const answer = requests.begin('w', 'wallet').ask(() => {
    throw new Error('broken')
  })
  await expect(answer).rejects.toThrow('broken')
})

it('undoes a yes that was heard and not used', async () => {
  const { requests, ask, open, undo } = begin()
  const request = requests.begin('w', 'wallet')
  const answer = request.ask(ask)
  open[0]?.resolve('yes')
  await answer
  expect(undo).not.toHaveBeenCalled()
  request.end()
  expect(undo).toHaveBeenCalledTimes(1)
})

it('gives an early yes to who asked again, whom the wallet refuses as long as it is asking', async () => {
  const { requests, ask, open, undo } = begin()
  const first = requests.begin('w', 'wallet')
  first.ask(ask)
  first.end()
  const onNews = vi.fn()
  const second = requests.begin('w', 'wallet', onNews)
  const answer = second.ask(ask)
  open[1]?.reject(new ModalError('REQUEST_PENDING'))
  await vi.waitFor(() => expect(onNews.mock.calls).toEqual([['pending']]))
  open[0]?.resolve('yes')
  expect(await answer).toBe('yes')
  expect(undo).not.toHaveBeenCalled()
})

it('rejects with the no to the question before, where the new one was refused for its sake', async () => {
  const { requests, ask, open } = begin()
  requests
    .begin('w', 'wallet')
    .ask(ask)
    .catch(() => {})
  const answer = requests.begin('w', 'wallet').ask(ask)
  open[1]?.reject(new ModalError('REQUEST_PENDING'))
  open[0]?.reject(new ModalError('USER_REJECTED'))
  await expect(answer).rejects.toMatchObject({ code: 'USER_REJECTED' })
})

it('rejects at once with any other no to the new question', async () => {
  const { requests, ask, open } = begin()
  requests.begin('w', 'wallet').ask(ask)
  const answer = requests.begin('w', 'wallet').ask(ask)
  open[1]?.reject(new ModalError('USER_REJECTED'))
  await expect(answer).rejects.toMatchObject({ code: 'USER_REJECTED' })
})

it('takes no yes to another thing, or of another wallet, for an answer', async () => {
  const { requests, ask, open } = begin()
  requests.begin('w', 'wallet').ask(ask, 'chain a')
  requests.begin('v', 'another').ask(ask, 'chain b')
  const answer = requests.begin('w', 'wallet').ask(ask, 'chain b')
  open[0]?.resolve('a')
  open[1]?.resolve('of another')
  open[2]?.resolve('b')
  expect(await answer).toBe('b')
})

it('puts a question once where that is wanted, and anew after its answer', async () => {
  const { requests, ask, open } = begin()
  const first = requests.begin('w', 'wallet').askOnce(ask)
  const second = requests.begin('w', 'wallet').askOnce(ask)
  open[0]?.reject(new ModalError('USER_REJECTED'))
  await expect(first).rejects.toMatchObject({ code: 'USER_REJECTED' })
  await expect(second).rejects.toMatchObject({ code: 'USER_REJECTED' })
  expect(ask).toHaveBeenCalledTimes(1)
  requests.begin('w', 'wallet').askOnce(ask)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('says whether somebody waits, and when a wallet is left alone', async () => {
  const { requests, ask, open, onIdle } = begin()
  const request = requests.begin('w', 'wallet')
  const answer = request.ask(ask)
  expect(requests.isWaiting()).toBe(true)
  request.end()
  expect(requests.isWaiting()).toBe(false)
  // It still shows its question.
  expect(onIdle).not.toHaveBeenCalled()
  open[0]?.reject(new Error('no'))
  await expect(answer).rejects.toThrow('no')
  expect(onIdle.mock.calls).toEqual([['w', 'wallet']])
})

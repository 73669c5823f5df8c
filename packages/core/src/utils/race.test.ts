import { expect, it } from 'vitest'
import { race } from './race.js'

it('gives what the promise gives while nobody gave up', async () => {
  const { signal } = new AbortController()
  await expect(race(Promise.resolve(7), signal)).resolves.toBe(7)
  await expect(race(Promise.reject(new Error('no')), signal)).rejects.toThrow('no')
})

it('rejects at once when it is given up, and says why', async () => {
  const controller = new AbortController()
  const answer = race(new Promise(() => {}), controller.signal)
  controller.abort('closed')
  await expect(answer).rejects.toMatchObject({ code: 'ABORTED', cause: 'closed' })
})

it('rejects when it was given up before, and nothing is left unhandled', async () => {
  const failing = Promise.reject(new Error('late'))
  await expect(race(failing, AbortSignal.abort())).rejects.toMatchObject({ code: 'ABORTED' })
})

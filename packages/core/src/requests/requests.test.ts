import { expectRequests, UnexpectedRequestsError } from '@foyer/core/actions'
import { createTestModal } from '@foyer/core/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { MAX_REQUEST_RECORDS } from '../state/requests.js'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function setUp() {
  const { modal } = createTestModal()
  return { modal, requests: modal.context.services.requests }
}

it('records a host once for each purpose, with times and a count, and without its path', () => {
  vi.useFakeTimers({ now: 1_000 })
  const { modal, requests } = setUp()
  requests.note('node')('https://Node.Example:8545/v3/secret-key?address=0x1')
  vi.setSystemTime(2_000)
  requests.note('relay')('wss://relay.example/?projectId=secret')
  requests.note('node')('https://node.example:8545/other')
  expect(modal.requests.get()).toEqual([
    { host: 'relay.example', purpose: 'relay', firstAt: 2_000, lastAt: 2_000, count: 1 },
    { host: 'node.example:8545', purpose: 'node', firstAt: 1_000, lastAt: 2_000, count: 2 },
  ])
  expect(JSON.stringify(modal.requests.get())).not.toMatch(/secret|0x1|v3/)
})

it('notifies subscribers of each request', () => {
  const { modal, requests } = setUp()
  const counts: number[] = []
  const stop = modal.requests.subscribe(([record]) => counts.push(record?.count ?? 0))
  requests.note('data')('https://data.example')
  requests.note('data')('https://data.example')
  stop()
  requests.note('data')('https://data.example')
  expect(counts).toEqual([0, 1, 2])
})

it('ignores URLs that ask no host', () => {
  const { modal, requests } = setUp()
  for (const url of ['data:image/png;base64,AA==', 'blob:https://app.example/1', 'about:blank', 'http://', '']) {
    requests.note('images')(url)
  }
  expect(modal.requests.get()).toEqual([])
})

it('keeps a limited number of hosts, and says that there were more', () => {
  const { modal, requests } = setUp()
  for (let index = 0; index < MAX_REQUEST_RECORDS + 5; index++) requests.note('images')(`https://h${index}.example`)
  requests.note('images')('https://h0.example')
  const records = modal.requests.get()
  expect(records).toHaveLength(MAX_REQUEST_RECORDS + 1)
  expect(records).toContainEqual(expect.objectContaining({ host: '*', count: 5 }))
  expect(records).toContainEqual(expect.objectContaining({ host: 'h0.example', count: 2 }))
  expect(() => expectRequests(modal.requests, ['*.example'])).toThrow(UnexpectedRequestsError)
})

it('two modals record separately', () => {
  const [one, other] = [setUp(), setUp()]
  one.requests.note('node')('https://node.example')
  expect(other.modal.requests.get()).toEqual([])
})

it('expectRequests accepts listed hosts, and names the others', () => {
  const { modal, requests } = setUp()
  requests.note('node')('https://node.example:8545/key')
  requests.note('images')('https://a.img.example')
  expect(() => expectRequests(modal.requests, ['node.example:8545', '*.img.example'])).not.toThrow()
  requests.note('images')('https://badimg.example')
  requests.note('data')('https://img.example')
  const catchError = () => {
    try {
      expectRequests(modal.requests.get(), ['node.example:8545', '*.img.example'])
    } catch (cause) {
      return cause
    }
    return undefined
  }
  expect(catchError()).toBeInstanceOf(UnexpectedRequestsError)
  expect(catchError()).toMatchObject({
    hosts: ['badimg.example', 'img.example'],
    message: 'The modal asked other hosts: badimg.example (images), img.example (data)',
  })
})

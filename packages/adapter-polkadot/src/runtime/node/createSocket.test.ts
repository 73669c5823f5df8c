import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { createSocket } from './createSocket.js'

let server: WebSocketServer
let url: string
let opened = 0
let answer: (socket: WebSocket, question: { id: number; method: string }) => void = (socket, { id, method }) =>
  socket.send(JSON.stringify({ jsonrpc: '2.0', id, result: method }))
const usual = answer

beforeAll(async () => {
  // Node 20 has no global `WebSocket`, unlike browsers.
  vi.stubGlobal('WebSocket', WebSocket)
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (socket) => {
    opened += 1
    socket.on('message', (data) => answer(socket, JSON.parse(String(data))))
  })
  await once(server, 'listening')
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  answer = usual
  opened = 0
})
afterAll(() => {
  for (const socket of server.clients) socket.terminate()
  server.close()
})

const { signal } = new AbortController()
const question = (method: string) => ({ method, params: [], signal })

describe('createSocket', () => {
  it('matches responses to requests over one socket', async () => {
    const held: (() => void)[] = []
    answer = (socket, requested) => {
      held.unshift(() => usual(socket, requested))
      if (held.length === 2) for (const send of held) send()
    }
    const node = createSocket(url)
    expect(await Promise.all([node.request(question('first')), node.request(question('second'))])).toEqual([
      'first',
      'second',
    ])
    expect(opened).toBe(1)
    node.close()
  })

  it('rejects with the node’s error, and without a result', async () => {
    const node = createSocket(url)
    answer = (socket, { id }) => socket.send(JSON.stringify({ id, error: { code: 1010, message: 'No', data: 'Poor' } }))
    await expect(node.request(question('a'))).rejects.toMatchObject({ code: 1010, message: 'No', data: 'Poor' })
    answer = (socket, { id }) => {
      socket.send('no JSON')
      socket.send(JSON.stringify({ id: id + 1, result: 'of another question' }))
      socket.send(JSON.stringify({ id }))
    }
    await expect(node.request(question('b'))).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
    node.close()
  })

  it('rejects open requests when the node closes the socket, and reconnects', async () => {
    const node = createSocket(url)
    answer = (socket) => socket.terminate()
    const lost = [node.request(question('a')), node.request(question('b'))]
    for (const each of await Promise.allSettled(lost)) {
      expect(each).toMatchObject({ status: 'rejected', reason: { code: 'HTTP_FAILED' } })
    }
    answer = usual
    expect(await node.request(question('c'))).toBe('c')
    expect(opened).toBe(2)
    node.close()
  })

  it('rejects without a node, and when closed before the response', async () => {
    await expect(createSocket('ws://127.0.0.1:1').request(question('a'))).rejects.toMatchObject({ code: 'HTTP_FAILED' })
    const node = createSocket(url)
    answer = () => node.close()
    await expect(node.request(question('b'))).rejects.toMatchObject({ code: 'HTTP_FAILED' })
  })

  it('gives up with the signal', async () => {
    const node = createSocket(url)
    const input = new AbortController()
    answer = () => input.abort()
    await expect(node.request({ ...question('a'), signal: input.signal })).rejects.toMatchObject({ code: 'ABORTED' })
    node.close()
  })
})

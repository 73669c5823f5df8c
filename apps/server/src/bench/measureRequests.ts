import { randomBytes, randomInt } from 'node:crypto'
import { createServer } from 'node:http'
import { formatMessage } from '@foyer/siwx'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import * as z from 'zod/mini'
import { startProcess } from '../testing/startProcess'

const ORIGIN = 'https://app.example'
const AT_ONCE = 16

export interface RequestReport {
  readonly name: string
  readonly perSecond: number
  readonly latenciesMs: readonly number[]
}

const nonceSchema = z.object({ nonce: z.string(), issuedAt: z.string(), expirationTime: z.optional(z.string()) })
const nodeRequest = z.object({ id: z.unknown(), method: z.string() })

/** Starts a node without Multicall3 that answers at once, so that the server's own work is measured. */
async function startNode() {
  const server = createServer((incoming, response) => {
    let body = ''
    incoming.on('data', (part) => {
      body += part
    })
    incoming.on('end', () => {
      const { id, method } = z.parse(nodeRequest, JSON.parse(body))
      response.end(
        JSON.stringify({ id, jsonrpc: '2.0', result: method === 'eth_getBalance' ? '0xde0b6b3a7640000' : '0x' }),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, stop }
}

/** Measures how many balances and sign-ins a server of one process answers. The clients share its cores. */
export async function measureRequests(
  seconds: number,
  settings: Readonly<Record<string, string>>,
): Promise<readonly RequestReport[]> {
  const node = await startNode()
  const server = await startProcess({
    PUBLIC_URL: 'http://localhost',
    PORT: '0',
    PROXIES: '1',
    NODES: JSON.stringify({ 'eip155:1': [node.url] }),
    PROJECTS: JSON.stringify({ bench: { origins: [ORIGIN], signIn: { chains: ['eip155:1'] } } }),
    ...settings,
  })
  const send = async (path: string, body?: object, cookie = '') => {
    // Each request comes from another address, because a client's requests are limited.
    const address = [10, randomInt(256), randomInt(256), randomInt(256)].join('.')
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { origin: ORIGIN, 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
    return {
      text,
      cookie: response.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; '),
    }
  }
  const readBalance = (address: string) =>
    send(`/v1/account/${address}/balance?${new URLSearchParams({ projectId: 'bench', chainId: 'eip155:1' })}`)
  const signIn = async () => {
    const account = privateKeyToAccount(generatePrivateKey())
    const { text, cookie } = await send('/siwx/bench/nonce', { address: account.address })
    const message = formatMessage({
      ...z.parse(nonceSchema, JSON.parse(text)),
      domain: new URL(ORIGIN).host,
      uri: ORIGIN,
      version: '1',
      chainId: 'eip155:1',
      accountAddress: account.address,
    })
    await send('/siwx/bench/sign-in', { message, signature: await account.signMessage({ message }) }, cookie)
  }
  const run = async (name: string, request: () => Promise<unknown>): Promise<RequestReport> => {
    // Loads code and fills the cache.
    await request()
    const latenciesMs: number[] = []
    const begin = performance.now()
    const repeat = async () => {
      while (performance.now() - begin < seconds * 1000) {
        const sentAt = performance.now()
        await request()
        latenciesMs.push(performance.now() - sentAt)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, repeat))
    const perSecond = (latenciesMs.length * 1000) / (performance.now() - begin)
    return { name, perSecond, latenciesMs: latenciesMs.sort((one, other) => one - other) }
  }
  const known = `0x${'6c'.repeat(20)}`
  try {
    return [
      await run('balances from the cache', () => readBalance(known)),
      await run('balances from a node', () => readBalance(`0x${randomBytes(20).toString('hex')}`)),
      await run('sign-ins', signIn),
    ]
  } finally {
    server.signal('SIGKILL')
    node.stop()
  }
}

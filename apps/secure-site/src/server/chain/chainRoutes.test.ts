import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../testing/useTestServer'

const calls: { method: string }[] = []
let answer: string | undefined
const node = createServer(async (request, response) => {
  const body = (await json(request)) as { method: string }
  calls.push(body)
  response.end(answer ?? JSON.stringify({ jsonrpc: '2.0', id: 1, result: body.method }))
})
await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
const address = node.address()
const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
afterAll(() => {
  node.closeAllConnections()
  node.close()
})
beforeEach(() => {
  calls.length = 0
  answer = undefined
})

const [EVM, SOLANA] = ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']
let operations = 0
let time = Date.now()
const site = useTestServer({
  now: () => time,
  rpcUrls: { [EVM]: url, [SOLANA]: url },
  createBundler: async () => ({
    contracts: async () => undefined,
    async send() {
      operations++
      return { transactionHash: '0x', success: true }
    },
  }),
})
let people = 0
const login = () => site.login(`chain${++people}@example.org`)
const query = (token: string, method: string, caipNetworkId = EVM, params: unknown = []) =>
  site.call('chain', { caipNetworkId, method, params }, token)

describe('a user’s request to a node', () => {
  it('is answered for a method of wallets', async () => {
    const token = await login()
    for (const method of [
      'eth_call',
      'eth_sendRawTransaction',
      'eth_getTransactionReceipt',
      'eth_maxPriorityFeePerGas',
    ]) {
      expect((await query(token, method)).body).toEqual({ result: method })
    }
    expect((await query(token, 'sendTransaction', SOLANA)).body).toEqual({ result: 'sendTransaction' })
  })

  it.each([
    ...[
      'admin_addPeer',
      'debug_traceCall',
      'anvil_setBalance',
      'hardhat_reset',
      'evm_mine',
      'personal_sign',
      'txpool_content',
    ],
    ...['eth_sendTransaction', 'eth_sign', 'eth_accounts', 'miner_start', 'ETH_CALL', '__proto__', ''],
  ])('is refused for an operator’s method: %s', async (method) => {
    expect((await query(await login(), method)).body).toEqual({
      error: { code: -32601, message: 'The method is not supported' },
    })
    expect(calls).toEqual([])
  })

  it('is refused for a method of another namespace', async () => {
    const token = await login()
    expect((await query(token, 'sendTransaction', EVM)).body).toHaveProperty('error')
    for (const method of ['eth_call', 'requestAirdrop', 'getProgramAccounts']) {
      expect((await query(token, method, SOLANA)).body).toHaveProperty('error')
    }
    expect(calls).toEqual([])
  })

  const count = async (most: number, run: () => Promise<{ status: number }>) => {
    let answered = 0
    for (let each = 0; each < most; each++) if ((await run()).status === 200) answered++
    return answered
  }

  it('is limited to 600 a minute for each user; refused ones count once, expensive ones tenfold', async () => {
    const [token, other] = [await login(), await login()]
    expect(await count(59, () => query(token, 'eth_getLogs'))).toBe(59)
    await query(token, 'admin_peers')
    expect(await count(12, () => query(token, 'eth_call'))).toBe(9)
    expect(await query(token, 'eth_call')).toMatchObject({
      status: 429,
      body: { error: 'Too many requests to the network. Please try again after 1 seconds' },
    })
    expect((await query(other, 'eth_call')).status).toBe(200)
    time += 1_000
    expect(await count(12, () => query(token, 'eth_call'))).toBe(10)
    time += 60_000
    expect(await count(61, () => query(token, 'eth_getLogs'))).toBe(60)
  })

  it('is limited to 30 user operations a minute', async () => {
    const token = await login()
    const operation = {
      ...{ sender: '0x00', nonce: '0x0', callData: '0x', callGasLimit: '0x1', verificationGasLimit: '0x1' },
      ...{ preVerificationGas: '0x1', maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x1', signature: '0x' },
    }
    expect(await count(32, () => site.call('smart/send', { caipNetworkId: EVM, operation }, token))).toBe(30)
    expect(operations).toBe(30)
  })

  it('is refused as a batch before it reaches the node', async () => {
    const token = await login()
    const headers = await site.sign('chain', token)
    const body = JSON.stringify([{ caipNetworkId: EVM, method: 'eth_call' }])
    const refused = await fetch(`${site.url()}/api/chain`, { method: 'POST', headers, body })
    expect(await refused.json()).toMatchObject({ refused: { status: 400 } })
    expect(calls).toEqual([])
  })

  it('has a size limit, as has its response', async () => {
    const token = await login()
    expect((await query(token, 'eth_sendRawTransaction', EVM, [`0x${'a'.repeat(262_144)}`])).status).toBe(200)
    expect((await query(token, 'eth_sendRawTransaction', EVM, [`0x${'a'.repeat(300_000)}`])).status).toBe(413)
    expect(calls).toHaveLength(1)
    answer = JSON.stringify({ result: 'a'.repeat(3_900_000) })
    expect((await query(token, 'eth_call')).status).toBe(200)
    answer = JSON.stringify({ result: 'a'.repeat(4_000_000) })
    expect((await query(token, 'eth_call')).status).toBe(413)
  })

  it.each(['no json', '{"result":', '[]'])('fails with a readable error if the node answers %s', async (text) => {
    answer = text
    expect((await query(await login(), 'eth_call')).body.error).toBe('The network isn’t responding. Try again.')
  })
})

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createPublicClient, http, parseEther } from 'viem'
import { describe, expect, it } from 'vitest'
import { EXEC_ARGV } from '../process/runFile'
import { startEvm } from './startEvm'

const PARENT = fileURLToPath(new URL('../testing/parent.ts', import.meta.url))

const answers = (url: string) =>
  fetch(url, { method: 'POST' }).then(
    () => true,
    () => false,
  )

describe('startEvm', () => {
  it('serves three funded chains to any page until it is stopped', async () => {
    const { rpcUrls, wallets, stop } = await startEvm()
    for (const id of [1, 8453, 10] as const) {
      const client = createPublicClient({ transport: http(rpcUrls[`eip155:${id}`]) })
      expect(await client.getChainId()).toBe(id)
      expect(await client.getBalance({ address: wallets.northbeam.addresses[2]! })).toBe(parseEther('10000'))
    }
    const url = rpcUrls['eip155:1']!
    const response = await fetch(url, { method: 'OPTIONS', headers: { origin: 'http://page.example' } })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    await stop()
    await stop()
    expect(await answers(url)).toBe(false)
  })

  it('chooses another port if its own is taken, and logs it', async () => {
    const squatter = createServer()
    // Ignores an error: another process listens on the port already, so it is taken, too.
    await new Promise((resolve) => squatter.once('listening', resolve).once('error', resolve).listen(8545, '127.0.0.1'))
    const lines: string[] = []
    const { rpcUrls, stop } = await startEvm({ chains: [8453], log: (line) => lines.push(line) })
    const url = rpcUrls['eip155:8453']!
    expect(url).not.toBe('http://127.0.0.1:8545')
    expect(await createPublicClient({ transport: http(url) }).getChainId()).toBe(8453)
    expect(lines[0]).toMatch(/^anvil 8453: cannot use port 8545 \(.*in use.*\), took \d+$/)
    await stop()
    squatter.close()
  })
})

describe('the chains of a sandbox', () => {
  const startParent = async () => {
    const parent = fork(PARENT, [], { execArgv: EXEC_ARGV, stdio: ['ignore', 'pipe', 'ignore', 'ipc'] })
    const [line] = (await once(parent.stdout!, 'data')) as [Buffer]
    return { parent, url: String(line).trim() }
  }
  const ends: [how: string, end: (parent: ChildProcess) => unknown][] = [
    ['by process.exit', (parent) => parent.send('exit')],
    ['by an exception', (parent) => parent.send('throw')],
    ['by SIGINT', (parent) => parent.kill('SIGINT')],
    ['by SIGTERM', (parent) => parent.kill('SIGTERM')],
    ['by SIGKILL', (parent) => parent.kill('SIGKILL')],
  ]

  it.each(ends)('end with their parent process: %s', async (_, end) => {
    const { parent, url } = await startParent()
    expect(await answers(url)).toBe(true)
    end(parent)
    await once(parent, 'exit')
    await expect.poll(() => answers(url)).toBe(false)
  })
})

import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { formatBytes } from './formatBytes.js'
import { measure } from './measure.js'

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const MINUTE_MS = 60_000

/** Serves a page with a script, and a path that never answers. */
async function serve(script: string): Promise<string> {
  const server = createServer(({ url }, response) => {
    if (url === '/never') return
    const type = url?.endsWith('.js') ? 'text/javascript' : 'text/html'
    const body = url?.endsWith('.js') ? `${url === '/a.js' ? script : ''}//${' '.repeat(5_000)}` : PAGE
    response.writeHead(200, { 'content-type': type }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const PAGE = '<!doctype html><title>Harbor</title><button>Connect</button><script src="/a.js"></script>'
const OPEN = "document.querySelector('button').onclick = () => import('/b.js')\n"

describe.skipIf(!existsSync(CHROMIUM))('a page', () => {
  it('is measured until it is quiet', async () => {
    const url = await serve(OPEN)
    const { load, click, waits } = await measure(url, {
      browser: CHROMIUM,
      click: 'button',
      quietLimitMs: MINUTE_MS,
    })
    expect(waits).toEqual({ load: 'quiet', click: 'quiet' })
    expect(load.js).toBeGreaterThan(5_000)
    expect(click?.js).toBeGreaterThan(5_000)
  })

  it('is measured until the limit if its requests never end', async () => {
    const url = await serve(`${OPEN}fetch('/never')\n`)
    const result = await measure(url, { browser: CHROMIUM, click: 'button', quietLimitMs: 3_000 })
    expect(result.waits).toEqual({ load: 'limit', click: 'limit' })
    expect(result.load.js).toBeGreaterThan(5_000)
    expect(formatBytes(result)).toContain(
      `${url} was measured after loading until the limit, as the page went on requesting; after the click until the limit`,
    )
  })

  it('is quiet in spite of a stream of events, which loads no code', async () => {
    const url = await serve("new EventSource('/never')\n")
    const { waits } = await measure(url, { browser: CHROMIUM, quietLimitMs: MINUTE_MS })
    expect(waits).toEqual({ load: 'quiet' })
  })

  it('that is absent is named with the reason', async () => {
    await expect(measure('http://127.0.0.1:1/', { browser: CHROMIUM })).rejects.toThrow('did not load: page.goto')
  })
})

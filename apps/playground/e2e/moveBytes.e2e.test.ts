import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measure } from '@foyer/migrate'
import { expect, it, onTestFinished } from 'vitest'

interface Site {
  readonly [path: string]: { readonly type: string; readonly body: string }
}

const html = (body: string) => ({ type: 'text/html', body: `<!doctype html><title>Harbor</title>${body}` })
const script = (body: string) => ({ type: 'text/javascript', body })

/** Serves a small site, uncompressed. */
async function serve(site: Site): Promise<string> {
  const server = createServer(({ url = '/' }, response) => {
    const file = site[url]
    if (!file) return response.writeHead(404, { 'content-type': 'text/html' }).end('<p>Not found</p>')
    return response.writeHead(200, { 'content-type': file.type }).end(file.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const page = (bytes: number) => ({
  '/': html('<link rel="stylesheet" href="/a.css"><button>Connect</button><script src="/a.js"></script>'),
  '/a.css': { type: 'text/css', body: `/*${' '.repeat(2_000)}*/` },
  '/a.js': script(`document.querySelector('button').onclick = () => import('/b.js')\n//${' '.repeat(bytes)}`),
  '/b.js': script(`//${' '.repeat(9_000)}`),
})

it('the bytes of a page are those before the click and those after it', async () => {
  const [before, after] = await Promise.all([serve(page(40_000)), serve(page(5_000))])
  const first = await measure(before, { click: 'button' })
  const second = await measure(after, { click: 'text=Connect' })
  // Headers count, so the numbers are a little above those of the files.
  expect(first.load.js).toBeGreaterThan(40_000)
  expect(first.load.js).toBeLessThan(42_000)
  expect(first.load.css).toBeGreaterThan(2_000)
  expect(first.load.css).toBeLessThan(3_000)
  expect(first.click?.js).toBeGreaterThan(9_000)
  expect(first.click?.js).toBeLessThan(10_000)
  expect(first.load.js - second.load.js).toBe(35_000)
  expect(first.click).toEqual(second.click)
})

it('the bytes of a folder are those of its scripts and styles, compressed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bytes-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/a.js'), 'x'.repeat(100_000))
  writeFileSync(join(folder, 'assets/a.js.map'), 'x'.repeat(100_000))
  writeFileSync(join(folder, 'a.css'), 'y'.repeat(1_000))
  const { load, brotli } = await measure(folder)
  expect(load.js).toBeGreaterThan(50)
  expect(load.js).toBeLessThan(1_000)
  expect(load.css).toBeGreaterThan(10)
  expect(brotli?.js).toBeLessThan(load.js)
})

it('measuring says what is missing', async () => {
  const site = await serve({ '/': html('') })
  await expect(measure('/nowhere')).rejects.toThrow('neither a URL nor a folder')
  await expect(measure(`${site}absent`)).rejects.toThrow('answered 404')
  await expect(measure(site, { browser: '/nowhere/chrome' })).rejects.toThrow('did not start')
})

import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { Hono } from 'hono'
import { serveApp } from '../../src/http/serveApp'
import { type Dapp, fetchDapp } from './fetchDapp'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

export async function serveDapp(dapp: Dapp): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const folder = await fetchDapp(dapp)
  const app = new Hono().get('*', async ({ req, body, notFound }) => {
    const path = join(folder, normalize(req.path === '/' ? '/index.html' : req.path))
    const file = await readFile(path).catch(() => undefined)
    const type = TYPES[extname(path)] ?? 'application/octet-stream'
    return file ? body(new Uint8Array(file), 200, { 'content-type': type }) : notFound()
  })
  const { port, stop } = await serveApp(app)
  // Browsers treat `localhost` as a secure context; the chains have another origin.
  return { url: `http://localhost:${port}/`, stop }
}

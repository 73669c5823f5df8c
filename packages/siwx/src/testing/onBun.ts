import vectors from '../../vectors.json'
import { getNamespace } from '../messages/chains.js'
import { parseMessage } from '../messages/parseMessage.js'
import { createHandler } from '../server/http/createHandler.js'
import { createSqliteStorage, type SqliteDatabase } from '../storage/createSqliteStorage.js'
import { createFakeBrowser } from './createFakeBrowser.js'
import { createSignInServer, verifiers } from './createSignInServer.js'
import { createAllSigners } from './keys.js'

// Runs in Bun, with `pnpm --filter @foyer/siwx bun`. Not part of `npm test`, as Bun is a download of 100 MB.

interface BunRuntime {
  readonly version: string
  serve(options: { readonly port: number; fetch(request: Request): Promise<Response> }): {
    readonly port: number
    stop(isAtOnce: boolean): void
  }
}
interface BunSqlite {
  readonly Database: new (path: string) => SqliteDatabase
}

const bun: BunRuntime | undefined = Reflect.get(globalThis, 'Bun')
if (bun === undefined) throw new Error('This is for Bun: pnpm --filter @foyer/siwx bun')

let checked = 0
function expect(name: string, is: unknown, expected: unknown) {
  if (is !== expected) throw new Error(`${name}: expected ${expected}, got ${is}`)
  checked += 1
}

async function isSigned({ message, signature }: { readonly message: string; readonly signature: string }) {
  const { accountAddress: address, chainId } = parseMessage(message)
  const verifier = Object.entries(verifiers).find(([namespace]) => namespace === getNamespace(chainId))?.[1]
  return verifier?.isAddress(address, chainId) && verifier.verify({ address, chainId, message, signature })
}

for (const { name, message, fields } of vectors.messages) expect(name, parseMessage(message).nonce, fields.nonce)
for (const signed of vectors.valid) expect(signed.name, await isSigned(signed), true)
for (const signed of vectors.invalid) expect(signed.name, await isSigned(signed), false)
for (const { name, message } of vectors.wrongMessages) {
  let isRead = true
  try {
    parseMessage(message)
  } catch {
    isRead = false
  }
  expect(name, isRead, false)
}

// Signs in with every kind of account on Bun's server and SQLite.
const { Database }: BunSqlite = await import(`bun:${'sqlite'}`)
const { signIn } = createSignInServer({ storage: createSqliteStorage(new Database(':memory:')) })
const { handle } = createHandler(signIn)
const server = bun.serve({ port: 0, fetch: handle })
const browser = createFakeBrowser(async (request) => {
  const body = request.method === 'POST' ? { body: await request.text() } : {}
  const url = `http://127.0.0.1:${server.port}${new URL(request.url).pathname}`
  return fetch(url, { method: request.method, headers: request.headers, ...body })
})
for (const signer of createAllSigners()) expect(signer.name, (await browser.signIn(signer)).status, 200)
expect('accounts', (await (await browser.get('/siwx/sessions')).json()).length, 9)
await browser.post('/siwx/sign-out')
expect('accounts that are left', (await (await browser.get('/siwx/sessions')).json()).length, 0)
server.stop(true)
console.log(`Bun ${bun.version}: ${checked} checks hold`)

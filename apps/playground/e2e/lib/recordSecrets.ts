import { base64, base64urlnopad, hex } from '@scure/base'
import { entropyToMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import type { Frame, Page, Request } from 'playwright-core'
import { combine } from 'shamir-secret-sharing'
import { mnemonicToAccount } from 'viem/accounts'
import { getTestService } from './getTestService.ts'

// Paths whose answers are public data of a chain.
const PUBLIC = /^\/api\/(chain|smart)/

// Shorter texts are names and numbers.
const MIN_SECRET_LENGTH = 20

// Visible URLs, mailboxes, ids of networks, and addresses of accounts are no secrets.
const KNOWN_TO_ALL = /^https?:|@|^solana:|^0x[\da-f]{40}$/i

/** Records all texts that the page's own code could receive, store, print or send, and all secrets. */
export function recordSecrets() {
  const secure = new URL(getTestService('secureUrl')).origin
  const logged: string[] = []
  const received: string[] = []
  const sent: string[] = []
  const requested: string[] = []
  const talk: string[] = []
  const isOfFrame = (request: Request) => request.url().startsWith(`${secure}/api`)
  const note = (list: string[], ...texts: (string | null | undefined)[]) => {
    for (const text of texts) if (text) list.push(text)
  }

  return {
    /** Passed to `openPage` as its option of this name. */
    async before(page: Page): Promise<void> {
      page.on('console', (message) => note(logged, message.text()))
      // Records what the secure site sends to its frame: tokens, and shares.
      page.on('response', async (response) => {
        const { pathname } = new URL(response.url())
        if (!isOfFrame(response.request()) || PUBLIC.test(pathname)) return
        note(talk, await response.text().catch(() => ''))
      })
      page.on('request', (request) => {
        const { authorization = '' } = request.headers()
        if (!isOfFrame(request)) note(requested, request.url(), request.postData(), JSON.stringify(request.headers()))
        else note(talk, JSON.stringify(authorization.replace(/^DPoP /, '')))
        if (isOfFrame(request) && !PUBLIC.test(new URL(request.url()).pathname)) note(talk, request.postData())
      })
      page.on('websocket', (socket) => {
        note(requested, socket.url())
        socket.on('framesent', ({ payload }) => note(requested, payload.toString()))
      })
      // The frame receives the messages sent by the page, and vice versa.
      await page.exposeFunction('__tell', (isFrame: boolean, text: string) => note(isFrame ? sent : received, text))
      await page.addInitScript((origin) => {
        const { __tell } = globalThis as unknown as { __tell: (isFrame: boolean, text: string) => void }
        addEventListener(
          'message',
          ({ data, origin: from }) => {
            // Messages between documents of the secure site reach no page.
            if (from !== origin || location.origin !== origin)
              __tell(location.origin === origin, JSON.stringify(data) ?? '')
          },
          true,
        )
      }, secure)
    },
    /** Returns all long random texts exchanged by the secure site and its frame, and those stored by the frame. */
    async secrets(page: Page): Promise<Readonly<Record<'talk' | 'keys', readonly string[]>>> {
      const frame = page.frames().find((each) => each.url().startsWith(secure))
      if (!frame) throw new Error('there is no frame')
      const embedder = new URL(page.url()).origin
      const { token, share } = await openRecord(frame, embedder)
      const seed = await combine(
        [share, await fetchServerShare(frame, embedder, token)].map((text) => base64urlnopad.decode(text)),
      )
      const texts = talk.flatMap((text) => leavesOf(parse(text)))
      return {
        talk: [...new Set([token, share, ...texts])].filter(
          (text) => text.length >= MIN_SECRET_LENGTH && !KNOWN_TO_ALL.test(text),
        ),
        keys: spellings(seed),
      }
    },
    async seen(page: Page) {
      const stored = await page.evaluate(async () => {
        const result = [document.cookie, ...(await caches.keys())]
        for (const storage of [localStorage, sessionStorage]) {
          for (const [key, value] of Object.entries(storage)) result.push(`${key}=${value}`)
        }
        const settled = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result)
            request.onerror = () => reject(request.error)
          })
        for (const { name = '' } of await indexedDB.databases()) {
          const database = await settled(indexedDB.open(name))
          for (const store of database.objectStoreNames) {
            const all = await settled(database.transaction(store).objectStore(store).getAll())
            result.push(`${name}/${store}`, JSON.stringify(all))
          }
          database.close()
        }
        return result
      })
      return { heard: received, sent, stored, logged, asked: requested }
    },
  }
}

// Decrypts the frame's stored record for its embedder. The browser gives the key to the frame's own origin only.
function openRecord(frame: Frame, embedder: string): Promise<{ readonly token: string; readonly share: string }> {
  return frame.evaluate(async (of) => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await settled(indexedDB.open('foyer-secure'))
    const store = database.transaction('kept').objectStore('kept')
    const [key, { iv, ciphertext }] = await Promise.all([settled(store.get('key')), settled(store.get(`of ${of}`))])
    database.close()
    const sealing = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(of) }
    const text = new TextDecoder().decode(await crypto.subtle.decrypt(sealing, key, ciphertext))
    return JSON.parse(text).session
  }, embedder)
}

// Fetches the server's share as the frame does for a signature; with the device's it opens the wallet.
function fetchServerShare(frame: Frame, embedder: string, token: string): Promise<string> {
  return frame.evaluate(
    async ([of, sent]) => {
      const settled = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const database = await settled(indexedDB.open('foyer-secure'))
      const store = database.transaction('kept').objectStore('kept')
      const { publicKey, privateKey } = await settled<CryptoKeyPair>(store.get(`signing key of ${of}`))
      database.close()
      const encode = (bytes: ArrayBuffer | Uint8Array) =>
        btoa(String.fromCharCode(...new Uint8Array(bytes)))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', '')
      const utf8 = (value: string) => new TextEncoder().encode(value)
      const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', publicKey)
      const claims = {
        ...{ htm: 'POST', htu: `${location.origin}/api/share`, iat: Math.floor(Date.now() / 1000), origin: of },
        ...{ jti: crypto.randomUUID(), ath: encode(await crypto.subtle.digest('SHA-256', utf8(sent))) },
      }
      const text = [{ typ: 'dpop+jwt', alg: 'ES256', jwk: { kty, crv, x, y } }, claims]
        .map((part) => encode(utf8(JSON.stringify(part))))
        .join('.')
      const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, utf8(text))
      const response = await fetch('/api/share', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `DPoP ${sent}`,
          dpop: `${text}.${encode(signature)}`,
        },
        body: '{}',
      })
      return (await response.json()).sharing.share
    },
    [embedder, token] as const,
  )
}

// Lists the encodings of the seed and of its first key that could leak.
function spellings(seed: Uint8Array): readonly string[] {
  const mnemonic = entropyToMnemonic(seed, wordlist)
  const { privateKey } = mnemonicToAccount(mnemonic).getHdKey()
  if (!privateKey) throw new Error('there is no key')
  const written = [seed, privateKey].flatMap((bytes) => [
    hex.encode(bytes),
    base64.encode(bytes).replace(/=+$/, ''),
    base64urlnopad.encode(bytes),
    bytes.join(','),
  ])
  return [mnemonic, ...written]
}

// Lists all texts in a value, however deep.
function leavesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : []
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

import { base64, base64urlnopad, hex } from '@scure/base'
import { entropyToMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import type { Frame, Page, Request } from 'playwright-core'
import { mnemonicToAccount } from 'viem/accounts'
import { given } from './given.ts'

/** What is public once it is on a chain. */
const PUBLIC = /^\/api\/(chain|smart)/

/** Shorter texts are names and numbers. */
const SHORTEST = 20

/** All that a page's own code could hear, say, keep, print or send, and what there is that it must not. */
export function recordSecrets() {
  const secure = new URL(given('secureUrl')).origin
  const logged: string[] = []
  const heard: string[] = []
  const sent: string[] = []
  const asked: string[] = []
  const talk: string[] = []
  const isOfFrame = (request: Request) => request.url().startsWith(`${secure}/api`)
  const note = (list: string[], ...texts: (string | null | undefined)[]) => {
    for (const text of texts) if (text) list.push(text)
  }

  return {
    /** For `openPage`. */
    async before(page: Page): Promise<void> {
      page.on('console', (message) => note(logged, message.text()))
      // What the secure site and its frame say to each other: tokens, and the halves of keys.
      page.on('response', async (response) => {
        const { pathname } = new URL(response.url())
        if (!isOfFrame(response.request()) || PUBLIC.test(pathname)) return
        note(talk, await response.text().catch(() => ''))
      })
      page.on('request', (request) => {
        const { authorization = '' } = request.headers()
        if (!isOfFrame(request)) note(asked, request.url(), request.postData(), JSON.stringify(request.headers()))
        else note(talk, JSON.stringify(authorization.replace(/^Bearer /, '')))
        if (isOfFrame(request) && !PUBLIC.test(new URL(request.url()).pathname)) note(talk, request.postData())
      })
      page.on('websocket', (socket) => {
        note(asked, socket.url())
        socket.on('framesent', ({ payload }) => note(asked, payload.toString()))
      })
      // What the frame hears is what the page sent, and the other way round.
      await page.exposeFunction('__tell', (isFrame: boolean, text: string) => note(isFrame ? sent : heard, text))
      await page.addInitScript((origin) => {
        const { __tell } = globalThis as unknown as { __tell: (isFrame: boolean, text: string) => void }
        addEventListener('message', ({ data }) => __tell(location.origin === origin, JSON.stringify(data) ?? ''), true)
      }, secure)
    },
    /** Everything long and random that passed between the secure site and its frame, and what the frame keeps. */
    async secrets(page: Page): Promise<Readonly<Record<'talk' | 'keys', readonly string[]>>> {
      const frame = page.frames().find((each) => each.url().startsWith(secure))
      if (!frame) throw new Error('there is no frame')
      const { token, seed } = await openRecord(frame, new URL(page.url()).origin)
      const texts = talk.flatMap((text) => leavesOf(parse(text)))
      return {
        // Addresses of mailboxes, and of pages that the visitor is to see, are no secrets.
        talk: [...new Set([token, ...texts])].filter((text) => text.length >= SHORTEST && !/^https?:|@/.test(text)),
        keys: spellings(base64urlnopad.decode(seed)),
      }
    },
    async seen(page: Page) {
      const stored = await page.evaluate(async () => {
        const found = [document.cookie, ...(await caches.keys())]
        for (const storage of [localStorage, sessionStorage]) {
          for (const [key, value] of Object.entries(storage)) found.push(`${key}=${value}`)
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
            found.push(`${name}/${store}`, JSON.stringify(all))
          }
          database.close()
        }
        return found
      })
      return { heard, sent, stored, logged, asked }
    },
  }
}

/** What the frame keeps for the page that embeds it. The browser gives the key to the frame's own origin only. */
function openRecord(frame: Frame, embedder: string): Promise<{ readonly token: string; readonly seed: string }> {
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

/** The ways in which somebody might write down the seed, and the first key of it. */
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

/** All texts in a value. */
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

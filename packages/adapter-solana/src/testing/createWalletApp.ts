import { webcrypto } from 'node:crypto'
import { once } from 'node:events'
import {
  createKeyPairSignerFromPrivateKeyBytes,
  getAddressEncoder,
  getTransactionDecoder,
  getTransactionEncoder,
  partiallySignTransaction,
  signBytes,
} from '@solana/kit'
import { onTestFinished, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'

const { subtle } = webcrypto
const CURVE = 'P-256'
const KEY_LENGTH = 65
const PROTOCOL = 'com.solana.mobilewalletadapter.v1'

interface Call {
  readonly id: number
  readonly method: string
  readonly params: Readonly<Record<string, unknown>> & { readonly payloads?: readonly string[] }
}

export interface WalletAppScript {
  isInstalled: boolean
  /** Code of the error that each request gets. */
  error: number | undefined
  /** Closes the session in order instead of answering this method. */
  leavesAt: string | undefined
  /** Replaces parts of the answer to `authorize`. */
  authorization: object
}

const toBase64 = (bytes: ArrayLike<number>) => Buffer.from(Uint8Array.from(bytes)).toString('base64')

/**
 * Puts a wallet app on a phone whose browser is this process: it speaks the wallet’s side of the Mobile Wallet Adapter
 * protocol to the page’s library. https://solana-mobile.github.io/mobile-wallet-adapter/spec/spec.html
 */
export async function createWalletApp({ rpcUrl }: { readonly rpcUrl?: string | undefined } = {}) {
  const signer = await createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(9))
  const script: WalletAppScript = { isInstalled: true, error: undefined, leavesAt: undefined, authorization: {} }
  const calls: Call[] = []
  const servers = new Set<WebSocketServer>()
  const ports = new Map<string, number>()
  onTestFinished(() => {
    for (const server of servers) server.close()
  })

  const sign = async (message: Uint8Array) => signBytes(signer.keyPair.privateKey, message)
  const signTransaction = async (payload: string) => {
    const transaction = getTransactionDecoder().decode(Buffer.from(payload, 'base64'))
    return getTransactionEncoder().encode(await partiallySignTransaction([signer.keyPair], transaction))
  }
  const send = async (payload: string) => {
    const signed = toBase64(await signTransaction(payload))
    const params = [signed, { encoding: 'base64' }]
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'sendTransaction', params })
    await fetch(rpcUrl ?? '', { method: 'POST', body })
    const [signature] = Object.values(getTransactionDecoder().decode(Buffer.from(signed, 'base64')).signatures)
    return toBase64(signature ?? [])
  }
  const answer = async ({ method, params }: Call): Promise<unknown> => {
    const payloads = params.payloads ?? []
    if (method === 'authorize') {
      const address = toBase64(getAddressEncoder().encode(signer.address))
      const { sign_in_payload: draft } = params
      const message = new TextEncoder().encode(`Sign in: ${JSON.stringify(draft)}`)
      return {
        auth_token: `token ${calls.length}`,
        accounts: [{ address, label: 'Savings' }],
        ...(draft !== undefined && {
          sign_in_result: { address, signed_message: toBase64(message), signature: toBase64(await sign(message)) },
        }),
        ...script.authorization,
      }
    }
    if (method === 'sign_messages') {
      const signed = payloads.map(async (payload) => {
        const message = Buffer.from(payload, 'base64')
        return toBase64([...message, ...(await sign(message))])
      })
      return { signed_payloads: await Promise.all(signed) }
    }
    if (method === 'sign_transactions')
      return { signed_payloads: (await Promise.all(payloads.map(signTransaction))).map(toBase64) }
    return { signatures: await Promise.all(payloads.map(send)) }
  }

  const open = async (url: URL) => {
    const server = new WebSocketServer({
      // Any port: the one that the page has chosen may be taken on this machine.
      port: 0,
      path: '/solana-wallet',
      handleProtocols: () => PROTOCOL,
    })
    servers.add(server)
    await once(server, 'listening')
    const address = server.address()
    if (typeof address === 'object' && address) ports.set(url.searchParams.get('port') ?? '', address.port)
    const association = readAssociation(url)
    server.once('connection', (socket) => {
      let key: webcrypto.CryptoKey | undefined
      let sent = 0
      const encrypt = async (value: object, to: webcrypto.CryptoKey) => {
        const sequence = Buffer.alloc(4)
        sequence.writeUInt32BE(++sent)
        const iv = webcrypto.getRandomValues(new Uint8Array(12))
        const text = new TextEncoder().encode(JSON.stringify(value))
        const sealed = await subtle.encrypt({ name: 'AES-GCM', iv, additionalData: sequence }, to, text)
        return Buffer.concat([sequence, iv, Buffer.from(sealed)])
      }
      const receive = async (data: Buffer) => {
        if (!key) {
          const opened = await acceptHello(data, association)
          key = opened.key
          socket.send(Buffer.concat([opened.publicKey, await encrypt({ v: 'v1' }, key)]))
          return
        }
        const [sequence, iv] = [data.subarray(0, 4), data.subarray(4, 16)]
        const text = await subtle.decrypt({ name: 'AES-GCM', iv, additionalData: sequence }, key, data.subarray(16))
        const call: Call = JSON.parse(new TextDecoder().decode(text))
        calls.push(call)
        if (call.method === script.leavesAt) return socket.close(1000)
        const { error: code } = script
        const result = code === undefined ? { result: await answer(call) } : { error: { code, message: 'no' } }
        socket.send(await encrypt({ id: call.id, jsonrpc: '2.0', ...result }, key))
      }
      let last: Promise<unknown> = Promise.resolve()
      socket.on('message', (data: Buffer) => {
        last = last.then(() => receive(data))
      })
      socket.on('close', () => server.close())
    })
  }
  const methods = () => calls.splice(0).map(({ method }) => method)
  return { address: signer.address, script, calls, methods, open, ports }
}

const readAssociation = (url: URL): Buffer => {
  const text = url.searchParams.get('association') ?? ''
  return Buffer.from(text.replaceAll('_', '/').replaceAll('-', '+').replaceAll('.', '='), 'base64')
}

/** Verifies that the page signed its key with the one of the link, and derives the key of the session. */
async function acceptHello(hello: Buffer, association: Buffer) {
  const [page, signature] = [hello.subarray(0, KEY_LENGTH), hello.subarray(KEY_LENGTH)]
  const verifier = await subtle.importKey('raw', association, { name: 'ECDSA', namedCurve: CURVE }, false, ['verify'])
  const isSigned = await subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, verifier, signature, page)
  if (!isSigned) throw new Error('The page did not sign its key')
  const pair = await subtle.generateKey({ name: 'ECDH', namedCurve: CURVE }, true, ['deriveBits'])
  const peer = await subtle.importKey('raw', page, { name: 'ECDH', namedCurve: CURVE }, false, [])
  const secret = await subtle.deriveBits({ name: 'ECDH', public: peer }, pair.privateKey, 256)
  const material = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt: association, info: new Uint8Array() }
  const key = await subtle.deriveKey(parameters, material, { name: 'AES-GCM', length: 128 }, false, [
    'encrypt',
    'decrypt',
  ])
  return { key, publicKey: Buffer.from(await subtle.exportKey('raw', pair.publicKey)) }
}

export type WalletApp = Awaited<ReturnType<typeof createWalletApp>>

export const ANDROID =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'

/** Makes this process a browser of an Android phone, which opens the app for its links. */
export function stubPhone(app: WalletApp) {
  const page = Object.assign(new EventTarget(), {
    isSecureContext: true,
    setTimeout: (...args: Parameters<typeof setTimeout>) => setTimeout(...args),
    clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
    location: {
      host: 'harbor.example',
      assign(url: URL) {
        if (!app.script.isInstalled) return
        void app.open(url).then(() => page.dispatchEvent(new Event('blur')))
      },
    },
  })
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    title: '',
    querySelector: () => null,
  })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', document)
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', { userAgent: ANDROID })
  vi.stubGlobal(
    'WebSocket',
    class extends WebSocket {
      constructor(url: string, protocols: string[]) {
        super(
          url.replace(/\d+(?=\/)/, (port) => String(app.ports.get(port))),
          protocols,
        )
        // Gives binary messages as a `Blob`, as browsers do. The types of ws 8.18 do not know it yet.
        Object.assign(this, { binaryType: 'blob' })
      }
    },
  )
  return {
    comeBack: () => document.dispatchEvent(new Event('visibilitychange')),
  }
}

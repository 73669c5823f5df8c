import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { formatMessage } from '@foyer/siwx'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type StorageKind, type TestServer, useServer } from '../testing/useServer'
import { openValkeySignInStorage } from './openValkeySignInStorage'

const { start, createFolder, getValkeyUrl } = useServer()

const ORIGIN = 'https://app.harbor.example'
const signIn = { chains: ['eip155:1'] }
const projects = {
  harbor: { origins: [ORIGIN], signIn },
  lagoon: { origins: [ORIGIN], signIn },
  quiet: { origins: [ORIGIN] },
}

function openBrowser(server: Pick<TestServer, 'httpUrl'>, { project = 'harbor', origin = ORIGIN } = {}) {
  const jar = new Map<string, string>()
  const send = async (at: Pick<TestServer, 'httpUrl'>, call: string, body?: object, of = project) => {
    const answer = await fetch(`${at.httpUrl}/siwx/${of}/${call}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        origin,
        'content-type': 'application/json',
        cookie: [...jar].map((each) => each.join('=')).join('; '),
      },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      if (line.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  const account = privateKeyToAccount(generatePrivateKey())
  const sign = async (signer = account, at = server) => {
    const nonce = await (await send(at, 'nonce', { address: signer.address })).json()
    const uri = origin
    const fields = { domain: new URL(uri).host, uri, version: '1', chainId: 'eip155:1', ...nonce } as const
    const message = formatMessage({ ...fields, accountAddress: signer.address })
    return { message, signature: await signer.signMessage({ message }) }
  }
  const list = async (at = server, of = project): Promise<string[]> =>
    (await (await send(at, 'sessions', undefined, of)).json()).map((each: { account: string }) => each.account)
  const rename = (of: string) => {
    for (const [name, value] of [...jar]) jar.set(name.replace(project, of), value)
  }
  return { send, sign, list, rename, account, id: `eip155:1:${account.address}` }
}

describe.each<StorageKind>(['SQLite', 'Valkey'])('sign-in over %s', (kind) => {
  it('signs in two accounts, lists them, and signs out one and then all', async () => {
    const server = await start({ kind, projects })
    const { send, sign, list, id } = openBrowser(server)
    const other = privateKeyToAccount(`0x${randomBytes(32).toString('hex')}`)
    expect((await send(server, 'sign-in', await sign())).status).toBe(200)
    expect((await send(server, 'sign-in', await sign(other))).status).toBe(200)
    expect(await list()).toEqual([id, `eip155:1:${other.address}`])
    await send(server, 'sign-out', { account: id })
    expect(await list()).toEqual([`eip155:1:${other.address}`])
    await send(server, 'sign-out', {})
    expect(await list()).toEqual([])
  })

  it('keeps a session over a restart', async () => {
    const folder = await createFolder()
    const first = await start({ kind, projects, folder })
    const { send, sign, list, id } = openBrowser(first)
    await send(first, 'sign-in', await sign())
    await first.close()
    expect(await list(await start({ kind, projects, folder }))).toEqual([id])
  })

  it('uses a nonce once, even if many submit it at the same time', async () => {
    const server = await start({ kind, projects })
    const { send, sign } = openBrowser(server)
    const signed = await sign()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(server, 'sign-in', signed)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
  })

  it('separates projects of one host, whose cookies the browser sends to all', async () => {
    const server = await start({ kind, projects })
    const { send, sign, list, rename, id } = openBrowser(server)
    await send(server, 'sign-in', await sign())
    expect(await list(server, 'lagoon')).toEqual([])
    rename('lagoon')
    expect(await list(server, 'lagoon')).toEqual([])
    await send(server, 'sign-out', {}, 'lagoon')
    expect(await list()).toEqual([id])
  })
})

it('Valkey stores records of an owner until the last one expires', async () => {
  const storage = await openValkeySignInStorage(await getValkeyUrl(), () => {})
  onTestFinished(() => storage.close())
  const owner = randomBytes(8).toString('hex')
  const put = (key: string, life: number) =>
    storage.put({ kind: 'session', owner, key, value: key, expiresAt: Date.now() + life })
  const keys = async () => (await storage.list('session', owner)).map(({ key }) => key)
  await put('late', 600)
  await put('early', 1)
  await setTimeout(20)
  expect(await keys()).toContain('late')
  await expect.poll(keys).toEqual([])
})

it('two instances over Valkey share nonces and sessions', async () => {
  const [one, other] = [await start({ kind: 'Valkey', projects }), await start({ kind: 'Valkey', projects })]
  const { send, sign, list, id } = openBrowser(one)
  const signed = await sign()
  const answers = await Promise.all([one, other].map((at) => send(at, 'sign-in', signed)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  expect(await list(other)).toEqual([id])
})

it('a signature of another account is refused', async () => {
  const server = await start({ projects })
  const { send, sign, list } = openBrowser(server)
  const { message } = await sign()
  const signature = await privateKeyToAccount(generatePrivateKey()).signMessage({ message })
  const answer = await send(server, 'sign-in', { message, signature })
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'SIGNATURE_INVALID' }])
  expect(await list()).toEqual([])
})

it('a page of another origin is refused and reads nothing', async () => {
  const server = await start({ projects })
  const answer = await openBrowser(server, { origin: 'https://evil.example' }).send(server, 'nonce', {})
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null])
})

it('a page of the project may send its cookies from another host of the same site', async () => {
  const server = await start({ projects })
  const answer = await openBrowser(server).send(server, 'nonce', {})
  expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN)
  expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
  expect(answer.headers.getSetCookie().join()).toMatch(/^__Host-siwx\.harbor\.-nonce-.*HttpOnly; SameSite=Lax; Secure/)
})

it.each([
  ['a project without sign-in', 'quiet', 'nonce', 404],
  ['an unknown project', 'unknown', 'nonce', 401],
  ['an unknown call', 'harbor', 'constructor', 404],
])('%s gets problem details', async (_, project, call, status) => {
  const server = await start({ projects })
  const answer = await openBrowser(server, { project }).send(server, call, {})
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json'])
})

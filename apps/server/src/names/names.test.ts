import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { usePostgres } from '@foyer/secure-site/testing/postgres'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import fc from 'fast-check'
import type { PrivateKeyAccount } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { backUp, restore } from '../operation/backUp'
import { type TestServer, useServer } from '../testing/useServer'

const { start, createFolder } = useServer()
const postgres = usePostgres()

const BASE = 2 ** 31 + 8453
const SOLANA = 501
const ZONE = 'names.example'
const names = { zone: ZONE, reserved: ['northbeam'], perAddress: 3 }

type Storage = 'SQLite' | 'Postgres'

const createAccount = () => privateKeyToAccount(generatePrivateKey())
const createLabel = () => `n${randomBytes(6).toString('hex')}`
const now = () => Math.floor(Date.now() / 1000)

const toMessage = (label: string, change: object = {}) =>
  JSON.stringify({ name: `${label}.${ZONE}`, attributes: {}, timestamp: now(), ...change })

async function sign(account: PrivateKeyAccount, message: string, change: object = {}) {
  const signature = await account.signMessage({ message })
  return { coin_type: BASE, address: account.address, message, signature, ...change }
}

const startOn = async (storage: Storage, options: Parameters<typeof start>[0] = {}) =>
  start({ names, databaseUrl: storage === 'Postgres' ? await postgres.createDatabase() : undefined, ...options })

function openClient({ httpUrl }: Pick<TestServer, 'httpUrl'>) {
  const request = (path: string, init?: RequestInit) =>
    fetch(`${httpUrl}/v1/profile/${path}${path.includes('?') ? '&' : '?'}projectId=harbor`, init)
  const post = async (body: unknown) => {
    const answer = await request('account', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.json() }
  }
  return {
    request,
    post,
    getJson: async (path: string) => (await request(path)).json(),
    register: async (label: string, account = createAccount()) => post(await sign(account, toMessage(label))),
    suggest: async (label: string) => (await (await request(`suggestions/${label}?zone=${ZONE}`)).json()).suggestions,
  }
}

describe.each<Storage>(['SQLite', 'Postgres'])('names in %s', (storage) => {
  it('are registered, looked up by name and address in any case, and kept over a restart', async () => {
    const options = { kind: 'Valkey', folder: await createFolder(), databaseUrl: await getUrl(storage) } as const
    const first = await start({ names, ...options })
    const [account, attributes] = [createAccount(), { avatar: 'https://img.example/a.png', url: 'https://a.example' }]
    const posted = await openClient(first).post(await sign(account, toMessage('maya', { attributes })))
    expect(posted).toMatchObject({ status: 200, body: { success: true } })
    await first.close()

    const { getJson } = openClient(await start({ names, ...options }))
    const expected = {
      name: `maya.${ZONE}`,
      registered_at: expect.closeTo(now(), -2),
      addresses: { [BASE]: { address: account.address, created: expect.stringMatching(/^\d{4}-.*Z$/) } },
      attributes: [attributes],
    }
    expect(await getJson(`account/Maya.${ZONE}?apiVersion=2`)).toEqual(expected)
    expect(await getJson(`reverse/${account.address.toLowerCase()}`)).toEqual([expected])
    expect(await getJson(`reverse/${createAccount().address}`)).toEqual([])
  })

  it('are given once, whoever asks on whichever instance at the same time', async () => {
    const options = { kind: 'Valkey', folder: await createFolder(), databaseUrl: await getUrl(storage) } as const
    const clients = (await Promise.all([start({ names, ...options }), start({ names, ...options })])).map(openClient)
    const answers = await Promise.all(
      ['maya', 'may-a', 'maya', 'ma-ya', 'maya', 'maya'].map((label, index) => clients[index % 2]?.register(label)),
    )
    expect(answers.map((answer) => answer?.status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  })

  it('are limited for each address, on all instances together', async () => {
    const options = { kind: 'Valkey', folder: await createFolder(), databaseUrl: await getUrl(storage) } as const
    const clients = (await Promise.all([start({ names, ...options }), start({ names, ...options })])).map(openClient)
    const account = createAccount()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => clients[index % 2]?.register(createLabel(), account)),
    )
    expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(3)
    expect(answers.find((answer) => answer?.status === 409)?.body.detail).toBe(
      'This address has 3 names, which is the limit.',
    )
    expect(await clients[0]?.getJson(`reverse/${account.address}`)).toHaveLength(3)
  })
})

const getUrl = async (storage: Storage) => (storage === 'Postgres' ? postgres.createDatabase() : undefined)

it('names are in a backup that is made while the server runs', async () => {
  const [data, folder] = [await createFolder(), await createFolder()]
  const { register } = openClient(await start({ names, folder: data }))
  await register('maya')
  await backUp(data, join(folder, 'backup'))
  await register('later')
  await restore(join(folder, 'backup'), join(folder, 'restored'))
  const { request } = openClient(await start({ names, folder: join(folder, 'restored') }))
  expect((await request(`account/maya.${ZONE}`)).status).toBe(200)
  expect((await request(`account/later.${ZONE}`)).status).toBe(404)
})

describe('a registration', () => {
  it('by a Solana key is looked up by its exact address', async () => {
    const { post, getJson } = openClient(await startOn('SQLite'))
    const { secretKey, publicKey } = ed25519.keygen()
    const address = base58.encode(publicKey)
    const message = toMessage('maya')
    const signature = base58.encode(ed25519.sign(new TextEncoder().encode(message), secretKey))
    expect(await post({ coin_type: SOLANA, address, message, signature })).toMatchObject({ status: 200 })
    expect(await getJson(`reverse/${address}`)).toMatchObject([{ addresses: { [SOLANA]: { address } } }])
    expect(await getJson(`reverse/${address.toLowerCase()}`)).toEqual([])
  })

  const other = createAccount()
  it.each<[string, number, string, (account: PrivateKeyAccount) => Promise<unknown>]>([
    ['below another name', 400, 'names below names.example only', (a) => sign(a, toMessage('', { name: 'maya.eth' }))],
    ['below a longer name', 400, 'below', (a) => sign(a, toMessage('', { name: `maya.evil${ZONE}` }))],
    ['of a part of a name', 400, '4 to 63', (a) => sign(a, toMessage('maya.lind'))],
    ['too short', 400, '4 to 63', (a) => sign(a, toMessage('mia'))],
    ['too long', 400, '4 to 63', (a) => sign(a, toMessage('m'.repeat(64)))],
    ['in capitals', 400, '4 to 63', (a) => sign(a, toMessage('Maya'))],
    ['with a Cyrillic letter', 400, '4 to 63', (a) => sign(a, toMessage('mаya'))],
    ['with an invisible letter', 400, '4 to 63', (a) => sign(a, toMessage('ma\u200bya'))],
    ['in Punycode', 400, '4 to 63', (a) => sign(a, toMessage('xn--maya-9za'))],
    ['that is reserved', 409, 'reserved', (a) => sign(a, toMessage('support'))],
    ['that looks like a reserved one', 409, 'reserved', (a) => sign(a, toMessage('supp0rt'))],
    ['that the operator reserved', 409, 'reserved', (a) => sign(a, toMessage('north-bearn'))],
    ['signed too long ago', 400, 'too old', (a) => sign(a, toMessage('maya', { timestamp: now() - 301 }))],
    ['signed in the future', 400, 'future', (a) => sign(a, toMessage('maya', { timestamp: now() + 90 }))],
    [
      'signed by another',
      401,
      'not that of',
      async (a) => ({ ...(await sign(other, toMessage('maya'))), address: a.address }),
    ],
    ['of a changed message', 401, 'not that of', (a) => sign(a, toMessage('maya'), { message: toMessage('mayb') })],
    ['without a signature', 401, 'not that of', (a) => sign(a, toMessage('maya'), { signature: '' })],
    ['on an unknown network', 400, 'this network', (a) => sign(a, toMessage('maya'), { coin_type: 60 })],
    ['of a Solana address by an EVM key', 401, 'not that of', (a) => sign(a, toMessage('maya'), { coin_type: SOLANA })],
    ['with more than a name', 400, 'not a signed registration', (a) => sign(a, toMessage('maya', { admin: true }))],
    ['with a number as attribute', 400, 'not a', (a) => sign(a, toMessage('maya', { attributes: { avatar: 1 } }))],
    ['with a huge attribute', 400, 'not a', (a) => sign(a, toMessage('maya', { attributes: { a: 'x'.repeat(2001) } }))],
    ['that is no object', 400, 'not a', async () => []],
    ['that is no JSON', 400, 'not a', async () => '<p>'],
    ['of more than 64 KB', 413, 'too large', async () => JSON.stringify('x'.repeat(65_536))],
  ])('%s is refused', async (_, status, detail, create) => {
    const { post, getJson } = openClient(await startOn('SQLite'))
    const account = createAccount()
    const answer = await post(await create(account))
    expect([answer.status, answer.type]).toEqual([status, 'application/problem+json'])
    expect(answer.body.detail).toContain(detail)
    expect(await getJson(`reverse/${account.address}`)).toEqual([])
  })

  it('that was sent before is refused, and names the reason as the modal reads it', async () => {
    const { post } = openClient(await startOn('SQLite'))
    const signed = await sign(createAccount(), toMessage('maya'))
    await post(signed)
    const description = 'This name, or one that looks like it, is taken.'
    expect(await post(signed)).toMatchObject({ status: 409, body: { reasons: [{ description }] } })
  })

  it('is refused for a client that registers too often', async () => {
    const { post } = openClient(await startOn('SQLite'))
    const answers = await Promise.all(Array.from({ length: 40 }, () => post({})))
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  })
})

describe('names', () => {
  it('are suggested with those that look like registered or reserved ones as taken', async () => {
    const { register, suggest } = openClient(await startOn('SQLite'))
    await register('my-maya')
    const taken = async (label: string) =>
      (await suggest(label)).flatMap((each: { name: string; registered: boolean }) =>
        each.registered ? each.name : [],
      )
    expect((await suggest('Maya'))[0]).toEqual({ name: 'maya', registered: false })
    expect(await taken('maya')).toEqual(['my-maya'])
    expect(await taken('rnymaya')).toEqual(['rnymaya'])
    expect(await taken('mymaya')).toEqual(['mymaya'])
    expect(await taken('support')).toEqual(['support'])
    expect(await suggest('mia')).toEqual([])
  })

  it('of another zone are not suggested, and the answer says what to set', async () => {
    const { request } = openClient(await startOn('SQLite'))
    const answer = await request('suggestions/maya?zone=reown.id')
    expect(answer.status).toBe(400)
    expect((await answer.json()).detail).toContain('Set nameZone of the modal')
  })

  it('that are not registered get 404, and a server without NAMES suggests none', async () => {
    const missing = await openClient(await startOn('SQLite')).request(`account/maya.${ZONE}`)
    expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
    expect((await openClient(await start()).request('suggestions/maya')).status).toBe(404)
  })

  it('of any text never answer with a server error', async () => {
    const { request, post } = openClient(await startOn('SQLite'))
    const part = fc.oneof(fc.string({ unit: 'binary' }), fc.webSegment(), fc.constantFrom('%', '%00', '..', '0x'))
    const call = fc.constantFrom('account', 'reverse', 'suggestions')
    await fc.assert(
      fc.asyncProperty(call, part, async (name, text) => {
        const answer = await request(`${name}/${encodeURIComponent(text)}`)
        expect(answer.status).toBeLessThan(500)
        expect(await answer.text()).not.toMatch(/\bat .*:\d+:\d+/)
      }),
      { numRuns: 100 },
    )
    const value = fc.oneof(
      fc.jsonValue(),
      fc.integer(),
      fc.string(),
      fc.constantFrom(BASE, SOLANA, `0x${'11'.repeat(65)}`),
    )
    const message = fc.record({ name: fc.string(), attributes: fc.jsonValue(), timestamp: fc.constant(now()) })
    const body = fc.record({
      coin_type: value,
      address: fc.oneof(value, fc.constant(other())),
      message: fc.oneof(
        value,
        message.map((each) => JSON.stringify({ ...each, name: `${each.name}.${ZONE}` })),
      ),
      signature: value,
    })
    await fc.assert(
      fc.asyncProperty(body, async (given) => {
        expect((await post(given)).status).toBeLessThan(500)
      }),
      { numRuns: 25 },
    )
  })
})

const other = () => createAccount().address

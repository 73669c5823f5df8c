import { describe, expect, it } from 'vitest'
import { setUpDirectory } from '../testing/setUpDirectory'
import type { DirectoryWallet } from '../types'

const start = setUpDirectory()
const find = async (options: { wallets?: number } = {}) => {
  const directory = await start({ wallets: 600, ...options })
  return async (query: string) =>
    (await directory.read(`/getWallets?${query}`)) as { data: DirectoryWallet[]; count: number }
}

describe('the wallets', () => {
  it('are the same on every run, and a prefix of a longer list', async () => {
    const [few, again, many] = await Promise.all([
      start({ wallets: 60 }),
      start({ wallets: 60 }),
      start({ wallets: 600 }),
    ])
    expect(again.wallets).toEqual(few.wallets)
    expect(many.wallets.slice(0, 60)).toEqual(few.wallets)
  })

  it('fit in one body of 5,000, each with its own name, id and image', async () => {
    const { data, count } = await (await find({ wallets: 5000 }))('entries=5000')
    expect([data.length, count]).toEqual([5000, 5000])
    for (const key of ['id', 'name', 'image_id', 'order'] as const) {
      expect(new Set(data.map((wallet) => wallet[key])).size).toBe(5000)
    }
    expect(data.map(({ order }) => order)).toEqual(data.map((_, index) => (index + 1) * 10))
    const input = data.flatMap(({ rdns }) => rdns ?? [])
    expect(new Set(input).size).toBe(input.length)
  })

  it('have names of many scripts and lengths, hostile ones among them', async () => {
    const { wallets } = await start({ wallets: 600 })
    const names = wallets.map(({ name }) => name)
    for (const script of ['Latin', 'Cyrillic', 'Greek', 'Han', 'Hangul', 'Arabic', 'Hebrew', 'Devanagari', 'Thai']) {
      expect(names.some((name) => new RegExp(`\\p{Script=${script}}`, 'u').test(name))).toBe(true)
    }
    for (const hostile of [/^\S{180,}$/, /<script>/, /\u202e/, /\p{Extended_Pictographic}/u, /^__proto__$/]) {
      expect(names.some((name) => hostile.test(name))).toBe(true)
    }
  })

  it('have every kind of link or none, and chains of every namespace', async () => {
    const { wallets } = await start({ wallets: 600 })
    for (const key of ['mobile_link', 'desktop_link', 'webapp_link', 'link_mode', 'app_store', 'rdns'] as const) {
      expect(wallets.some((wallet) => wallet[key] === null)).toBe(true)
      expect(wallets.some((wallet) => typeof wallet[key] === 'string')).toBe(true)
    }
    const namespaces = new Set(wallets.flatMap(({ chains }) => chains.map((chain) => chain.split(':')[0])))
    expect([...namespaces].sort()).toEqual(['bip122', 'cosmos', 'eip155', 'polkadot', 'solana'])
  })

  it('include those of the sandbox', async () => {
    const request = await find()
    const rdns = ['sandbox.foyer.lantern', 'sandbox.foyer.kitewing', 'sandbox.foyer.northbeam']
    const installed = await request(`rdns=${rdns.join(',')}`)
    expect(installed.data.map(({ name }) => name)).toEqual(['Lantern', 'Kitewing', 'Northbeam'])
    expect(installed.data.map((wallet) => wallet.rdns)).toEqual(rdns)
    const { data } = await request('names=Foyer Phone')
    expect(data).toMatchObject([{ mobile_link: 'foyerphone://', link_mode: 'https://foyerphone.example/app' }])
  })
})

describe('/getWallets', () => {
  it('returns pages that together are the whole list', async () => {
    const request = await find()
    const pages = await Promise.all([1, 2, 3].map((page) => request(`page=${page}&entries=250`)))
    expect(pages.map(({ data }) => data.length)).toEqual([250, 250, 100])
    expect(pages.map(({ count }) => count)).toEqual([600, 600, 600])
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(600)
    expect(await request('page=4&entries=250')).toEqual({ data: [], count: 600 })
  })

  it('includes and excludes by id', async () => {
    const request = await find()
    const [first, second, third] = (await request('entries=3')).data.map(({ id }) => id)
    const { data, count } = await request(`include=${third},${first},unknown&exclude=${first}`)
    expect(data.map(({ id }) => id)).toEqual([third])
    expect(count).toBe(1)
    expect((await request(`exclude=${first},${second}`)).count).toBe(598)
  })

  it('filters by chain', async () => {
    const request = await find()
    const chains = ['polkadot:91b171bb158e2d3848fa23a9f1c25182', 'cosmos:osmosis-1']
    const { data, count } = await request(`chains=${chains.join(',')}&entries=600`)
    expect(count).toBe(data.length)
    expect(data.length).toBeGreaterThan(0)
    expect(data.every((wallet) => wallet.chains.some((chain) => chains.includes(chain)))).toBe(true)
    expect((await request('chains=eip155:999999')).count).toBe(0)
  })

  it('searches names only, in any case', async () => {
    const request = await find()
    expect((await request('search=%20lAnTeRn%20')).data.map(({ name }) => name)).toEqual(['Lantern'])
    expect((await request('search=sandbox.foyer')).count).toBe(0)
    expect((await request(`search=${encodeURIComponent('тихий')}`)).data.length).toBeGreaterThan(0)
    expect((await request('search=no such wallet')).data).toEqual([])
  })

  it('filters by badge under both names', async () => {
    const request = await find()
    const certified = await request('badge_type=certified&entries=600')
    expect(certified.data.length).toBeGreaterThan(4)
    expect(certified.data.every((wallet) => wallet.badge_type === 'certified')).toBe(true)
    expect(await request('badge=certified&entries=600')).toEqual(certified)
  })

  it('ignores an empty parameter', async () => {
    const request = await find()
    expect((await request('include=&exclude=&chains=&search=&badge=&names=&rdns=')).count).toBe(600)
  })

  it.each(['page=0', 'page=-1', 'entries=x', 'entries=1.5'])('rejects %s', async (query) => {
    const directory = await start()
    expect((await directory.ask(`/getWallets?${query}`)).status).toBe(400)
  })
})

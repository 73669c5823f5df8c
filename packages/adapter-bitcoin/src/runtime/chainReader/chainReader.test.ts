import { connect } from '@foyer/core/actions'
import type { Connection, Transfer } from '@foyer/core/adapter'
import { type BitcoinSandbox, startBitcoin } from '@foyer/sandbox'
import { BITCOIN_MAINNET, BITCOIN_TESTNET, createBitcoinDeriver, sendBitcoin } from '@foyer/sandbox/bitcoin'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { bitcoinMainnet, bitcoinTestnet } from '../../networks.js'
import { clearMempool, fetchEsploraPath, mineBlocks, setMining } from '../../testing/chain.js'
import {
  createStorage,
  createTestApp,
  createWallet,
  stubWindow,
  WALLET_FAMILIES,
  type WalletFamily,
} from '../../testing/createTestApp.js'
import { readBalance } from '../../testing/readBalance.js'

const keys = createBitcoinDeriver('test test test test test test test test test test test junk')
const network = bitcoinMainnet

let chains: BitcoinSandbox
let url: string
beforeAll(async () => {
  chains = await startBitcoin()
  url = chains.rpcUrls[BITCOIN_MAINNET]!
})
afterAll(() => chains.stop())
beforeEach(() => void stubWindow())
afterEach(() => void vi.unstubAllGlobals())

async function open(family: WalletFamily, storage = createStorage()) {
  const wallet = createWallet(family, { rpcUrls: chains.rpcUrls })
  const { modal, adapter } = createTestApp({ rpcUrls: chains.rpcUrls, storage })
  await connect(modal, { walletId: WALLET_FAMILIES[family].id })
  const connection = modal.connection('bip122') as Connection<'bip122'>
  const chainReader = await adapter.chainReader!()
  const from = connection.accounts[0]
  const transfer = (part: Partial<Transfer<'bip122'>>): Transfer<'bip122'> => ({
    ...{ network, from, to: keys(30, BITCOIN_MAINNET).payment.address, amount: 100_000n },
    ...part,
  })
  return { modal, wallet, connection, chainReader, transfers: chainReader.transfers!, from, transfer }
}

const balance = (address: string) => readBalance(url, address)

describe.each(Object.keys(WALLET_FAMILIES) as WalletFamily[])('%s', (family) => {
  it('S4.083 sends exactly what was quoted and simulated, at the selected speed', async () => {
    const { transfers, connection, chainReader, from, transfer } = await open(family)
    const { address } = from
    const to = keys(40 + Object.keys(WALLET_FAMILIES).indexOf(family), BITCOIN_MAINNET).payment.address
    const before = await balance(address)
    for (const [feeId, rate] of [
      ['normal', 1n],
      ['fast', 2n],
    ] as const) {
      const sent = transfer({ to, amount: 123_456n, feeId })
      const quote = await transfers.quote(sent)
      // One input and two outputs of native segwit have 140.5 virtual bytes.
      expect(quote).toMatchObject({
        fees: [
          { id: 'normal', amount: 141n, seconds: 3600 },
          { id: 'fast', amount: 282n, seconds: 600 },
        ],
        least: 294n,
      })
      expect(await transfers.simulate(sent)).toEqual({
        status: 'succeeds',
        changes: [
          { address, token: { symbol: 'BTC', decimals: 8 }, amount: -123_456n },
          { address: to, token: { symbol: 'BTC', decimals: 8 }, amount: 123_456n },
        ],
      })
      const [had, has] = [await balance(address), await balance(to)]
      const { hash } = await transfers.send(sent, connection)
      expect(await balance(address)).toBe(had - 123_456n - 141n * rate)
      expect(await balance(to)).toBe(has + 123_456n)
      expect(await transfers.state({ hash, address, network })).toEqual({
        ...{ status: 'confirmed', fee: 141n * rate, at: expect.any(Number) },
      })
      const { items } = await chainReader.activity!({ address, network, known: [] })
      expect(items[0]).toEqual({
        ...{
          hash,
          caipNetworkId: BITCOIN_MAINNET,
          kind: 'send',
          status: 'confirmed',
          fee: 141n * rate,
          from: address,
          to,
        },
        at: expect.any(Number),
        transfers: [
          { direction: 'out', amount: '0.00123456', from: address, to, token: { symbol: 'BTC', name: 'Bitcoin' } },
        ],
      })
    }
    expect(await balance(address)).toBe(before - 2n * 123_456n - 141n - 282n)
    const other = await chainReader.activity!({ address: to, network, known: [] })
    expect(
      other.items.map(({ kind, fee, transfers: reported }) => [kind, fee, reported[0]?.amount, reported[0]?.from]),
    ).toEqual([
      ['receive', undefined, '0.00123456', address],
      ['receive', undefined, '0.00123456', address],
    ])
  })
})

describe('the maximum amount', () => {
  it('leaves nothing of several coins, and one satoshi more fails', async () => {
    const { transfers, connection, from, transfer } = await open('saltmarsh')
    const recipients = [1_000n, 2_000n, 3_000n].map((amount) => ({ address: from.address, amount }))
    await sendBitcoin({ key: keys(5, BITCOIN_MAINNET).payment, recipients, caipNetworkId: BITCOIN_MAINNET, url })
    const to = keys(50, BITCOIN_MAINNET).payment.address
    const { most, native } = await transfers.quote(transfer({ to, amount: 0n }))
    const { fees } = await transfers.quote(transfer({ to, amount: most }))
    expect(most + fees[0].amount).toBe(native)
    expect(await transfers.simulate(transfer({ to, amount: most + 1n }))).toEqual({
      ...{ status: 'fails', reason: 'insufficient funds' },
    })
    const tooMuch = transfers.send(transfer({ to, amount: most + 1n }), connection)
    await expect(tooMuch).rejects.toMatchObject({ code: 'NODE_INSUFFICIENT_FUNDS' })
    await transfers.send(transfer({ to, amount: most }), connection)
    expect(await balance(from.address)).toBe(0n)
    expect(await balance(to)).toBe(most)
    expect(await transfers.quote(transfer({ to, amount: 0n }))).toMatchObject({ most: 0n, balance: 0n, native: 0n })
    // Returns the coins, because other tests pay from this address.
    const back = [{ address: from.address, amount: most - 1_000n }]
    await sendBitcoin({ key: keys(50, BITCOIN_MAINNET).payment, recipients: back, caipNetworkId: BITCOIN_MAINNET, url })
  })

  it('depends on the receiver’s address type, as the minimum does', async () => {
    const { transfers, transfer } = await open('ferrow')
    const quoteOf = (to: string) => transfers.quote(transfer({ to, amount: 0n }))
    const segwit = await quoteOf(keys(51, BITCOIN_MAINNET).payment.address)
    const taproot = await quoteOf(keys(51, BITCOIN_MAINNET).ordinals.address)
    const old = await quoteOf('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')
    expect([segwit.least, taproot.least, old.least]).toEqual([294n, 330n, 546n])
    expect([segwit.most - taproot.most, segwit.most - old.most]).toEqual([12n, 3n])
  })
})

it('the chain reader rejects dust, other networks and tokens without a prompt', async () => {
  const { transfers, connection, wallet, transfer } = await open('saltmarsh')
  const wrong = [
    transfer({ amount: 293n }),
    transfer({ to: keys(30, BITCOIN_TESTNET).payment.address }),
    transfer({ to: 'nobody' }),
    transfer({ token: { caipNetworkId: BITCOIN_MAINNET, address: 'rune', symbol: 'R', name: 'Rune', decimals: 0 } }),
  ]
  for (const each of wrong) {
    expect(await transfers.simulate(each)).toMatchObject({ status: 'fails' })
    await expect(transfers.send(each, connection)).rejects.toMatchObject({ code: 'RPC_INVALID_PARAMS' })
  }
  const elsewhere = transfers.send(
    transfer({ from: { address: keys(1, BITCOIN_MAINNET).payment.address, type: 'payment' } }),
    connection,
  )
  await expect(elsewhere).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
  expect(wallet.script.log().filter(({ method }) => method !== 'bitcoin:connect')).toEqual([])
})

it('the chain reader quotes testnet transfers between testnet addresses only', async () => {
  const { transfers, transfer } = await open('saltmarsh')
  const [own, to] = [keys(1, BITCOIN_TESTNET).payment.address, keys(30, BITCOIN_TESTNET).payment.address]
  const there = (part: Partial<Transfer<'bip122'>>) =>
    transfers.quote(transfer({ network: bitcoinTestnet, from: { address: own, type: 'payment' }, to, ...part }))
  expect(await there({})).toMatchObject({ fees: [{ amount: 141n }, { amount: 282n }], least: 294n })
  const refused = (field: string) => ({ code: 'RPC_INVALID_PARAMS', context: { field } })
  await expect(there({ to: keys(30, BITCOIN_MAINNET).payment.address })).rejects.toMatchObject(refused('to'))
  const from = { address: keys(1, BITCOIN_MAINNET).payment.address, type: 'payment' } as const
  await expect(there({ from })).rejects.toMatchObject(refused('from'))
  const token = { caipNetworkId: BITCOIN_TESTNET, address: 'rune', symbol: 'R', name: 'Rune', decimals: 0 }
  await expect(there({ token })).rejects.toMatchObject(refused('token'))
})

it('the chain reader sends nothing but the quoted transaction, whatever the wallet signed', async () => {
  const { transfers, connection, from, transfer, wallet } = await open('ferrow')
  const stolen = await open('unisat')
  const provider = Reflect.get(wallet, 'provider') as { request(method: string, params: object): Promise<object> }
  const request = provider.request
  const { buildPsbt } = await import('../../testing/buildPsbt.js')
  const thief = stolen.from.address
  provider.request = async (method, params) => {
    if (method !== 'signPsbt') return request.call(provider, method, params)
    const key = keys(WALLET_FAMILIES.ferrow.accountIndexes[0], BITCOIN_MAINNET).payment
    const psbt = await buildPsbt({ url, network: BITCOIN_MAINNET, from: key, to: thief, amount: 5_000n })
    return request.call(provider, method, { ...params, psbt })
  }
  const before = await balance(from.address)
  await expect(transfers.send(transfer({}), connection)).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
  expect(await balance(from.address)).toBe(before)
})

describe('a sent transaction', () => {
  afterEach(() => setMining(url, true))

  it('is pending with its fee until mined', async () => {
    const { transfers, connection, from, transfer, chainReader } = await open('unisat')
    await setMining(url, false)
    const { hash } = await transfers.send(transfer({}), connection)
    const query = { hash, address: from.address, network }
    expect(await transfers.state(query)).toEqual({ status: 'pending', fee: 141n })
    const { items } = await chainReader.activity!({ ...query, known: [] })
    expect(items[0]).toMatchObject({ hash, status: 'pending', kind: 'send', transfers: [{ amount: '0.001' }] })
    expect(items[0]?.at).toBeUndefined()
    await mineBlocks(url)
    expect(await transfers.state(query)).toMatchObject({ status: 'confirmed', fee: 141n })
    expect(await transfers.state({ ...query, node: url })).toMatchObject({ status: 'confirmed', source: url })
    await expect(transfers.state({ ...query, node: 'http://127.0.0.1:9' })).rejects.toThrow()
  })

  it('is replaced, across a reload, when another spends its coins', async () => {
    const storage = createStorage()
    const page = await open('unisat', storage)
    await setMining(url, false)
    const { hash } = await page.transfers.send(page.transfer({ amount: 5_000n }), page.connection)
    const query = { hash, address: page.from.address, network }
    expect(await page.transfers.state(query)).toMatchObject({ status: 'pending' })
    const replacedBy = await doubleSpend(hash)
    page.modal.destroy()
    page.wallet.destroy()
    stubWindow()
    const reloaded = await open('unisat', storage)
    expect(await reloaded.transfers.state(query)).toEqual({ status: 'replaced', replacedBy })
    await mineBlocks(url)
    expect(await reloaded.transfers.state(query)).toEqual({ status: 'replaced', replacedBy })
  })

  it('can be replaced at a higher fee, to the receiver or back', async () => {
    const { transfers, connection, from, transfer } = await open('saltmarsh')
    const { address } = from
    const to = keys(70, BITCOIN_MAINNET).payment.address
    await setMining(url, false)
    const had = await balance(address)
    const first = await transfers.send(transfer({ to, amount: 50_000n }), connection)
    expect(await transfers.state({ hash: first.hash, address, network })).toEqual({ status: 'pending', fee: 141n })
    const faster = await transfers.replace!({ hash: first.hash, how: 'faster', from, network }, connection)
    expect(await transfers.state({ hash: first.hash, address, network })).toEqual({
      ...{ status: 'replaced', replacedBy: faster.hash },
    })
    // A replacement pays the previous fee (141) and another satoshi per virtual byte (BIP-125).
    expect(await transfers.state({ hash: faster.hash, address, network })).toEqual({ status: 'pending', fee: 282n })
    expect(await balance(to)).toBe(50_000n)
    const back = await transfers.replace!({ hash: faster.hash, how: 'cancel', from, network }, connection)
    await mineBlocks(url)
    const { status, fee = 0n } = await transfers.state({ hash: back.hash, address, network })
    expect(status).toBe('confirmed')
    expect(fee).toBeGreaterThanOrEqual(282n + 110n)
    expect(await balance(to)).toBe(0n)
    expect(await balance(address)).toBe(had - fee)
    const late = transfers.replace!({ hash: back.hash, how: 'faster', from, network }, connection)
    await expect(late).rejects.toMatchObject({ code: 'METHOD_UNSUPPORTED' })
  })

  it('is dropped after two blocks unknown', async () => {
    const { transfers, connection, from, transfer } = await open('unisat')
    await setMining(url, false)
    const { hash } = await transfers.send(transfer({ amount: 6_000n }), connection)
    const query = { hash, address: from.address, network }
    expect(await transfers.state(query)).toMatchObject({ status: 'pending' })
    await clearMempool(url)
    expect(await transfers.state(query)).toEqual({ status: 'pending' })
    await mineBlocks(url)
    expect(await transfers.state(query)).toEqual({ status: 'pending' })
    await mineBlocks(url)
    expect(await transfers.state(query)).toEqual({ status: 'dropped' })
  })

  it('does not count as unknown after a lookup on a single node', async () => {
    const { transfers, from } = await open('unisat')
    const query = { hash: 'cd'.repeat(32), address: from.address, network }
    expect(await transfers.state({ ...query, node: url })).toEqual({ status: 'pending', source: url })
    await mineBlocks(url, 2)
    expect(await transfers.state(query)).toEqual({ status: 'pending' })
  })
})

it('activity is paged, reports each transaction once, and self-transfers', async () => {
  const { chainReader } = await open('unisat')
  const key = keys(9, BITCOIN_MAINNET).payment
  const to = keys(60, BITCOIN_MAINNET).payment.address
  const sent: string[] = []
  for (let count = 0; count < 27; count++) {
    const recipients = [{ address: count === 26 ? key.address : to, amount: 1_000n + BigInt(count) }]
    sent.unshift(await sendBitcoin({ key, recipients, caipNetworkId: BITCOIN_MAINNET, url }))
  }
  const reported: string[] = []
  let cursor: string | undefined
  do {
    const page = await chainReader.activity!({ address: key.address, network, known: [], cursor })
    if (!cursor) {
      expect(page.items[0]).toMatchObject({ hash: sent[0], transfers: [{ direction: 'self' }] })
    }
    reported.push(...page.items.map(({ hash }) => hash))
    cursor = page.next
  } while (cursor)
  // The oldest transaction is the one that pays the block reward.
  expect(reported.slice(0, 27)).toEqual(sent)
  expect(reported).toHaveLength(28)
})

async function doubleSpend(hash: string): Promise<string> {
  const { vin, vout } = (await fetchEsploraPath(url, `/tx/${hash}`)) as {
    vin: { txid: string; vout: number; prevout: { value: number } }[]
    vout: { value: number }[]
  }
  const { Transaction } = await import('@scure/btc-signer')
  const key = keys(WALLET_FAMILIES.unisat.accountIndexes[0], BITCOIN_MAINNET).payment
  const transaction = new Transaction()
  for (const { txid, vout: index, prevout } of vin) {
    transaction.addInput({ txid, index, witnessUtxo: { script: key.script, amount: BigInt(prevout.value) } })
  }
  const sum = vout.reduce((total, { value }) => total + BigInt(value), 0n)
  transaction.addOutputAddress(key.address, sum - 1_000n)
  transaction.sign(key.privateKey)
  transaction.finalize()
  return (await fetch(`${url}/tx`, { method: 'POST', body: transaction.hex })).text()
}

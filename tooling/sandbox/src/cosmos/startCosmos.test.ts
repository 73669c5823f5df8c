import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import root from '../roster.json'
import type { CosmosSandbox } from '../types'
import { HUB, OSMOSIS } from './chains'
import { deriveKey } from './keys/deriveKey'
import roster from './roster.json'
import { startCosmos } from './startCosmos'
import { accountOf, balanceOf, call, query, transfer } from './testing/client'

const [first = '', second = ''] = roster.addresses
const FUNDS = 10_000_000_000n

let cosmos: CosmosSandbox
let url: string
beforeAll(async () => {
  cosmos = await startCosmos()
  url = cosmos.rpcUrls[HUB]!
})
afterAll(() => cosmos.stop())

async function prepare(amount: string, change: { readonly sequence?: bigint; readonly to?: string } = {}) {
  const key = await deriveKey(root.mnemonic, 0)
  const { accountNumber, sequence } = await accountOf(url, first)
  const { publicKey } = key
  const made = transfer({ from: first, to: second, amount, publicKey, accountNumber, sequence, ...change })
  return { key, ...made }
}

describe('a chain', () => {
  it('says who it is, and who has what', async () => {
    const { result } = await call(url, 'status')
    expect(result).toMatchObject({ node_info: { network: 'cosmoshub-4' }, sync_info: { catching_up: false } })
    expect(await balanceOf(url, first)).toBe(FUNDS)
    const onOsmosis = (await deriveKey(root.mnemonic, 0)).address('osmo')
    expect(await balanceOf(cosmos.rpcUrls[OSMOSIS]!, onOsmosis, 'uosmo')).toBe(FUNDS)
    expect(cosmos.wallets.quillon.addresses[0]).toBe(first)
  })

  it('applies a transfer that was signed in either form, and can be asked for it', async () => {
    const direct = await prepare('1000000')
    const signed = await (await direct.key.direct('cosmos')).signDirect(first, direct.direct)
    const { result } = await call(url, 'broadcast_tx_sync', { tx: direct.fromDirect(signed.signature) })
    expect(result).toMatchObject({ code: 0, hash: expect.stringMatching(/^[0-9A-F]{64}$/) })
    expect(await balanceOf(url, second)).toBe(FUNDS + 1_000_000n)
    expect(await balanceOf(url, first)).toBe(FUNDS - 1_000_000n - 2_000n)
    const found = await call(url, 'tx_search', { query: `tx.hash='${result.hash}'` })
    expect(found.result).toMatchObject({ total_count: '1', txs: [{ hash: result.hash, tx_result: { code: 0 } }] })

    const amino = await prepare('500000')
    const aminoSigned = await (await amino.key.amino('cosmos')).signAmino(first, amino.amino)
    const sent = await call(url, 'broadcast_tx_sync', { tx: amino.fromAmino(aminoSigned.signature) })
    expect(sent.result).toMatchObject({ code: 0 })
    expect(await balanceOf(url, second)).toBe(FUNDS + 1_500_000n)
  })

  it('refuses what was not signed, was signed before, or was signed as something else', async () => {
    const made = await prepare('1')
    const signed = await (await made.key.direct('cosmos')).signDirect(first, made.direct)
    const other = await prepare('2')
    const swapped = await call(url, 'broadcast_tx_sync', { tx: other.fromDirect(signed.signature) })
    expect(swapped.result).toMatchObject({ code: 4, codespace: 'sdk' })
    const asAmino = await call(url, 'broadcast_tx_sync', { tx: made.fromAmino(signed.signature) })
    expect(asAmino.result).toMatchObject({ code: 4 })
    const tx = made.fromDirect(signed.signature)
    expect((await call(url, 'broadcast_tx_sync', { tx })).result).toMatchObject({ code: 0 })
    expect((await call(url, 'broadcast_tx_sync', { tx })).result).toMatchObject({
      code: 32,
      log: expect.stringContaining('account sequence mismatch'),
    })
    expect((await call(url, 'broadcast_tx_sync', { tx: 'AAAA' })).result).toMatchObject({ code: 2 })
  })

  it('takes the fee of a transfer that cannot be paid, and moves nothing', async () => {
    const before = await balanceOf(url, first)
    const made = await prepare('99000000000')
    const signed = await (await made.key.direct('cosmos')).signDirect(first, made.direct)
    const { result } = await call(url, 'broadcast_tx_sync', { tx: made.fromDirect(signed.signature) })
    const found = await call(url, 'tx_search', { query: `tx.hash='${result.hash}'` })
    expect(found.result.txs).toMatchObject([
      { tx_result: { code: 5, log: expect.stringMatching(/insufficient funds/) } },
    ])
    expect(await balanceOf(url, first)).toBe(before - 2_000n)
  })

  it('keeps what happened, and is searched for it', async () => {
    const made = await prepare('1234')
    const signed = await (await made.key.direct('cosmos')).signDirect(first, made.direct)
    const sent = await call(url, 'broadcast_tx_sync', { tx: made.fromDirect(signed.signature) })
    const search = async (query: string, more: object = {}) => (await call(url, 'tx_search', { query, ...more })).result
    const { txs } = await search(`transfer.recipient='${second}'`, { order_by: 'desc', per_page: '1' })
    const [found] = txs as { hash: string; height: string; tx_result: { events: { type: string }[] } }[]
    expect(found?.hash).toBe(sent.result.hash)
    const moved = found?.tx_result.events.filter(({ type }) => type === 'transfer')
    expect(moved).toMatchObject([
      { attributes: [{}, { key: 'sender', value: first }, { key: 'amount', value: '2000uatom' }] },
      { attributes: [{ value: second }, { value: first }, { value: '1234uatom' }, { key: 'msg_index' }] },
    ])
    expect(await search(`transfer.recipient='${second}' AND tx.height<${found?.height}`)).not.toMatchObject({
      txs: expect.arrayContaining([expect.objectContaining({ hash: found?.hash })]),
    })
    expect((await call(url, 'tx_search', { query: 'nonsense' })).error).toMatchObject({ code: -32603 })
    const { result } = await call(url, 'blockchain', { minHeight: found?.height, maxHeight: found?.height })
    expect(result).toMatchObject({ block_metas: [{ header: { height: found?.height, time: expect.any(String) } }] })
  })

  it('answers as a node does where it has no answer', async () => {
    expect((await call(url, 'genesis')).error).toMatchObject({ code: -32601 })
    await expect(query(url, '/cosmos.gov.v1.Query/Proposals', new Uint8Array())).rejects.toThrow('unknown query path')
    await expect(accountOf(url, (await deriveKey(root.mnemonic, 10)).address('cosmos'))).rejects.toThrow(
      'code = NotFound',
    )
    await expect(balanceOf(url, (await deriveKey(root.mnemonic, 0)).address('osmo'))).rejects.toThrow(
      "expected 'cosmos'",
    )
    await expect(balanceOf(url, 'nobody')).rejects.toThrow('decoding bech32 failed')
  })
})

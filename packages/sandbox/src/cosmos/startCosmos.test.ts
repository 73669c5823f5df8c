import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import root from '../testAccounts.json'
import type { CosmosSandbox } from '../types'
import { COSMOS_HUB, OSMOSIS } from './chains'
import { deriveCosmosKey } from './keys/deriveCosmosKey'
import { startCosmos } from './startCosmos'
import testAccounts from './testAccounts.json'
import { callNode, createCosmosTransfer, getAccount, getBalance, queryState } from './testing/cosmosClient'

const [first = '', second = ''] = testAccounts.addresses
const FUNDS = 10_000_000_000n

let cosmos: CosmosSandbox
let url: string
beforeAll(async () => {
  cosmos = await startCosmos()
  url = cosmos.rpcUrls[COSMOS_HUB]!
})
afterAll(() => cosmos.stop())

async function prepare(amount: string, change: { readonly sequence?: bigint; readonly to?: string } = {}) {
  const key = await deriveCosmosKey(root.mnemonic, 0)
  const { accountNumber, sequence } = await getAccount(url, first)
  const { publicKey } = key
  const made = createCosmosTransfer({ from: first, to: second, amount, publicKey, accountNumber, sequence, ...change })
  return { key, ...made }
}

describe('a Cosmos chain', () => {
  it('returns its status and balances', async () => {
    const { result } = await callNode(url, 'status')
    expect(result).toMatchObject({ node_info: { network: 'cosmoshub-4' }, sync_info: { catching_up: false } })
    expect(await getBalance(url, first)).toBe(FUNDS)
    const onOsmosis = (await deriveCosmosKey(root.mnemonic, 0)).address('osmo')
    expect(await getBalance(cosmos.rpcUrls[OSMOSIS]!, onOsmosis, 'uosmo')).toBe(FUNDS)
    expect(cosmos.wallets.quillon.addresses[0]).toBe(first)
  })

  it('applies a transfer signed in either form, and finds it', async () => {
    const direct = await prepare('1000000')
    const signed = await (await direct.key.direct('cosmos')).signDirect(first, direct.direct)
    const { result } = await callNode(url, 'broadcast_tx_sync', { tx: direct.fromDirect(signed.signature) })
    expect(result).toMatchObject({ code: 0, hash: expect.stringMatching(/^[0-9A-F]{64}$/) })
    expect(await getBalance(url, second)).toBe(FUNDS + 1_000_000n)
    expect(await getBalance(url, first)).toBe(FUNDS - 1_000_000n - 2_000n)
    const found = await callNode(url, 'tx_search', { query: `tx.hash='${result.hash}'` })
    expect(found.result).toMatchObject({ total_count: '1', txs: [{ hash: result.hash, tx_result: { code: 0 } }] })

    const amino = await prepare('500000')
    const aminoSigned = await (await amino.key.amino('cosmos')).signAmino(first, amino.amino)
    const sent = await callNode(url, 'broadcast_tx_sync', { tx: amino.fromAmino(aminoSigned.signature) })
    expect(sent.result).toMatchObject({ code: 0 })
    expect(await getBalance(url, second)).toBe(FUNDS + 1_500_000n)
  })

  it('rejects an unsigned transaction, a replay, and a signature of another form', async () => {
    const made = await prepare('1')
    const signed = await (await made.key.direct('cosmos')).signDirect(first, made.direct)
    const other = await prepare('2')
    const swapped = await callNode(url, 'broadcast_tx_sync', { tx: other.fromDirect(signed.signature) })
    expect(swapped.result).toMatchObject({ code: 4, codespace: 'sdk' })
    const asAmino = await callNode(url, 'broadcast_tx_sync', { tx: made.fromAmino(signed.signature) })
    expect(asAmino.result).toMatchObject({ code: 4 })
    const tx = made.fromDirect(signed.signature)
    expect((await callNode(url, 'broadcast_tx_sync', { tx })).result).toMatchObject({ code: 0 })
    expect((await callNode(url, 'broadcast_tx_sync', { tx })).result).toMatchObject({
      code: 32,
      log: expect.stringContaining('account sequence mismatch'),
    })
    expect((await callNode(url, 'broadcast_tx_sync', { tx: 'AAAA' })).result).toMatchObject({ code: 2 })
  })

  it('charges the fee of an unpayable transfer, and moves nothing', async () => {
    const before = await getBalance(url, first)
    const made = await prepare('99000000000')
    const signed = await (await made.key.direct('cosmos')).signDirect(first, made.direct)
    const { result } = await callNode(url, 'broadcast_tx_sync', { tx: made.fromDirect(signed.signature) })
    const found = await callNode(url, 'tx_search', { query: `tx.hash='${result.hash}'` })
    expect(found.result.txs).toMatchObject([
      { tx_result: { code: 5, log: expect.stringMatching(/insufficient funds/) } },
    ])
    expect(await getBalance(url, first)).toBe(before - 2_000n)
  })

  it('stores its transactions, and searches them', async () => {
    const made = await prepare('1234')
    const signed = await (await made.key.direct('cosmos')).signDirect(first, made.direct)
    const sent = await callNode(url, 'broadcast_tx_sync', { tx: made.fromDirect(signed.signature) })
    const search = async (query: string, more: object = {}) =>
      (await callNode(url, 'tx_search', { query, ...more })).result
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
    expect((await callNode(url, 'tx_search', { query: 'nonsense' })).error).toMatchObject({ code: -32603 })
    const { result } = await callNode(url, 'blockchain', { minHeight: found?.height, maxHeight: found?.height })
    expect(result).toMatchObject({ block_metas: [{ header: { height: found?.height, time: expect.any(String) } }] })
  })

  it('returns a node’s errors for unknown requests', async () => {
    expect((await callNode(url, 'genesis')).error).toMatchObject({ code: -32601 })
    await expect(queryState(url, '/cosmos.gov.v1.Query/Proposals', new Uint8Array())).rejects.toThrow(
      'unknown query path',
    )
    await expect(getAccount(url, (await deriveCosmosKey(root.mnemonic, 10)).address('cosmos'))).rejects.toThrow(
      'code = NotFound',
    )
    await expect(getBalance(url, (await deriveCosmosKey(root.mnemonic, 0)).address('osmo'))).rejects.toThrow(
      "expected 'cosmos'",
    )
    await expect(getBalance(url, 'nobody')).rejects.toThrow('decoding bech32 failed')
  })
})

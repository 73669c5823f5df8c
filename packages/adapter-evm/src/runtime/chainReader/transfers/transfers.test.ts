import { type EvmSandbox, type SandboxNft, startEvm } from '@foyer/sandbox'
import contracts from '@foyer/sandbox/contracts.json'
import { decodeFunctionData, erc20Abi, type Hex, parseAbi, parseGwei } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { connectToSandbox, FIRST_ADDRESS, RECEIVER_ADDRESS, SECOND_ADDRESS } from '../../../testing/connectToSandbox.js'
import { listParams } from '../../../testing/createTestApp.js'
import { type NodeProxy, startNodeProxy } from '../../../testing/startNodeProxy.js'
import { waitForReceipt } from '../../../testing/waitForReceipt.js'

/** URL on which no node listens. */
const NOBODY = 'http://127.0.0.1:9'

let sandbox: EvmSandbox
const fronts: NodeProxy[] = []
beforeAll(async () => {
  sandbox = await startEvm({ chains: [1, 8453] })
})
afterEach(() => {
  for (const front of fronts.splice(0)) front.stop()
})
afterAll(() => sandbox.stop())

async function connectThrough(answers: Readonly<Record<string, () => unknown>>, chainId: 1 | 8453 = 1) {
  const front = await startNodeProxy(sandbox.rpcUrls[`eip155:${chainId}`] ?? '', answers)
  fronts.push(front)
  return { ...(await connectToSandbox(sandbox, chainId, front.url)), requested: front.requests }
}

describe('quoting a transfer', () => {
  it('returns three speeds on chains with a base fee, in one round of requests', async () => {
    const { transfers, transfer, requested, client } = await connectThrough({
      eth_feeHistory: () => ({
        oldestBlock: '0x1',
        baseFeePerGas: ['0x3b9aca00', '0x77359400', '0x77359400'],
        gasUsedRatio: [0.5, 0.5],
        reward: [
          ['0x1', '0x2', '0x3'],
          ['0x1', '0x2', '0x3'],
        ],
      }),
    })
    requested.splice(0)
    const quote = await transfers.quote(transfer)
    expect(requested.sort()).toEqual(['eth_call', 'eth_estimateGas', 'eth_feeHistory', 'eth_getBalance'])
    const base = parseGwei('2')
    expect(quote.fees).toEqual([
      { id: 'slow', amount: 21_000n * (base + 1n), most: 21_000n * ((base * 125n) / 100n + 1n) },
      { id: 'normal', amount: 21_000n * (base + 2n), most: 21_000n * ((base * 150n) / 100n + 2n) },
      { id: 'fast', amount: 21_000n * (base + 3n), most: 21_000n * (base * 2n + 3n) },
    ])
    const native = await client.getBalance({ address: FIRST_ADDRESS })
    expect(quote).toMatchObject({ balance: native, native, most: native - (quote.fees[1]?.most ?? 0n) })
    const fast = await transfers.quote({ ...transfer, feeId: 'fast' })
    expect(fast.most).toBe(native - (fast.fees[2]?.most ?? 0n))
  })

  const history = (base: string, reward: string) => ({
    eth_feeHistory: () => ({
      oldestBlock: '0x1',
      baseFeePerGas: [base, base],
      gasUsedRatio: [0.5],
      reward: [[reward, reward, reward]],
    }),
  })

  it('rejects an excessive gas price before prompting the wallet', async () => {
    for (const answers of [
      history('0x9184e72a000000', '0x1'),
      { eth_feeHistory: () => undefined, eth_gasPrice: () => '0x9184e72a000000' },
    ]) {
      const { transfers, transfer, connection, wallet } = await connectThrough(answers)
      const requested = wallet.script.log().length
      await expect(transfers.quote(transfer)).rejects.toMatchObject({ code: 'FEE_TOO_HIGH' })
      await expect(transfers.send(transfer, connection)).rejects.toMatchObject({ code: 'FEE_TOO_HIGH' })
      expect(wallet.script.log().length).toBe(requested)
    }
  })

  it('caps the tip, and rejects fees above half of the amount', async () => {
    // The base fee is 100 gwei, and the tip is lowered to 300 gwei.
    const { transfers, transfer } = await connectThrough(history('0x174876e800', '0x9184e72a000000'))
    const large = { ...transfer, amount: 10n ** 18n }
    expect((await transfers.quote(large)).fees[0]).toMatchObject({ amount: 21_000n * parseGwei('400') })
    const small = { ...transfer, amount: 10n ** 16n }
    await expect(transfers.quote(small)).rejects.toMatchObject({ code: 'FEE_TOO_HIGH' })
  })

  it('returns one price on chains without a base fee', async () => {
    const { transfers, transfer } = await connectThrough({
      eth_feeHistory: () => undefined,
      eth_gasPrice: () => '0x5',
    })
    expect((await transfers.quote(transfer)).fees).toEqual([{ id: 'normal', amount: 105_000n, most: 105_000n }])
  })

  it('includes the L1 fee on the OP stack', async () => {
    const { transfers, transfer, network } = await connectToSandbox(sandbox, 8453)
    const { fees, native, most } = await transfers.quote(transfer)
    const [, normal] = fees
    // The L1 fee covers more than 100 bytes at 2 gwei each.
    expect(normal?.amount).toBeGreaterThan(21_000n * parseGwei('1') + 100n * parseGwei('2'))
    expect(most).toBe(native - (normal?.most ?? 0n))
    expect(network.caipNetworkId).toBe('eip155:8453')
  })

  it('returns a maximum of zero below the fee', async () => {
    const { transfers, transfer, chain } = await connectToSandbox(sandbox, 1)
    const poor = '0x00000000000000000000000000000000000000b1'
    await chain.setBalance({ address: poor, value: 5n })
    const quote = await transfers.quote({ ...transfer, from: { address: poor, type: 'eoa' } })
    expect(quote).toMatchObject({ balance: 5n, most: 0n })
  })

  it('the maximum amount leaves enough for the fee', async () => {
    const { transfers, transfer, connection, client, chain } = await connectToSandbox(sandbox, 1)
    const to = '0x00000000000000000000000000000000000000b2'
    const before = await client.getBalance({ address: FIRST_ADDRESS })
    const { most } = await transfers.quote({ ...transfer, to })
    const { hash } = await transfers.send({ ...transfer, to, amount: most }, connection)
    await waitForReceipt(client, hash)
    expect(await client.getBalance({ address: to })).toBe(most)
    await chain.setBalance({ address: FIRST_ADDRESS, value: before })
  })
})

describe('simulating a transfer', () => {
  it('detects fees on transfer', async () => {
    const { transfers, transfer, toToken } = await connectToSandbox(sandbox, 1)
    const { toll } = sandbox.tokens
    const tried = await transfers.simulate({ ...transfer, token: toToken(toll) })
    const token = { address: toll.address, symbol: 'TOLL', decimals: 18 }
    expect(tried).toEqual({
      status: 'succeeds',
      approvals: [],
      changes: [
        { address: FIRST_ADDRESS, token, amount: -1_000n },
        { address: RECEIVER_ADDRESS, token, amount: 990n },
      ],
    })
  })

  it.each([
    ['takes more than is sent', 'GreedyCoin', { changes: [{ address: FIRST_ADDRESS, amount: -1_100n }] }],
    ['lets somebody take the rest', 'LooseCoin', { approvals: [{ address: FIRST_ADDRESS, kind: 'token' }] }],
  ] as const)('reports a token that %s', async (_, kind, said) => {
    const { transfers, transfer, toToken, chain } = await connectToSandbox(sandbox, 1)
    const { pilot } = sandbox.tokens
    await chain.setCode({ address: pilot.address, bytecode: contracts[kind] as Hex })
    const tried = await transfers.simulate({ ...transfer, token: toToken(pilot) })
    await chain.setCode({ address: pilot.address, bytecode: contracts.Coin as Hex })
    expect(tried).toMatchObject({ status: 'succeeds' })
    for (const [name, [expected]] of Object.entries(said)) {
      expect(tried).toMatchObject({ [name]: expect.arrayContaining([expect.objectContaining(expected)]) })
    }
  })

  it('distrusts a node that returns no logs', async () => {
    const fine = { status: '0x1', returnData: '0x', gasUsed: '0x5208' }
    const { transfers, transfer, toToken } = await connectThrough({
      eth_simulateV1: () => [{ number: '0x1', timestamp: '0x1', transactions: [], calls: [fine] }],
    })
    expect(await transfers.simulate({ ...transfer, token: toToken(sandbox.tokens.dollar) })).toEqual({
      status: 'unknown',
    })
  })

  it('accepts early tokens that return nothing', async () => {
    const { transfers, transfer, toToken } = await connectToSandbox(sandbox, 1)
    const tried = await transfers.simulate({ ...transfer, token: toToken(sandbox.tokens.rope) })
    expect(tried).toMatchObject({ status: 'succeeds' })
  })

  it('reports no change for a transfer to oneself', async () => {
    const { transfers, transfer } = await connectToSandbox(sandbox, 1)
    expect(await transfers.simulate({ ...transfer, to: FIRST_ADDRESS })).toEqual({
      status: 'succeeds',
      changes: [],
      approvals: [],
    })
  })

  it('reports failure only if the node cannot simulate', async () => {
    const { transfers, transfer, toToken } = await connectThrough({ eth_simulateV1: () => undefined })
    const token = toToken(sandbox.tokens.dollar)
    expect(await transfers.simulate({ ...transfer, token })).toEqual({ status: 'unknown' })
    expect(await transfers.simulate({ ...transfer, token, amount: 10n ** 30n })).toMatchObject({ status: 'fails' })
  })

  it('fails if a token returns false', async () => {
    const no = { returnData: `0x${'0'.repeat(64)}`, logs: [], gasUsed: '0x1', status: '0x1' }
    const { transfers, transfer, toToken } = await connectThrough({
      eth_simulateV1: () => [{ number: '0x1', timestamp: '0x1', transactions: [], calls: [no] }],
    })
    const token = toToken(sandbox.tokens.dollar)
    expect(await transfers.simulate({ ...transfer, token })).toEqual({ status: 'fails' })
  })
})

describe('sending', () => {
  it('S4.083 sends coins as a wallet transaction at the selected fee', async () => {
    const { transfers, transfer, connection, wallet, client } = await connectToSandbox(sandbox, 1)
    const before = await client.getBalance({ address: RECEIVER_ADDRESS })
    const nonce = await client.getTransactionCount({ address: FIRST_ADDRESS })
    const sent = await transfers.send({ ...transfer, feeId: 'fast' }, connection)
    expect(sent.nonce).toBe(nonce)
    const [[request]] = listParams(wallet, 'eth_sendTransaction') as [[Record<string, Hex>]]
    expect(request).toMatchObject({ from: FIRST_ADDRESS, to: RECEIVER_ADDRESS, value: '0x3e8', gas: '0x5208' })
    expect(request.data).toBeUndefined()
    expect(BigInt(request.maxFeePerGas ?? '0x0')).toBeGreaterThan(parseGwei('1'))
    await waitForReceipt(client, sent.hash)
    expect((await client.getBalance({ address: RECEIVER_ADDRESS })) - before).toBe(1_000n)
  })

  it('S4.084 sends a token as a call of its contract’s transfer', async () => {
    const { transfers, transfer, connection, wallet, client, toToken } = await connectToSandbox(sandbox, 1)
    const { address } = sandbox.tokens.dollar
    const { hash } = await transfers.send({ ...transfer, token: toToken(sandbox.tokens.dollar) }, connection)
    const [[request]] = listParams(wallet, 'eth_sendTransaction') as [[Record<string, Hex>]]
    expect(request).toMatchObject({ to: address, value: '0x0' })
    expect(decodeFunctionData({ abi: erc20Abi, data: request.data ?? '0x' })).toEqual({
      functionName: 'transfer',
      args: [RECEIVER_ADDRESS, 1_000n],
    })
    expect((await waitForReceipt(client, hash)).status).toBe('success')
  })

  it('does not prompt a wallet on another network', async () => {
    const { transfers, transfer, connection, wallet } = await connectToSandbox(sandbox, 1)
    const sending = transfers.send(transfer, connection)
    wallet.script.switchChain(8453)
    await expect(sending).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
    expect(listParams(wallet, 'eth_sendTransaction')).toEqual([])
  })

  it('leaves a request without a node’s answer to the wallet', async () => {
    const refuse = () => undefined
    const { transfers, transfer, connection, wallet } = await connectThrough({
      eth_getTransactionCount: refuse,
      eth_estimateGas: refuse,
    })
    const { nonce } = await transfers.send(transfer, connection)
    expect(nonce).toBeUndefined()
    const [[request]] = listParams(wallet, 'eth_sendTransaction') as [[Record<string, Hex>]]
    expect(Object.keys(request).sort()).toEqual(['chainId', 'from', 'to', 'value'])
  })
})

describe('NFTs', () => {
  const unique = { standard: 'erc721', tokenId: '1' } as const
  const several = { standard: 'erc1155', tokenId: '7' } as const
  const tokenOf = ({ address, symbol, collection }: SandboxNft) => ({
    ...({ caipNetworkId: 'eip155:1', address, symbol, name: collection, decimals: 0 } as const),
  })
  const light = () => tokenOf(sandbox.nfts.light)
  const pass = () => tokenOf(sandbox.nfts.pass)

  it('have a balance by contract', async () => {
    const { transfers, transfer } = await connectToSandbox(sandbox, 1)
    expect(await transfers.quote({ ...transfer, token: light(), nft: unique, amount: 1n })).toMatchObject({
      balance: 1n,
      most: 1n,
    })
    const nobodys = { ...unique, tokenId: '999999' }
    const others = { ...unique, tokenId: '2' }
    for (const nft of [nobodys, others]) {
      expect(await transfers.quote({ ...transfer, token: light(), nft, amount: 1n })).toMatchObject({ balance: 0n })
    }
    expect(await transfers.quote({ ...transfer, token: pass(), nft: several, amount: 0n })).toMatchObject({
      balance: sandbox.nfts.pass.amount,
    })
  })

  it('are simulated with their token id', async () => {
    const { transfers, transfer } = await connectToSandbox(sandbox, 1)
    const tried = await transfers.simulate({ ...transfer, token: pass(), nft: several, amount: 2n })
    const token = { address: pass().address, symbol: 'PASS', decimals: 0, tokenId: '7' }
    expect(tried).toEqual({
      status: 'succeeds',
      approvals: [],
      changes: [
        { address: FIRST_ADDRESS, token, amount: -2n },
        { address: RECEIVER_ADDRESS, token, amount: 2n },
      ],
    })
    // A contract that cannot receive NFTs would keep them forever.
    const to = sandbox.tokens.dollar.address
    for (const [name, nft] of [[light(), unique] as const, [pass(), several] as const]) {
      expect(await transfers.simulate({ ...transfer, to, token: name, nft, amount: 1n })).toMatchObject({
        status: 'fails',
      })
    }
  })

  it('are sent by safeTransferFrom, with an amount for ERC-1155', async () => {
    const { transfers, transfer, connection, wallet, client } = await connectToSandbox(sandbox, 1)
    await waitForReceipt(
      client,
      (await transfers.send({ ...transfer, token: light(), nft: unique, amount: 1n }, connection)).hash,
    )
    await waitForReceipt(
      client,
      (await transfers.send({ ...transfer, token: pass(), nft: several, amount: 3n }, connection)).hash,
    )
    const abi = parseAbi([
      'function safeTransferFrom(address, address, uint256)',
      'function safeTransferFrom(address, address, uint256, uint256, bytes)',
      'function ownerOf(uint256) view returns (address)',
      'function balanceOf(address, uint256) view returns (uint256)',
    ])
    const sent = listParams(wallet, 'eth_sendTransaction') as [Record<string, Hex>][]
    expect(sent.map(([{ data = '0x', to, value }]) => [to, value, decodeFunctionData({ abi, data }).args])).toEqual([
      [light().address, '0x0', [FIRST_ADDRESS, RECEIVER_ADDRESS, 1n]],
      [pass().address, '0x0', [FIRST_ADDRESS, RECEIVER_ADDRESS, 7n, 3n, '0x']],
    ])
    const { address } = light()
    expect(await client.readContract({ abi, address, functionName: 'ownerOf', args: [1n] })).toBe(RECEIVER_ADDRESS)
    const held = { abi, address: pass().address, functionName: 'balanceOf' } as const
    expect(await client.readContract({ ...held, args: [RECEIVER_ADDRESS, 7n] })).toBe(3n)
  })

  it('are rejected for another chain’s standard', async () => {
    const { transfers, transfer, connection, wallet } = await connectToSandbox(sandbox, 1)
    const strange = { ...transfer, token: light(), nft: { standard: 'spl' } as const, amount: 1n }
    await expect(transfers.send(strange, connection)).rejects.toMatchObject({
      ...{ code: 'METHOD_UNSUPPORTED', context: { method: 'sendNft', standard: 'spl' } },
    })
    expect(await transfers.simulate(strange)).toEqual({ status: 'unknown' })
    expect(listParams(wallet, 'eth_sendTransaction')).toEqual([])
  })
})

describe('the state of a transaction', () => {
  it('is pending until mined, then has fee and time', async () => {
    const { transfers, transfer, connection, chain, client, network } = await connectToSandbox(sandbox, 1)
    await chain.setAutomine(false)
    const { hash, nonce } = await transfers.send(transfer, connection)
    const query = { hash, nonce, address: FIRST_ADDRESS, network }
    expect(await transfers.state(query)).toEqual({ status: 'pending', nonce })
    await chain.mine({ blocks: 1 })
    await chain.setAutomine(true)
    const { gasUsed, effectiveGasPrice, blockHash } = await client.getTransactionReceipt({ hash: hash as Hex })
    const { timestamp } = await client.getBlock({ blockHash })
    expect(await transfers.state(query)).toEqual({
      status: 'confirmed',
      nonce,
      fee: gasUsed * effectiveGasPrice,
      at: Number(timestamp) * 1000,
    })
  })

  it('can be read from one node, which is named', async () => {
    const liar = await connectThrough({ eth_getTransactionReceipt: () => null, eth_getTransactionByHash: () => null })
    const { transfers, transfer, connection, client, network } = liar
    const { hash, nonce } = await transfers.send(transfer, connection)
    await waitForReceipt(client, hash)
    const query = { hash, nonce, address: FIRST_ADDRESS, network }
    const node = sandbox.rpcUrls['eip155:1'] ?? ''
    expect(await transfers.state({ ...query, node })).toMatchObject({ status: 'confirmed', nonce, source: node })
    expect((await transfers.state(query)).status).not.toBe('confirmed')
    await expect(transfers.state({ ...query, node: NOBODY })).rejects.toMatchObject({ code: 'OFFLINE' })
  })

  it('is not the account’s if another account sent it', async () => {
    const { transfers, transfer, connection, chain, client, network } = await connectToSandbox(sandbox, 1)
    await chain.setAutomine(false)
    const { hash, nonce } = await transfers.send(transfer, connection)
    expect(await transfers.state({ hash, nonce: 7, address: SECOND_ADDRESS, network })).toEqual({
      ...{ status: 'pending', nonce: 7 },
    })
    await chain.mine({ blocks: 1 })
    await chain.setAutomine(true)
    await waitForReceipt(client, hash)
    expect(await transfers.state({ hash, nonce: 7, address: SECOND_ADDRESS, network })).toEqual({
      ...{ status: 'pending', nonce: 7, conflict: 'sender' },
    })
    expect(await transfers.state({ hash, nonce, address: FIRST_ADDRESS, network })).toMatchObject({
      status: 'confirmed',
    })
  })

  it('is failed if the contract reverted', async () => {
    const { transfers, connection, client, network } = await connectToSandbox(sandbox, 1)
    const { address } = sandbox.tokens.wreck
    const data = `0x70a08231${'0'.repeat(64)}`
    const sent = await connection.sendTransaction?.({
      account: connection.accounts[0],
      transaction: { to: address, data, gas: 100_000n },
    })
    const query = { hash: sent?.hash ?? '', address: FIRST_ADDRESS, network }
    await waitForReceipt(client, query.hash)
    expect(await transfers.state(query)).toMatchObject({ status: 'failed' })
  })

  it.each(['faster', 'cancel'] as const)('is replaced if another transaction took its nonce: %s', async (how) => {
    const { transfers, transfer, connection, chain, client, network, wallet } = await connectToSandbox(sandbox, 1)
    await chain.setAutomine(false)
    const before = await client.getBalance({ address: RECEIVER_ADDRESS })
    const { hash, nonce } = await transfers.send(transfer, connection)
    const other = await transfers.replace?.({ hash, how, from: connection.accounts[0], network }, connection)
    expect(other?.nonce).toBe(nonce)
    await chain.mine({ blocks: 1 })
    await chain.setAutomine(true)
    const query = { nonce, address: FIRST_ADDRESS, network }
    expect(await transfers.state({ ...query, hash })).toEqual({ status: 'replaced', nonce, replacedBy: other?.hash })
    expect(await transfers.state({ ...query, hash: other?.hash ?? '' })).toMatchObject({ status: 'confirmed' })
    const arrived = (await client.getBalance({ address: RECEIVER_ADDRESS })) - before
    expect(arrived).toBe(how === 'faster' ? 1_000n : 0n)
    const [one, two] = listParams(wallet, 'eth_sendTransaction').map((each) => (each as [Record<string, Hex>])[0])
    for (const name of ['maxFeePerGas', 'maxPriorityFeePerGas']) {
      expect(BigInt(two?.[name] ?? '0x0') * 8n).toBeGreaterThanOrEqual(BigInt(one?.[name] ?? '0x0') * 9n)
    }
  })

  it('allows no replacement once mined', async () => {
    const { transfers, transfer, connection, client, network } = await connectToSandbox(sandbox, 1)
    const { hash } = await transfers.send(transfer, connection)
    await waitForReceipt(client, hash)
    const replacing = transfers.replace?.({ hash, how: 'faster', from: connection.accounts[0], network }, connection)
    await expect(replacing).rejects.toMatchObject({ code: 'RPC_INVALID_PARAMS' })
  })

  it('is dropped after ten minutes of chain time with a free nonce', async () => {
    const { transfers, transfer, connection, chain, network } = await connectToSandbox(sandbox, 1)
    await chain.setAutomine(false)
    const { hash, nonce } = await transfers.send(transfer, connection)
    const query = { hash, nonce, address: FIRST_ADDRESS, network }
    await chain.dropTransaction({ hash: hash as Hex })
    expect(await transfers.state(query)).toEqual({ status: 'pending', nonce })
    await chain.mine({ blocks: 2, interval: 200 })
    expect(await transfers.state(query)).toEqual({ status: 'pending', nonce })
    await chain.mine({ blocks: 3, interval: 250 })
    await chain.setAutomine(true)
    expect(await transfers.state(query)).toEqual({ status: 'dropped', nonce })
  })
})

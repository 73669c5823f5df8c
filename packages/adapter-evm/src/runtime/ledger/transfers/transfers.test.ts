import { type Sandbox, type SandboxNft, startSandbox } from '@foyer/sandbox'
import { decodeFunctionData, erc20Abi, type Hex, parseAbi, parseGwei } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { connectToSandbox, FIRST, RECEIVER } from '../../../testing/connectToSandbox.js'
import { paramsOf } from '../../../testing/createPage.js'
import { mined } from '../../../testing/mined.js'
import { type Front, startFront } from '../../../testing/startFront.js'

let sandbox: Sandbox
const fronts: Front[] = []
beforeAll(async () => {
  sandbox = await startSandbox({ chains: [1, 8453] })
})
afterEach(() => {
  for (const front of fronts.splice(0)) front.stop()
})
afterAll(() => sandbox.stop())

/** A page whose node does not know, or answers otherwise, what is named. */
async function connectThrough(answers: Readonly<Record<string, () => unknown>>, chainId: 1 | 8453 = 1) {
  const front = await startFront(sandbox.rpcUrls[`eip155:${chainId}`] ?? '', answers)
  fronts.push(front)
  return { ...(await connectToSandbox(sandbox, chainId, front.url)), asked: front.asked }
}

describe('what a transfer takes', () => {
  it('has three speeds where the chain has a base fee, and reads them in one round', async () => {
    const { transfers, transfer, asked, client } = await connectThrough({
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
    asked.splice(0)
    const quote = await transfers.quote(transfer)
    expect(asked.sort()).toEqual(['eth_call', 'eth_estimateGas', 'eth_feeHistory', 'eth_getBalance'])
    const base = parseGwei('2')
    expect(quote.fees).toEqual([
      { id: 'slow', amount: 21_000n * (base + 1n), most: 21_000n * ((base * 125n) / 100n + 1n) },
      { id: 'normal', amount: 21_000n * (base + 2n), most: 21_000n * ((base * 150n) / 100n + 2n) },
      { id: 'fast', amount: 21_000n * (base + 3n), most: 21_000n * (base * 2n + 3n) },
    ])
    const native = await client.getBalance({ address: FIRST })
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

  it('a node that wants more for gas than anybody pays is refused before the wallet is asked', async () => {
    for (const answers of [
      history('0x9184e72a000000', '0x1'),
      { eth_feeHistory: () => undefined, eth_gasPrice: () => '0x9184e72a000000' },
    ]) {
      const { transfers, transfer, connection, wallet } = await connectThrough(answers)
      const asked = wallet.script.log().length
      await expect(transfers.quote(transfer)).rejects.toMatchObject({ code: 'FEE_TOO_HIGH' })
      await expect(transfers.send(transfer, connection)).rejects.toMatchObject({ code: 'FEE_TOO_HIGH' })
      expect(wallet.script.log().length).toBe(asked)
    }
  })

  it('a node cannot have much paid to whoever makes the block, nor more than half of what is sent', async () => {
    // 300 gwei, of a base of 100.
    const { transfers, transfer } = await connectThrough(history('0x174876e800', '0x9184e72a000000'))
    const large = { ...transfer, amount: 10n ** 18n }
    expect((await transfers.quote(large)).fees[0]).toMatchObject({ amount: 21_000n * parseGwei('400') })
    const small = { ...transfer, amount: 10n ** 16n }
    await expect(transfers.quote(small)).rejects.toMatchObject({ code: 'FEE_TOO_HIGH' })
  })

  it('has one price where the chain has none', async () => {
    const { transfers, transfer } = await connectThrough({
      eth_feeHistory: () => undefined,
      eth_gasPrice: () => '0x5',
    })
    expect((await transfers.quote(transfer)).fees).toEqual([{ id: 'normal', amount: 105_000n, most: 105_000n }])
  })

  it('has what L1 takes in it on the OP stack', async () => {
    const { transfers, transfer, network } = await connectToSandbox(sandbox, 8453)
    const { fees, native, most } = await transfers.quote(transfer)
    const [, normal] = fees
    // More than a hundred bytes, at 2 gwei each.
    expect(normal?.amount).toBeGreaterThan(21_000n * parseGwei('1') + 100n * parseGwei('2'))
    expect(most).toBe(native - (normal?.most ?? 0n))
    expect(network.caipNetworkId).toBe('eip155:8453')
  })

  it('says that nothing can be sent by who has less than the fee', async () => {
    const { transfers, transfer, chain } = await connectToSandbox(sandbox, 1)
    const poor = '0x00000000000000000000000000000000000000b1'
    await chain.setBalance({ address: poor, value: 5n })
    const quote = await transfers.quote({ ...transfer, from: { address: poor, type: 'eoa' } })
    expect(quote).toMatchObject({ balance: 5n, most: 0n })
  })

  it('sends the most, and the fee still fits', async () => {
    const { transfers, transfer, connection, client, chain } = await connectToSandbox(sandbox, 1)
    const to = '0x00000000000000000000000000000000000000b2'
    const before = await client.getBalance({ address: FIRST })
    const { most } = await transfers.quote({ ...transfer, to })
    const { hash } = await transfers.send({ ...transfer, to, amount: most }, connection)
    await mined(client, hash)
    expect(await client.getBalance({ address: to })).toBe(most)
    await chain.setBalance({ address: FIRST, value: before })
  })
})

describe('what a transfer would do', () => {
  it('tells a token that keeps a part from one that does not', async () => {
    const { transfers, transfer, toToken } = await connectToSandbox(sandbox, 1)
    const { toll } = sandbox.tokens
    const tried = await transfers.simulate({ ...transfer, token: toToken(toll) })
    const token = { address: toll.address, symbol: 'TOLL', decimals: 18 }
    expect(tried).toEqual({
      status: 'succeeds',
      changes: [
        { address: FIRST, token, amount: -1_000n },
        { address: RECEIVER, token, amount: 990n },
      ],
    })
  })

  it('takes a first token’s answer of nothing for a yes', async () => {
    const { transfers, transfer, toToken } = await connectToSandbox(sandbox, 1)
    const tried = await transfers.simulate({ ...transfer, token: toToken(sandbox.tokens.rope) })
    expect(tried).toMatchObject({ status: 'succeeds' })
  })

  it('changes nothing for who sends to themselves', async () => {
    const { transfers, transfer } = await connectToSandbox(sandbox, 1)
    expect(await transfers.simulate({ ...transfer, to: FIRST })).toEqual({ status: 'succeeds', changes: [] })
  })

  it('says only whether it fails where the node cannot simulate', async () => {
    const { transfers, transfer, toToken } = await connectThrough({ eth_simulateV1: () => undefined })
    const token = toToken(sandbox.tokens.dollar)
    expect(await transfers.simulate({ ...transfer, token })).toEqual({ status: 'unknown' })
    expect(await transfers.simulate({ ...transfer, token, amount: 10n ** 30n })).toMatchObject({ status: 'fails' })
  })

  it('says that it fails where a token answers no', async () => {
    const no = { returnData: `0x${'0'.repeat(64)}`, logs: [], gasUsed: '0x1', status: '0x1' }
    const { transfers, transfer, toToken } = await connectThrough({
      eth_simulateV1: () => [{ number: '0x1', timestamp: '0x1', transactions: [], calls: [no] }],
    })
    const token = toToken(sandbox.tokens.dollar)
    expect(await transfers.simulate({ ...transfer, token })).toEqual({ status: 'fails' })
  })
})

describe('sending', () => {
  it('S4.083 sends coins as a transaction of the wallet, at the fee that was chosen', async () => {
    const { transfers, transfer, connection, wallet, client } = await connectToSandbox(sandbox, 1)
    const before = await client.getBalance({ address: RECEIVER })
    const nonce = await client.getTransactionCount({ address: FIRST })
    const sent = await transfers.send({ ...transfer, feeId: 'fast' }, connection)
    expect(sent.nonce).toBe(nonce)
    const [[request]] = paramsOf(wallet, 'eth_sendTransaction') as [[Record<string, Hex>]]
    expect(request).toMatchObject({ from: FIRST, to: RECEIVER, value: '0x3e8', gas: '0x5208' })
    expect(request.data).toBeUndefined()
    expect(BigInt(request.maxFeePerGas ?? '0x0')).toBeGreaterThan(parseGwei('1'))
    await mined(client, sent.hash)
    expect((await client.getBalance({ address: RECEIVER })) - before).toBe(1_000n)
  })

  it('S4.084 sends a token as a call of its contract’s transfer', async () => {
    const { transfers, transfer, connection, wallet, client, toToken } = await connectToSandbox(sandbox, 1)
    const { address } = sandbox.tokens.dollar
    const { hash } = await transfers.send({ ...transfer, token: toToken(sandbox.tokens.dollar) }, connection)
    const [[request]] = paramsOf(wallet, 'eth_sendTransaction') as [[Record<string, Hex>]]
    expect(request).toMatchObject({ to: address, value: '0x0' })
    expect(decodeFunctionData({ abi: erc20Abi, data: request.data ?? '0x' })).toEqual({
      functionName: 'transfer',
      args: [RECEIVER, 1_000n],
    })
    expect((await mined(client, hash)).status).toBe('success')
  })

  it('asks the wallet nothing when it has gone to another network', async () => {
    const { transfers, transfer, connection, wallet } = await connectToSandbox(sandbox, 1)
    const sending = transfers.send(transfer, connection)
    wallet.script.switchChain(8453)
    await expect(sending).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
    expect(paramsOf(wallet, 'eth_sendTransaction')).toEqual([])
  })

  it('leaves to the wallet what no node says', async () => {
    const refuse = () => undefined
    const { transfers, transfer, connection, wallet } = await connectThrough({
      eth_getTransactionCount: refuse,
      eth_estimateGas: refuse,
    })
    const { nonce } = await transfers.send(transfer, connection)
    expect(nonce).toBeUndefined()
    const [[request]] = paramsOf(wallet, 'eth_sendTransaction') as [[Record<string, Hex>]]
    expect(Object.keys(request).sort()).toEqual(['chainId', 'from', 'to', 'value'])
  })
})

describe('things that are one of many of their contract', () => {
  const unique = { standard: 'erc721', tokenId: '1' } as const
  const several = { standard: 'erc1155', tokenId: '7' } as const
  const tokenOf = ({ address, symbol, collection }: SandboxNft) => ({
    ...({ caipNetworkId: 'eip155:1', address, symbol, name: collection, decimals: 0 } as const),
  })
  const light = () => tokenOf(sandbox.nfts.light)
  const pass = () => tokenOf(sandbox.nfts.pass)

  it('are counted by their contract', async () => {
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

  it('are tried out, and which one changes hands is said', async () => {
    const { transfers, transfer } = await connectToSandbox(sandbox, 1)
    const tried = await transfers.simulate({ ...transfer, token: pass(), nft: several, amount: 2n })
    const token = { address: pass().address, symbol: 'PASS', decimals: 0, tokenId: '7' }
    expect(tried).toEqual({
      status: 'succeeds',
      changes: [
        { address: FIRST, token, amount: -2n },
        { address: RECEIVER, token, amount: 2n },
      ],
    })
    // What takes no such things would keep them for good.
    const to = sandbox.tokens.dollar.address
    for (const [what, nft] of [[light(), unique] as const, [pass(), several] as const]) {
      expect(await transfers.simulate({ ...transfer, to, token: what, nft, amount: 1n })).toMatchObject({
        status: 'fails',
      })
    }
  })

  it('go out by safeTransferFrom, with what an ERC-1155 contract counts', async () => {
    const { transfers, transfer, connection, wallet, client } = await connectToSandbox(sandbox, 1)
    await mined(
      client,
      (await transfers.send({ ...transfer, token: light(), nft: unique, amount: 1n }, connection)).hash,
    )
    await mined(
      client,
      (await transfers.send({ ...transfer, token: pass(), nft: several, amount: 3n }, connection)).hash,
    )
    const abi = parseAbi([
      'function safeTransferFrom(address, address, uint256)',
      'function safeTransferFrom(address, address, uint256, uint256, bytes)',
      'function ownerOf(uint256) view returns (address)',
      'function balanceOf(address, uint256) view returns (uint256)',
    ])
    const sent = paramsOf(wallet, 'eth_sendTransaction') as [Record<string, Hex>][]
    expect(sent.map(([{ data = '0x', to, value }]) => [to, value, decodeFunctionData({ abi, data }).args])).toEqual([
      [light().address, '0x0', [FIRST, RECEIVER, 1n]],
      [pass().address, '0x0', [FIRST, RECEIVER, 7n, 3n, '0x']],
    ])
    const { address } = light()
    expect(await client.readContract({ abi, address, functionName: 'ownerOf', args: [1n] })).toBe(RECEIVER)
    const held = { abi, address: pass().address, functionName: 'balanceOf' } as const
    expect(await client.readContract({ ...held, args: [RECEIVER, 7n] })).toBe(3n)
  })

  it('are refused where they are of a kind that this chain does not have', async () => {
    const { transfers, transfer, connection, wallet } = await connectToSandbox(sandbox, 1)
    const strange = { ...transfer, token: light(), nft: { standard: 'spl' } as const, amount: 1n }
    await expect(transfers.send(strange, connection)).rejects.toMatchObject({ code: 'ACT_UNSUPPORTED' })
    expect(await transfers.simulate(strange)).toEqual({ status: 'unknown' })
    expect(paramsOf(wallet, 'eth_sendTransaction')).toEqual([])
  })
})

describe('where a transaction stands', () => {
  it('is pending until it is in a block, and then what it paid and when', async () => {
    const { transfers, transfer, connection, chain, client, network } = await connectToSandbox(sandbox, 1)
    await chain.setAutomine(false)
    const { hash, nonce } = await transfers.send(transfer, connection)
    const query = { hash, nonce, address: FIRST, network }
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

  it('has failed where the contract said no', async () => {
    const { transfers, connection, client, network } = await connectToSandbox(sandbox, 1)
    const { address } = sandbox.tokens.wreck
    const data = `0x70a08231${'0'.repeat(64)}`
    const sent = await connection.sendTransaction?.({
      account: connection.accounts[0],
      transaction: { to: address, data, gas: 100_000n },
    })
    const query = { hash: sent?.hash ?? '', address: FIRST, network }
    await mined(client, query.hash)
    expect(await transfers.state(query)).toMatchObject({ status: 'failed' })
  })

  it.each(['faster', 'cancel'] as const)('is replaced when another one took its nonce: %s', async (how) => {
    const { transfers, transfer, connection, chain, client, network, wallet } = await connectToSandbox(sandbox, 1)
    await chain.setAutomine(false)
    const before = await client.getBalance({ address: RECEIVER })
    const { hash, nonce } = await transfers.send(transfer, connection)
    const other = await transfers.replace?.({ hash, how, from: connection.accounts[0], network }, connection)
    expect(other?.nonce).toBe(nonce)
    await chain.mine({ blocks: 1 })
    await chain.setAutomine(true)
    const query = { nonce, address: FIRST, network }
    expect(await transfers.state({ ...query, hash })).toEqual({ status: 'replaced', nonce, replacedBy: other?.hash })
    expect(await transfers.state({ ...query, hash: other?.hash ?? '' })).toMatchObject({ status: 'confirmed' })
    const arrived = (await client.getBalance({ address: RECEIVER })) - before
    expect(arrived).toBe(how === 'faster' ? 1_000n : 0n)
    const [one, two] = paramsOf(wallet, 'eth_sendTransaction').map((each) => (each as [Record<string, Hex>])[0])
    for (const name of ['maxFeePerGas', 'maxPriorityFeePerGas']) {
      expect(BigInt(two?.[name] ?? '0x0') * 8n).toBeGreaterThanOrEqual(BigInt(one?.[name] ?? '0x0') * 9n)
    }
  })

  it('cannot be replaced once it is in a block', async () => {
    const { transfers, transfer, connection, client, network } = await connectToSandbox(sandbox, 1)
    const { hash } = await transfers.send(transfer, connection)
    await mined(client, hash)
    const replacing = transfers.replace?.({ hash, how: 'faster', from: connection.accounts[0], network }, connection)
    await expect(replacing).rejects.toMatchObject({ code: 'RPC_INVALID_PARAMS' })
  })

  it('is dropped when nobody has heard of it for ten minutes of the chain, and its nonce is free', async () => {
    const { transfers, transfer, connection, chain, network } = await connectToSandbox(sandbox, 1)
    await chain.setAutomine(false)
    const { hash, nonce } = await transfers.send(transfer, connection)
    const query = { hash, nonce, address: FIRST, network }
    await chain.dropTransaction({ hash: hash as Hex })
    expect(await transfers.state(query)).toEqual({ status: 'pending', nonce })
    await chain.mine({ blocks: 2, interval: 200 })
    expect(await transfers.state(query)).toEqual({ status: 'pending', nonce })
    await chain.mine({ blocks: 3, interval: 250 })
    await chain.setAutomine(true)
    expect(await transfers.state(query)).toEqual({ status: 'dropped', nonce })
  })
})

import { Verifier } from 'bip322-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BITCOIN_MAINNET, BITCOIN_TESTNET } from '../../bitcoin/networks'
import { startBitcoin } from '../../bitcoin/startBitcoin'
import testAccounts from '../../testAccounts.json'
import { createBip122Signer } from './bip122'

let bitcoin: Awaited<ReturnType<typeof startBitcoin>>
beforeAll(async () => {
  bitcoin = await startBitcoin()
})
afterAll(() => bitcoin.stop())

const create = () => createBip122Signer({ mnemonic: testAccounts.mnemonic, indexes: [9, 10], rpcUrls: bitcoin.rpcUrls })

it('the phone on Bitcoin has two accounts in the format of each network', () => {
  const signer = create()
  const [first = '', second = ''] = signer.accounts()
  expect(signer.chains).toEqual([BITCOIN_MAINNET, BITCOIN_TESTNET])
  expect([first, second].map((each) => each.slice(0, 4))).toEqual(['bc1q', 'bc1q'])
  expect(signer.accountOn?.(first, BITCOIN_TESTNET)).toMatch(/^tb1q/)
  signer.select(1)
  expect(signer.accounts()).toEqual([second, first])
  expect(signer.accountsEvent?.(BITCOIN_MAINNET)).toMatchObject({
    name: 'bip122_addressesChanged',
    data: [{ address: second, intention: 'payment' }, { intention: 'ordinal' }],
  })
})

it('the phone on Bitcoin signs messages in both formats as hex, for every address', async () => {
  const signer = create()
  const [account = ''] = signer.accounts()
  const addresses = (await signer.sign({
    chainId: BITCOIN_MAINNET,
    method: 'getAccountAddresses',
    params: { account },
  })) as { address: string; intention: string }[]
  const [payment, ordinals] = addresses.map(({ address }) => address)
  for (const [address, protocol] of [
    [payment, 'ecdsa'],
    [payment, 'bip322'],
    [ordinals, 'bip322'],
  ] as const) {
    const params = { account, address, message: 'hello', protocol }
    const { signature } = (await signer.sign({ chainId: BITCOIN_MAINNET, method: 'signMessage', params })) as {
      signature: string
    }
    expect(signature).toMatch(/^[0-9a-f]+$/)
    expect(Verifier.verifySignature(address ?? '', 'hello', Buffer.from(signature, 'hex').toString('base64'))).toBe(
      true,
    )
  }
})

it('the phone on Bitcoin sends coins, and rejects an unpayable transfer', async () => {
  const signer = create()
  const [account = '', recipientAddress = ''] = signer
    .accounts()
    .map((each) => signer.accountOn?.(each, BITCOIN_TESTNET))
  const send = (params: object) => signer.sign({ chainId: BITCOIN_TESTNET, method: 'sendTransfer', params })
  expect(await send({ account, recipientAddress, amount: '1000' })).toMatchObject({
    txid: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  await expect(send({ account, recipientAddress, amount: 1000 })).rejects.toMatchObject({ code: -32602 })
  await expect(send({ account: 'stranger', recipientAddress, amount: '1' })).rejects.toMatchObject({ code: 4100 })
  await expect(send({ account, recipientAddress, amount: '900000000000' })).rejects.toMatchObject({ code: -32000 })
  await expect(signer.sign({ chainId: BITCOIN_TESTNET, method: 'eth_sign', params: [] })).rejects.toMatchObject({
    code: 5101,
  })
})

import { base64 } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { COSMOS_HUB, OSMOSIS } from '../../cosmos/chains'
import { createAdr36Doc } from '../../cosmos/keys/createAdr36Doc'
import { createCosmosTransfer } from '../../cosmos/testing/cosmosClient'
import { verifyAdr36 } from '../../cosmos/testing/verifyAdr36'
import root from '../../testAccounts.json'
import { buildApprovedNamespaces } from '../buildApprovedNamespaces'
import { createCosmosSigner } from './cosmos'

const rpcUrls = {
  [COSMOS_HUB]: 'http://127.0.0.1:1',
  [OSMOSIS]: 'http://127.0.0.1:1',
  'eip155:1': 'http://127.0.0.1:1',
}
const signer = await createCosmosSigner({ mnemonic: root.mnemonic, indexes: [9, 10], rpcUrls })
const [first = '', second = ''] = signer.accounts()
const send = (method: string, params: unknown, chainId = COSMOS_HUB) => signer.sign({ chainId, method, params })

describe('the phone on Cosmos chains', () => {
  it('shows its accounts with each chain’s prefix', async () => {
    const proposal = {
      requiredNamespaces: {},
      optionalNamespaces: { cosmos: { ...signer, chains: [COSMOS_HUB, OSMOSIS] } },
    }
    const { cosmos } = buildApprovedNamespaces(proposal as never, new Map([['cosmos', signer]]), {
      ...{ chains: null, accounts: null },
    })
    expect(cosmos?.accounts).toHaveLength(4)
    expect(cosmos?.accounts[0]).toBe(`${COSMOS_HUB}:${first}`)
    expect(cosmos?.accounts[2]).toMatch(/^cosmos:osmosis-1:osmo1/)
    expect(await send('cosmos_getAccounts', {}, OSMOSIS)).toMatchObject([
      { algo: 'secp256k1', address: cosmos?.accounts[2]?.split(':')[2] },
      { algo: 'secp256k1' },
    ])
  })

  it('signs messages and documents of either form after a readable prompt', async () => {
    const signDoc = createAdr36Doc(first, base64.encode(new TextEncoder().encode('Hello')))
    const params = { signerAddress: first, signDoc }
    expect(signer.describe({ chainId: COSMOS_HUB, method: 'cosmos_signAmino', params })).toBe('Hello')
    const { signature } = (await send('cosmos_signAmino', params)) as never as {
      signature: { pub_key: { value: string }; signature: string }
    }
    expect(verifyAdr36(first, 'Hello', { publicKey: signature.pub_key.value, signature: signature.signature })).toBe(
      true,
    )

    const publicKey = base64.decode(signature.pub_key.value)
    const created = createCosmosTransfer({
      from: first,
      to: second,
      amount: '7',
      publicKey,
      accountNumber: 0n,
      sequence: 0n,
    })
    const { bodyBytes, authInfoBytes, chainId } = created.direct
    const direct = {
      ...{ chainId, accountNumber: '0' },
      ...{ bodyBytes: base64.encode(bodyBytes), authInfoBytes: base64.encode(authInfoBytes) },
    }
    const request = { signerAddress: first, signDoc: direct }
    expect(signer.describe({ chainId: COSMOS_HUB, method: 'cosmos_signDirect', params: request })).toBe(
      `To: ${second}\nAmount: 7 uatom`,
    )
    expect(await send('cosmos_signDirect', request)).toMatchObject({ signed: direct })
    await expect(send('cosmos_signDirect', { ...request, signerAddress: 'cosmos1none' })).rejects.toMatchObject({
      code: 4100,
    })
    await expect(send('cosmos_signAmino', [])).rejects.toMatchObject({ code: -32602 })
    await expect(send('cosmos_getKey', {})).rejects.toMatchObject({ code: 5101 })
  })
})

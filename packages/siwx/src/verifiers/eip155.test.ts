import { type Address, type Client, createClient, custom, type Hex, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { concatHex, serializeErc6492Signature } from 'viem/utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  ALWAYS_VALID_WALLET_CODE,
  createOwnedWalletCode,
  predictDeployment,
  REVERTING_WALLET_CODE,
} from '../testing/contracts.js'
import { BROWSER_SECRET, createMessageText, createSignInServer } from '../testing/createSignInServer.js'
import { createEvmSigner } from '../testing/keys.js'
import { type AnvilChain, startAnvil } from '../testing/startAnvil.js'
import { eip155 } from './eip155.js'

const [MAINNET, BASE] = ['eip155:1', 'eip155:8453'] as const
const CONTRACT = '0x0000000000000000000000000000000000001271'
const owner = privateKeyToAccount(`0x${'17'.repeat(32)}`)

let chains: Readonly<Record<string, AnvilChain>>
let clients: Readonly<Record<string, Client>>

beforeAll(async () => {
  const [first, second] = await Promise.all([startAnvil(1), startAnvil(8453)])
  chains = { [MAINNET]: first, [BASE]: second }
  const clientOf = ({ url }: AnvilChain) => createClient({ transport: http(url) })
  clients = { [MAINNET]: clientOf(first), [BASE]: clientOf(second) }
})
afterAll(() => Object.values(chains).forEach(({ stop }) => void stop()))

const place = (chainId: string, address: Address, code: Hex) =>
  createClient({ transport: http(chains[chainId]?.url) }).request<{
    Method: 'anvil_setCode'
    Parameters: [Address, Hex]
    ReturnType: null
  }>({ method: 'anvil_setCode', params: [address, code] })

/** Signs in with an account and a given signer. `only` limits the clients to one chain. */
async function signInAs(address: Address, chainId: string, sign: (message: string) => Promise<Hex>, only?: string) {
  const known = only === undefined ? clients : { [only]: clients[only]! }
  const verifiers = { eip155: eip155({ clients: known }) }
  const { signIn } = createSignInServer({ chains: [MAINNET, BASE], verifiers })
  const message = createMessageText(
    { ...createEvmSigner(), address, chainId },
    await signIn.createNonce(BROWSER_SECRET),
  )
  return signIn.verify(BROWSER_SECRET, { message, signature: await sign(message) })
}

const signed = (message: string) => owner.signMessage({ message })
const refused = expect.objectContaining({ code: 'SIGNATURE_INVALID' })

describe('a contract account', () => {
  it('signs in with its owner’s signature only', async () => {
    await place(MAINNET, CONTRACT, createOwnedWalletCode(owner.address))
    expect(await signInAs(CONTRACT, MAINNET, signed)).toMatchObject({ account: `${MAINNET}:${CONTRACT}` })
    const stranger = createEvmSigner(1)
    const other = signInAs(CONTRACT, MAINNET, async (message) => (await stranger.sign(message)) as Hex)
    await expect(other).rejects.toEqual(refused)
  })

  it('that accepts everything on another chain is rejected on this one', async () => {
    const address = '0x0000000000000000000000000000000000001272'
    await place(BASE, address, ALWAYS_VALID_WALLET_CODE)
    await expect(signInAs(address, MAINNET, async () => '0x1234')).rejects.toEqual(refused)
    expect(await signInAs(address, BASE, async () => '0x1234')).toMatchObject({ account: `${BASE}:${address}` })
  })

  it('is rejected if the app has no client for its chain', async () => {
    await place(BASE, CONTRACT, ALWAYS_VALID_WALLET_CODE)
    await expect(signInAs(CONTRACT, BASE, async () => '0x1234', MAINNET)).rejects.toEqual(refused)
  })

  it('is rejected if it fails or is another contract', async () => {
    for (const code of [REVERTING_WALLET_CODE, '0x00', '0x60206000f3'] as const) {
      await place(MAINNET, CONTRACT, code)
      await expect(signInAs(CONTRACT, MAINNET, signed)).rejects.toEqual(refused)
    }
  })
})

describe('a counterfactual contract account', () => {
  it('signs in with its owner’s signature only', async () => {
    const { address, factory, data } = predictDeployment(createOwnedWalletCode(owner.address))
    const wrap = (signature: Hex) => serializeErc6492Signature({ address: factory, data, signature })
    const session = await signInAs(address, MAINNET, async (message) => wrap(await signed(message)))
    expect(session).toMatchObject({ account: `${MAINNET}:${address}` })
    const other = signInAs(address, MAINNET, async (message) => wrap((await createEvmSigner(1).sign(message)) as Hex))
    await expect(other).rejects.toEqual(refused)
  })

  it('does not sign in for another address', async () => {
    const { factory, data } = predictDeployment(ALWAYS_VALID_WALLET_CODE)
    const wrap = async () => serializeErc6492Signature({ address: factory, data, signature: '0x1234' })
    await expect(signInAs(owner.address, MAINNET, wrap)).rejects.toEqual(refused)
  })
})

describe('an externally owned account', () => {
  it('signs in without a client, with a recovery id of 0 or 1 too', async () => {
    const verifier = eip155()
    const message = 'Ahoy'
    const signature = await signed(message)
    const counted = signature.replace(/1b$/, '00').replace(/1c$/, '01')
    const verify = (each: string) =>
      verifier.verify({ address: owner.address, chainId: MAINNET, message, signature: each })
    expect(await Promise.all([verify(signature), verify(counted)])).toEqual([true, true])
    const short = signature.replace(/..$/, '')
    expect(await Promise.all([verify(short), verify(`${short}1d`), verify('Ahoy')])).toEqual([false, false, false])
  })

  it('signs in with both recovery ids in both notations', async () => {
    const ends = new Set<string>()
    for (let at = 0; ends.size < 4; at++) {
      const message = `Ahoy ${at}`
      const signature = await signed(message)
      const counted = signature.replace(/1b$/, '00').replace(/1c$/, '01')
      for (const each of [signature, counted]) {
        ends.add(each.slice(-2))
        expect(await eip155().verify({ address: owner.address, chainId: MAINNET, message, signature: each })).toBe(true)
      }
    }
    expect([...ends].sort()).toEqual(['00', '01', '1b', '1c'])
  })

  it('rejects a signature derived from another one, though a node would accept it', async () => {
    const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
    const upper = async (message: string): Promise<Hex> => {
      const signature = await signed(message)
      const s = (order - BigInt(`0x${signature.slice(66, 130)}`)).toString(16).padStart(64, '0')
      return `${signature.slice(0, 66) as Hex}${s}${signature.endsWith('1b') ? '1c' : '1b'}`
    }
    await expect(signInAs(owner.address, MAINNET, upper)).rejects.toEqual(refused)
  })

  it('rejects code attached to its signature (ERC-8010)', async () => {
    const brought = async () => concatHex(['0x1234', `0x${'8010'.repeat(16)}`])
    await place(MAINNET, CONTRACT, ALWAYS_VALID_WALLET_CODE)
    await expect(signInAs(CONTRACT, MAINNET, brought)).rejects.toEqual(refused)
  })
})

describe('a node', () => {
  const verify = (client: Client) =>
    eip155({ clients: { [MAINNET]: client } }).verify({
      address: CONTRACT,
      chainId: MAINNET,
      message: 'Ahoy',
      signature: '0x1234',
    })

  it('is rejected if it serves another chain than its client', async () => {
    await expect(verify(clients[BASE]!)).rejects.toMatchObject({
      code: 'VERIFIER_FAILED',
      message: 'The client for eip155:1 is connected to eip155:8453',
    })
  })

  it('without a response leaves the signature undecided, and is requested again the next time', async () => {
    let isGone = true
    const request = async ({ method }: { readonly method: string }) => {
      if (isGone) throw new Error('gone')
      return method === 'eth_chainId' ? '0x1' : method === 'eth_getCode' ? '0x00' : `0x1626ba7e${'00'.repeat(28)}`
    }
    const client = createClient({ transport: custom({ request }, { retryCount: 0 }) })
    const { verify } = eip155({ clients: { [MAINNET]: client } })
    const signed = { address: CONTRACT, chainId: MAINNET, message: 'Ahoy', signature: '0x1234' }
    await expect(verify(signed)).rejects.toThrow('gone')
    isGone = false
    expect(await verify(signed)).toBe(true)
  })

  it('that fails at the contract leaves the signature undecided', async () => {
    const request = async ({ method }: { readonly method: string }) => {
      if (method === 'eth_call') throw Object.assign(new Error('too many requests'), { code: -32005 })
      return method === 'eth_chainId' ? '0x1' : '0x00'
    }
    const client = createClient({ transport: custom({ request }, { retryCount: 0 }) })
    await expect(verify(client)).rejects.toThrow('too many requests')
  })

  it('rejects the signature if the contract reverts, also through another copy of viem', async () => {
    const request = async ({ method }: { readonly method: string }) => {
      if (method === 'eth_call') throw Object.assign(new Error('Reverted.'), { name: 'ExecutionRevertedError' })
      return method === 'eth_chainId' ? '0x1' : '0x00'
    }
    const client = createClient({ transport: custom({ request }, { retryCount: 0 }) })
    expect(await verify(client)).toBe(false)
  })
})

it('accepts checksummed addresses only', () => {
  const { isAddress } = eip155()
  const { address } = owner
  const spelt = [address, address.toLowerCase(), address.toUpperCase(), address.slice(0, -1), `${address}0`, '']
  expect(spelt.map((each) => isAddress(each, MAINNET))).toEqual([true, false, false, false, false, false])
})

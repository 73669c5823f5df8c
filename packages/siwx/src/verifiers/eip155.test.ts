import { type Address, type Client, createClient, custom, type Hex, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { concatHex, serializeErc6492Signature } from 'viem/utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NEVER, ownedBy, undeployed, YES_TO_ALL } from '../testing/contracts.js'
import { BROWSER, createServer, toText } from '../testing/createServer.js'
import { evmSigner } from '../testing/keys.js'
import { type Chain, startChain } from '../testing/startChain.js'
import { eip155 } from './eip155.js'

const [MAINNET, BASE] = ['eip155:1', 'eip155:8453'] as const
const CONTRACT = '0x0000000000000000000000000000000000001271'
const owner = privateKeyToAccount(`0x${'17'.repeat(32)}`)

let chains: Readonly<Record<string, Chain>>
let clients: Readonly<Record<string, Client>>

beforeAll(async () => {
  const [first, second] = await Promise.all([startChain(1), startChain(8453)])
  chains = { [MAINNET]: first, [BASE]: second }
  const clientOf = ({ url }: Chain) => createClient({ transport: http(url) })
  clients = { [MAINNET]: clientOf(first), [BASE]: clientOf(second) }
})
afterAll(() => Object.values(chains).forEach(({ stop }) => void stop()))

const place = (chainId: string, address: Address, code: Hex) =>
  createClient({ transport: http(chains[chainId]?.url) }).request<{
    Method: 'anvil_setCode'
    Parameters: [Address, Hex]
    ReturnType: null
  }>({ method: 'anvil_setCode', params: [address, code] })

/** Signs in with an account as a page would have it signed. */
async function signInAs(address: Address, chainId: string, sign: (message: string) => Promise<Hex>, only?: string) {
  const known = only === undefined ? clients : { [only]: clients[only]! }
  const verifiers = { eip155: eip155({ clients: known }) }
  const { signIn } = createServer({ chains: [MAINNET, BASE], verifiers })
  const message = toText({ ...evmSigner(), address, chainId }, await signIn.createNonce(BROWSER))
  return signIn.verify(BROWSER, { message, signature: await sign(message) })
}

const signed = (message: string) => owner.signMessage({ message })
const refused = expect.objectContaining({ code: 'SIGNATURE_INVALID' })

describe('a contract', () => {
  it('signs in with what its owner signed, and with nothing else', async () => {
    await place(MAINNET, CONTRACT, ownedBy(owner.address))
    expect(await signInAs(CONTRACT, MAINNET, signed)).toMatchObject({ account: `${MAINNET}:${CONTRACT}` })
    const stranger = evmSigner(1)
    const other = signInAs(CONTRACT, MAINNET, async (message) => (await stranger.sign(message)) as Hex)
    await expect(other).rejects.toEqual(refused)
  })

  it('that says yes to all on another chain is nobody on this one', async () => {
    const address = '0x0000000000000000000000000000000000001272'
    await place(BASE, address, YES_TO_ALL)
    await expect(signInAs(address, MAINNET, async () => '0x1234')).rejects.toEqual(refused)
    expect(await signInAs(address, BASE, async () => '0x1234')).toMatchObject({ account: `${BASE}:${address}` })
  })

  it('is nobody where the site has no client for its chain', async () => {
    await place(BASE, CONTRACT, YES_TO_ALL)
    await expect(signInAs(CONTRACT, BASE, async () => '0x1234', MAINNET)).rejects.toEqual(refused)
  })

  it('that fails, or is a contract of something else, signs nothing', async () => {
    for (const code of [NEVER, '0x00', '0x60206000f3'] as const) {
      await place(MAINNET, CONTRACT, code)
      await expect(signInAs(CONTRACT, MAINNET, signed)).rejects.toEqual(refused)
    }
  })
})

describe('a contract that is not there yet', () => {
  it('signs in with what its owner signed, and with nothing else', async () => {
    const { address, factory, data } = undeployed(ownedBy(owner.address))
    const wrap = (signature: Hex) => serializeErc6492Signature({ address: factory, data, signature })
    const session = await signInAs(address, MAINNET, async (message) => wrap(await signed(message)))
    expect(session).toMatchObject({ account: `${MAINNET}:${address}` })
    const other = signInAs(address, MAINNET, async (message) => wrap((await evmSigner(1).sign(message)) as Hex))
    await expect(other).rejects.toEqual(refused)
  })

  it('is no way to another account', async () => {
    const { factory, data } = undeployed(YES_TO_ALL)
    const wrap = async () => serializeErc6492Signature({ address: factory, data, signature: '0x1234' })
    await expect(signInAs(owner.address, MAINNET, wrap)).rejects.toEqual(refused)
  })
})

describe('an account with a key', () => {
  it('signs in without a client, with the end of its signature as some wallets count it too', async () => {
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

  it('signs in with either end of a signature, however it is counted', async () => {
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

  it('has no signature made from another, not even where a node would take it', async () => {
    const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
    const upper = async (message: string): Promise<Hex> => {
      const signature = await signed(message)
      const s = (order - BigInt(`0x${signature.slice(66, 130)}`)).toString(16).padStart(64, '0')
      return `${signature.slice(0, 66) as Hex}${s}${signature.endsWith('1b') ? '1c' : '1b'}`
    }
    await expect(signInAs(owner.address, MAINNET, upper)).rejects.toEqual(refused)
  })

  it('is not given code by whoever brings some along (ERC-8010)', async () => {
    const brought = async () => concatHex(['0x1234', `0x${'8010'.repeat(16)}`])
    await place(MAINNET, CONTRACT, YES_TO_ALL)
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

  it('of another chain than its client was given for is not believed', async () => {
    await expect(verify(clients[BASE]!)).rejects.toMatchObject({
      code: 'VERIFIER_FAILED',
      message: 'The client for eip155:1 asks a node of eip155:8453',
    })
  })

  it('that does not answer says nothing of a signature, and is asked again with the next', async () => {
    let isGone = true
    const request = async ({ method }: { readonly method: string }) => {
      if (isGone) throw new Error('gone')
      return method === 'eth_chainId' ? '0x1' : method === 'eth_getCode' ? '0x00' : `0x1626ba7e${'00'.repeat(28)}`
    }
    const client = createClient({ transport: custom({ request }, { retryCount: 0 }) })
    await expect(verify(client)).rejects.toThrow('gone')
    isGone = false
    expect(await verify(client)).toBe(true)
  })

  it('that fails at the contract says nothing of a signature', async () => {
    const request = async ({ method }: { readonly method: string }) => {
      if (method === 'eth_call') throw Object.assign(new Error('too many requests'), { code: -32005 })
      return method === 'eth_chainId' ? '0x1' : '0x00'
    }
    const client = createClient({ transport: custom({ request }, { retryCount: 0 }) })
    await expect(verify(client)).rejects.toThrow('too many requests')
  })

  it('whose contract reverts refuses the signature, also through another copy of viem', async () => {
    const request = async ({ method }: { readonly method: string }) => {
      if (method === 'eth_call') throw Object.assign(new Error('Reverted.'), { name: 'ExecutionRevertedError' })
      return method === 'eth_chainId' ? '0x1' : '0x00'
    }
    const client = createClient({ transport: custom({ request }, { retryCount: 0 }) })
    expect(await verify(client)).toBe(false)
  })
})

it('takes addresses with their checksum, and no others', () => {
  const { isAddress } = eip155()
  const { address } = owner
  const spelt = [address, address.toLowerCase(), address.toUpperCase(), address.slice(0, -1), `${address}0`, '']
  expect(spelt.map((each) => isAddress(each, MAINNET))).toEqual([true, false, false, false, false, false])
})

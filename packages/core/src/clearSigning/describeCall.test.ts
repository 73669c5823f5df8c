import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestSigner, type TestSigner } from '../testing/signTestDescriptors.js'
import { describeCall, describeTypedData } from './describeCall.js'
import type { DescribedTypedData, DescriptionSource } from './types.js'

const TOKEN = `0x${'a1'.repeat(20)}`
const OTHER_TOKEN = `0x${'b2'.repeat(20)}`
const ROUTER = `0x${'c3'.repeat(20)}`
const ME = `0x${'d4'.repeat(20)}`
const FRIEND = '0x00000000000000000000000000000000000000E5'

/** Extends ERC-7730’s “Simple example” by functions of the same contract. */
const tokenDescriptor = {
  context: { contract: { deployments: [{ chainId: 1, address: TOKEN }] } },
  metadata: { owner: 'Example', contractName: 'Example Token' },
  display: {
    formats: {
      'transfer(address to,uint256 value)': {
        intent: 'Send',
        interpolatedIntent: 'Send {value} to {to}',
        fields: [
          { path: 'value', label: 'Amount', format: 'tokenAmount', params: { tokenPath: '@.to' } },
          { path: 'to', label: 'To', format: 'addressName' },
        ],
      },
      'approve(address spender,uint256 value)': {
        intent: 'Approve',
        interpolatedIntent: 'Let {spender} spend {value}',
        fields: [
          { path: 'spender', label: 'Spender', format: 'addressName' },
          {
            path: 'value',
            label: 'Amount',
            format: 'tokenAmount',
            params: {
              tokenPath: '@.to',
              threshold: '0x8000000000000000000000000000000000000000000000000000000000000000',
              message: 'Unlimited',
            },
          },
        ],
      },
      'note(string text)': {
        intent: 'Leave a note',
        interpolatedIntent: 'Leave the note {text}',
        fields: [{ path: 'text', label: 'Text', format: 'raw' }],
      },
    },
  },
}

const permitDescriptor = {
  context: { eip712: { deployments: [{ chainId: 1, address: TOKEN }], domain: { name: 'Example Token' } } },
  metadata: { owner: 'Example' },
  display: {
    formats: {
      'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)': {
        intent: 'Permit',
        interpolatedIntent: 'Let {spender} spend {value} until {deadline}',
        fields: [
          { path: 'spender', label: 'Spender', format: 'addressName' },
          { path: 'value', label: 'Amount', format: 'tokenAmount', params: { tokenPath: '@.to' } },
          { path: 'deadline', label: 'Until', format: 'date', params: { encoding: 'timestamp' } },
        ],
      },
    },
  },
}

const routerDescriptor = {
  context: { contract: { deployments: [{ chainId: 1, address: ROUTER }] } },
  metadata: { owner: 'Harbor' },
  display: {
    formats: {
      'swap((address tokenIn,address tokenOut,uint256 amountIn,uint256 least,address recipient) params)': {
        intent: 'Swap',
        interpolatedIntent: 'Swap {params.amountIn} for at least {params.least}',
        fields: [
          { path: 'params.amountIn', label: 'You pay', format: 'tokenAmount', params: { tokenPath: 'params.tokenIn' } },
          { path: 'params.least', label: 'At least', format: 'tokenAmount', params: { tokenPath: 'params.tokenOut' } },
          { path: 'params.recipient', label: 'To', format: 'addressName' },
        ],
      },
      'forward(address target,bytes data)': {
        intent: 'Call another contract',
        fields: [{ path: 'data', label: 'Call', format: 'calldata', params: { calleePath: 'target' } }],
      },
      'list(uint256[] amounts)': {
        intent: 'List',
        fields: [{ path: 'amounts.[]', label: 'Amount', format: 'raw' }],
      },
    },
  },
}

const word = (value: bigint | string) =>
  (typeof value === 'string' ? value.slice(2).toLowerCase() : value.toString(16)).padStart(64, '0')
const TRANSFER = '0xa9059cbb'
const APPROVE = '0x095ea7b3'

let signer: TestSigner
beforeAll(async () => {
  signer = await createTestSigner()
})

async function openSource(
  files: Readonly<Record<string, readonly unknown[]>> = {
    [TOKEN]: [tokenDescriptor, permitDescriptor],
    [ROUTER]: [routerDescriptor],
  },
) {
  const warnings: string[] = []
  const signed = new Map<string, unknown>()
  for (const [address, descriptors] of Object.entries(files))
    signed.set(`1/${address}`, await signer.sign(1, address, descriptors))
  const source: DescriptionSource = {
    key: signer.key,
    read: async (chainId, address) => signed.get(`${chainId}/${address}`),
    findToken: async (_, address) =>
      address === TOKEN
        ? { symbol: 'PAY', decimals: 6 }
        : address === OTHER_TOKEN
          ? { symbol: 'GET', decimals: 18 }
          : undefined,
    findNetwork: () => ({ name: 'Ethereum', coin: { symbol: 'ETH', decimals: 18 } }),
    warn: (message) => void warnings.push(message),
  }
  return { source, signed, warnings }
}

const callOf = (to: string, data: string) => ({ chainId: 1, to, data, value: 0n, from: ME })

const permit: DescribedTypedData = {
  account: ME,
  primaryType: 'Permit',
  types: {
    EIP712Domain: [],
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  },
  domain: { name: 'Example Token', chainId: 1, verifyingContract: TOKEN },
  message: { owner: ME, spender: ROUTER, value: '2500000', nonce: '0', deadline: '1782864000' },
}

describe('a signed description', () => {
  it('says in a sentence what a transfer does, with the amount as a decimal', async () => {
    const { source } = await openSource()
    expect(await describeCall(callOf(TOKEN, `${TRANSFER}${word(FRIEND)}${word(12_500_000n)}`), source)).toEqual({
      status: 'described',
      sentence: `Send 12.5 PAY to ${FRIEND}`,
      intent: 'Send',
      fields: [
        { label: 'Amount', value: '12.5 PAY' },
        { label: 'To', value: FRIEND },
      ],
      more: 0,
      owner: 'Example',
    })
  })

  it('says that an approval is unlimited', async () => {
    const { source } = await openSource()
    const unlimited = 2n ** 256n - 1n
    expect(await describeCall(callOf(TOKEN, `${APPROVE}${word(FRIEND)}${word(unlimited)}`), source)).toMatchObject({
      sentence: `Let ${FRIEND} spend Unlimited PAY`,
    })
  })

  it('says what a call of a swap’s router does, whose parameters are a struct', async () => {
    const { source } = await openSource()
    const values = [TOKEN, OTHER_TOKEN, 4_000_000n, 10n ** 17n, ME]
    const data = `${selectorOf('swap((address,address,uint256,uint256,address))')}${values.map(word).join('')}`
    expect(await describeCall(callOf(ROUTER, data), source)).toMatchObject({
      sentence: 'Swap 4 PAY for at least 0.1 GET',
      owner: 'Harbor',
    })
  })

  it('says what a permit (EIP-712) allows, and until when', async () => {
    const { source } = await openSource()
    expect(await describeTypedData(permit, source)).toMatchObject({
      status: 'described',
      sentence: expect.stringMatching(/^Let 0x[cC3]{40} spend 2\.5 PAY until 2026-07-01 00:00:00Z$/),
    })
  })

  it('says the same of numbers as text, hexadecimal text and bigints, and nothing of a number that is none', async () => {
    const { source } = await openSource()
    const sentence = expect.stringContaining('spend 2.5 PAY until 2026-07-01')
    for (const value of ['0x2625a0', 2_500_000n, 2_500_000])
      expect(await describeTypedData({ ...permit, message: { ...permit.message, value } }, source)).toMatchObject({
        sentence,
      })
    const message = { ...permit.message, value: '2.5' }
    expect(await describeTypedData({ ...permit, message }, source)).toEqual({ status: 'unknown' })
  })

  it('does not speak of a permit for another domain or another type of the same name', async () => {
    const { source } = await openSource()
    const unknown = { status: 'unknown' }
    expect(await describeTypedData({ ...permit, domain: { ...permit.domain, name: 'Other' } }, source)).toEqual(unknown)
    expect(await describeTypedData({ ...permit, domain: { ...permit.domain, chainId: 10 } }, source)).toEqual(unknown)
    const types = { ...permit.types, Permit: [...(permit.types.Permit ?? []), { name: 'all', type: 'bool' }] }
    expect(await describeTypedData({ ...permit, types }, source)).toEqual(unknown)
  })

  it('is a list without a sentence where the token is unknown, which names the amount as base units', async () => {
    const { source } = await openSource()
    const values = [`0x${'99'.repeat(20)}`, OTHER_TOKEN, 4_000_000n, 10n ** 17n, ME]
    const data = `${selectorOf('swap((address,address,uint256,uint256,address))')}${values.map(word).join('')}`
    const described = await describeCall(callOf(ROUTER, data), source)
    expect(described).toMatchObject({ status: 'described', sentence: undefined, intent: 'Swap' })
    expect(described).toMatchObject({ fields: [{ value: expect.stringMatching(/^4000000 .*base units/) }, {}, {}] })
  })

  it('is a list where a sentence would contain free text of the page, shown on one line', async () => {
    const { source } = await openSource()
    const text = 'nothing.\u202e You get 5 ETH'
    const bytes = new TextEncoder().encode(text)
    const hex = [...bytes].map((each) => each.toString(16).padStart(2, '0')).join('')
    const data = `${selectorOf('note(string)')}${word(32n)}${word(BigInt(bytes.length))}${hex.padEnd(64, '0')}`
    const described = await describeCall(callOf(TOKEN, data), source)
    expect(described).toMatchObject({ status: 'described', sentence: undefined, intent: 'Leave a note' })
    expect(JSON.stringify(described)).not.toMatch(/\u202e/)
  })

  it('describes a call within a call, and shows its bytes where nobody has', async () => {
    const { source } = await openSource()
    const forward = (inner: string) => {
      const hex = inner.slice(2)
      const length = hex.length / 2
      const padded = hex.padEnd(Math.ceil(length / 32) * 64, '0')
      return `${selectorOf('forward(address,bytes)')}${word(TOKEN)}${word(64n)}${word(BigInt(length))}${padded}`
    }
    const known = forward(`${TRANSFER}${word(FRIEND)}${word(1_000_000n)}`)
    expect(await describeCall(callOf(ROUTER, known), source)).toMatchObject({
      sentence: undefined,
      fields: [{ label: 'Call', value: `Send 1 PAY to ${FRIEND}` }],
    })
    const unknown = await describeCall(callOf(ROUTER, forward('0x12345678')), source)
    expect(unknown).toMatchObject({ fields: [{ label: 'Call', value: expect.stringContaining('0x12345678') }] })
  })

  it('names the function of a call that is not encoded as Solidity does, and describes no more', async () => {
    const { source } = await openSource()
    const transfer = `${TRANSFER}${word(FRIEND)}${word(1n)}`
    const odd = [transfer.slice(0, -2), `${TRANSFER}${'f'.repeat(24)}${word(FRIEND).slice(24)}${word(1n)}`]
    for (const data of odd) {
      expect(await describeCall(callOf(TOKEN, data), source)).toEqual({
        status: 'decoded',
        signature: 'transfer(address to,uint256 value)',
      })
    }
    // An array as long as a page likes would make the library run out of memory.
    const long = `${selectorOf('list(uint256[])')}${word(32n)}${word(2n ** 40n)}`
    expect(await describeCall(callOf(ROUTER, long), source)).toMatchObject({ status: 'decoded' })
  })

  it('is unknown for a contract or function that no file describes', async () => {
    const { source } = await openSource()
    expect(await describeCall(callOf(OTHER_TOKEN, `${TRANSFER}${word(FRIEND)}${word(1n)}`), source)).toEqual({
      status: 'unknown',
    })
    expect(await describeCall(callOf(TOKEN, `0xdeadbeef${word(1n)}`), source)).toEqual({ status: 'unknown' })
  })
})

describe('descriptors that are not signed for a contract', () => {
  const call = callOf(TOKEN, `${TRANSFER}${word(FRIEND)}${word(1n)}`)

  it.each([
    ['altered', (file: Signed) => ({ ...file, payload: file.payload.replace('Send {value}', 'Get {value}') })],
    ['without a signature', ({ payload }: Signed) => ({ payload })],
    ['with another signature', (file: Signed) => ({ ...file, signature: 'A'.repeat(86) })],
    ['with half a signature', (file: Signed) => ({ ...file, signature: 'AAAA' })],
    ['that are no file', () => 'hello'],
  ])('are ignored, which the log says: %s', async (_, change) => {
    const { source, signed, warnings } = await openSource()
    signed.set(`1/${TOKEN}`, change(await signer.sign(1, TOKEN, [tokenDescriptor])))
    expect(await describeCall(call, source)).toEqual({ status: 'unknown' })
    expect(warnings).toEqual([expect.stringMatching(/is ignored$/)])
  })

  it('are ignored if another key has signed them, or they are those of another contract or network', async () => {
    const stranger = await createTestSigner()
    for (const file of [
      await stranger.sign(1, TOKEN, [tokenDescriptor]),
      await signer.sign(1, OTHER_TOKEN, [tokenDescriptor]),
      await signer.sign(10, TOKEN, [tokenDescriptor]),
    ]) {
      const { source, signed, warnings } = await openSource()
      signed.set(`1/${TOKEN}`, file)
      expect(await describeCall(call, source)).toEqual({ status: 'unknown' })
      expect(warnings).toHaveLength(1)
    }
  })

  it('are left out if they do not fit the format, or are too deep, beside those that do', async () => {
    const deep = JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`)
    const { source, warnings } = await openSource({
      [TOKEN]: [{ display: 'x' }, { ...tokenDescriptor, deep }, tokenDescriptor],
    })
    expect(await describeCall(call, source)).toMatchObject({ status: 'described' })
    expect(warnings).toEqual([expect.stringMatching(/^2 descriptions/)])
  })

  it('are ignored if the descriptor itself is bound to another contract', async () => {
    const elsewhere = { ...tokenDescriptor, context: { contract: { deployments: [{ chainId: 1, address: ROUTER }] } } }
    const { source } = await openSource({ [TOKEN]: [elsewhere] })
    expect(await describeCall(call, source)).toEqual({
      status: 'decoded',
      signature: 'transfer(address to,uint256 value)',
    })
  })

  it('reject where nobody knows whether there are any', async () => {
    const { source } = await openSource()
    const read = () => Promise.reject(new Error('offline'))
    await expect(describeCall(call, { ...source, read })).rejects.toThrow('offline')
  })
})

type Signed = Awaited<ReturnType<TestSigner['sign']>>

const selectorOf = (signature: string) => `0x${bytesToHex(keccak_256(utf8ToBytes(signature))).slice(0, 8)}`

describe('what a description leaves to the decoded function', () => {
  const describeBy = async (format: object, signature: string, words: readonly (bigint | string)[]) => {
    const types = signature.replace(/ \w+(?=[,)])/g, '')
    const { source } = await openSource({
      [ROUTER]: [{ ...routerDescriptor, display: { formats: { [signature]: { intent: 'Do', ...format } } } }],
    })
    return describeCall(callOf(ROUTER, `${selectorOf(types)}${words.map(word).join('')}`), source)
  }

  it.each([
    ['a negative amount', { path: 'a', label: 'Amount', format: 'tokenAmount', params: { token: TOKEN } }],
    ['a negative duration', { path: 'a', label: 'Time', format: 'duration' }],
    ['a time without an encoding', { path: 'a', label: 'Time', format: 'date' }],
    ['an amount of a token that cannot be read', { path: 'a', label: 'Amount', format: 'tokenAmount' }],
    ['a number shown as an address', { path: '@.to', label: 'Amount', format: 'amount' }],
  ])('is %s', async (_, field) => {
    const described = await describeBy({ fields: [field] }, 'f(int256 a)', [2n ** 256n - 5n])
    expect(described).toEqual({ status: 'decoded', signature: 'f(int256 a)' })
  })

  it('is an array within a group that has a path', async () => {
    const group = { path: 'o', fields: [{ path: 'list.[]', label: 'Amount', format: 'raw' }] }
    const signature = 'f((uint256[] list) o)'
    const { source } = await openSource({
      [ROUTER]: [{ ...routerDescriptor, display: { formats: { [signature]: { intent: 'Do', fields: [group] } } } }],
    })
    const data = `${selectorOf('f((uint256[]))')}${[32n, 32n, 1n, 7n].map(word).join('')}`
    expect(await describeCall(callOf(ROUTER, data), source)).toEqual({ status: 'decoded', signature })
  })

  it('is a string that is no UTF-8', async () => {
    const { source } = await openSource()
    const data = `${selectorOf('note(string)')}${word(32n)}${word(2n)}${'c328'.padEnd(64, '0')}`
    expect(await describeCall(callOf(TOKEN, data), source)).toMatchObject({ status: 'decoded' })
  })

  it('is not a time beyond all dates, as of a permit that never ends', async () => {
    const format = {
      interpolatedIntent: 'Wait until {a}',
      fields: [{ path: 'a', label: 'Until', format: 'date', params: { encoding: 'timestamp' } }],
    }
    expect(await describeBy(format, 'f(uint256 a)', [2n ** 256n - 1n])).toMatchObject({
      sentence: 'Wait until after the year 275760',
      fields: [{ label: 'Until', value: 'after the year 275760' }],
    })
  })

  it('is a sentence whose value stands in a group of the same name', async () => {
    const format = {
      interpolatedIntent: 'Send {amount}',
      fields: [
        { path: 'amount', label: 'Amount', format: 'raw' },
        { path: 'fee', fields: [{ path: 'amount', label: 'Fee', format: 'raw' }] },
      ],
    }
    const { source } = await openSource({
      [ROUTER]: [
        {
          ...routerDescriptor,
          display: { formats: { 'f(uint256 amount,(uint256 amount) fee)': { intent: 'Do', ...format } } },
        },
      ],
    })
    const data = `${selectorOf('f(uint256,(uint256))')}${word(1n)}${word(2n)}`
    expect(await describeCall(callOf(ROUTER, data), source)).toMatchObject({
      sentence: undefined,
      fields: [
        { label: 'Amount', value: '1' },
        { label: 'Fee', value: '2' },
      ],
    })
  })

  it('is not a token’s address, which stands without a unit where the token is unknown', async () => {
    const field = { path: 'a', label: 'Token', format: 'tokenTicker' }
    expect(await describeBy({ fields: [field] }, 'f(address a)', [FRIEND])).toMatchObject({
      fields: [{ label: 'Token', value: FRIEND }],
    })
  })
})

describe('a call within a call', () => {
  const forwardOf = (target: string, inner: string) => {
    const hex = inner.slice(2)
    const padded = hex.padEnd(Math.ceil(hex.length / 64) * 64, '0')
    return `${selectorOf('forward(address,bytes)')}${word(target)}${word(64n)}${word(BigInt(hex.length / 2))}${padded}`
  }

  it('of the same contract is decoded only if it is encoded as Solidity does', { timeout: 20_000 }, async () => {
    const { source } = await openSource()
    const inner = `${selectorOf('list(uint256[])')}${word(32n)}${word(2n ** 40n)}`
    expect(await describeCall(callOf(ROUTER, forwardOf(ROUTER, inner)), source)).toMatchObject({
      status: 'described',
      fields: [{ label: 'Call', value: expect.stringContaining('→') }],
    })
  })

  it('is not said to send no coins where its descriptor shows them and the outer one does not name them', async () => {
    const payable = {
      ...tokenDescriptor,
      display: {
        formats: { 'pay()': { intent: 'Pay', fields: [{ path: '@.value', label: 'Amount', format: 'amount' }] } },
      },
    }
    const { source } = await openSource({ [TOKEN]: [payable], [ROUTER]: [routerDescriptor] })
    const described = await describeCall(callOf(ROUTER, forwardOf(TOKEN, selectorOf('pay()'))), source)
    expect(described).toMatchObject({ fields: [{ label: 'Call', value: expect.stringContaining('→') }] })
    expect(JSON.stringify(described)).not.toContain('0 ETH')
  })
})

import { describeCall, describeTypedData } from '@foyer/core/internal/clear-signing'
import {
  decodeAbiParameters,
  encodeAbiParameters,
  encodeFunctionData,
  parseAbi,
  parseAbiParameters,
  parseEther,
  toFunctionSelector,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { createDescriptorSigner } from '../../testing/createDescriptorSigner'
import { createDeviceStore } from '../device/createDeviceStore'
import { createMemoryDeviceDatabase } from '../device/createMemoryDeviceDatabase'
import { createGrants } from '../permissions/createGrants'
import { sendCalls } from '../rpc/sendCalls'
import { sendTransaction } from '../rpc/sendTransaction'
import { signTypedData } from '../rpc/signTypedData'
import { createTestFrame, RECIPIENT } from '../testing/createTestFrame'
import { createDescriptions } from './createDescriptions'

const HARBOR = '0x00000000000000000000000000000000000000f1'
const NOBODYS = '0x00000000000000000000000000000000000000f3'
const TITLE = 'From its description'
const NOBODY = 'We have no description of this call.'

const context = { deployments: [{ chainId: 1, address: HARBOR }] }
const calls = {
  context: { contract: context },
  metadata: { owner: 'Harbor\u202e' },
  display: {
    formats: {
      'stake(uint256 amount,address helper)': {
        intent: 'Stake',
        interpolatedIntent: 'Stake {amount} with the help of {helper}',
        fields: [
          { path: 'amount', label: 'Amount', format: 'amount' },
          { path: 'helper', label: 'Helper', format: 'addressName' },
        ],
      },
      'leave(uint256 amount)': { intent: 'Leave', fields: [{ path: 'amount', label: 'Amount', format: 'amount' }] },
    },
  },
}
const messages = {
  context: { eip712: context },
  display: {
    formats: {
      'Vote(uint256 weight)': {
        intent: 'Vote',
        interpolatedIntent: 'Vote with {weight}',
        fields: [{ path: 'weight', label: 'Weight', format: 'amount' }],
      },
    },
  },
}

const signer = createDescriptorSigner()
const abi = parseAbi(['function stake(uint256 amount, address helper)', 'function leave(uint256 amount)'])
const stake = encodeFunctionData({ abi, functionName: 'stake', args: [parseEther('0.5'), RECIPIENT] })
const leave = encodeFunctionData({ abi, functionName: 'leave', args: [parseEther('2')] })

async function open({
  key = signer.key,
  read = readSigned,
}: {
  key?: string | undefined
  read?: typeof readSigned
} = {}) {
  const warnings: string[] = []
  const warn = (message: string) => void warnings.push(message)
  const load = async () => ({ describeCall, describeTypedData })
  const frame = await createTestFrame({ descriptions: createDescriptions({ key, load, read, warn }) })
  return { frame, warnings, sections: () => frame.reviews.at(-1)?.sections ?? [] }
}

async function readSigned(chainId: number, address: string): Promise<unknown> {
  return address === HARBOR ? signer.sign(chainId, address, [calls, messages]) : undefined
}

describe('the review of a request', () => {
  it('has the sentence of a signed description, between the call and its simulation', async () => {
    const { frame, sections } = await open()
    await sendTransaction(frame.evm([{ to: HARBOR, data: stake }]))
    expect(sections()[1]).toEqual({
      title: TITLE,
      rows: [
        { name: 'What it does', value: 'Stake 0.5 ETH with the help of 0x00000000000000000000000000000000000000AA' },
        { name: 'Contract of', value: 'Harbor' },
      ],
    })
    expect(sections()[0]?.rows).toContainEqual({ name: 'Contract', value: HARBOR, code: true })
    expect(frame.reviews.at(-1)?.warnings).toHaveLength(1)
  })

  it('has a list where the description has no sentence, for each call of a batch', async () => {
    const { frame, sections } = await open()
    const batch = [leave, stake].map((data) => ({ to: HARBOR, data }))
    const grants = createGrants({
      device: createDeviceStore(
        async () => createMemoryDeviceDatabase(),
        (_, run) => run(),
      ),
    })
    await sendCalls(frame.evm([{ calls: [...batch, { to: NOBODYS, data: stake }] }]), grants)
    const titles = sections().map(({ title }) => title)
    expect(titles.filter((title) => title === TITLE)).toHaveLength(2)
    expect(sections()[1]?.rows).toEqual([
      { name: 'What it does', value: 'Leave' },
      { name: 'Amount', value: '2 ETH', code: false },
      { name: 'Contract of', value: 'Harbor' },
    ])
    expect(JSON.stringify(sections())).toContain(NOBODY)
  })

  it('says that nobody has described an unknown call, and nothing more of a call that the frame knows', async () => {
    const { frame, sections } = await open()
    await sendTransaction(frame.evm([{ to: NOBODYS, data: stake }]))
    expect(sections()).toContainEqual({ rows: [{ name: 'Description', value: NOBODY }] })
    const transfer = encodeFunctionData({
      abi: parseAbi(['function transfer(address to, uint256 value)']),
      args: [RECIPIENT, 1n],
    })
    await sendTransaction(frame.evm([{ to: NOBODYS, data: transfer }]))
    expect(JSON.stringify(sections())).not.toContain(NOBODY)
    await sendTransaction(frame.evm([{ to: RECIPIENT, value: '0x1' }]))
    expect(JSON.stringify(sections())).not.toContain(NOBODY)
  })

  it('describes typed data', async () => {
    const { frame, sections } = await open()
    const data = {
      types: { Vote: [{ name: 'weight', type: 'uint256' }] },
      primaryType: 'Vote',
      domain: { chainId: 1, verifyingContract: HARBOR },
      message: { weight: '3000000000000000000' },
    }
    const { address } = frame.wallet.evm
    await signTypedData(frame.evm([address, data]))
    expect(sections()[0]).toEqual({ title: TITLE, rows: [{ name: 'What it does', value: 'Vote with 3 ETH' }] })
    await signTypedData(frame.evm([address, { ...data, domain: { chainId: 1, verifyingContract: NOBODYS } }]))
    expect(JSON.stringify(sections())).toContain('We have no description of this message.')
  })

  it('ignores a file that another key has signed, which the log says', async () => {
    const other = createDescriptorSigner()
    const { frame, sections, warnings } = await open({ read: async (...of) => other.sign(...of, [calls]) })
    await sendTransaction(frame.evm([{ to: HARBOR, data: stake }]))
    expect(JSON.stringify(sections())).not.toContain('Stake')
    expect(JSON.stringify(sections())).toContain(NOBODY)
    expect(warnings).toEqual(['The file of descriptions is not signed by your key: it is ignored'])
  })

  it('is shown without a description where the site has none, or cannot be asked', async () => {
    const without = await open({ key: '' })
    await sendTransaction(without.frame.evm([{ to: HARBOR, data: stake }]))
    const { frame, sections, warnings } = await open({ read: () => Promise.reject(new TypeError('offline')) })
    await sendTransaction(frame.evm([{ to: HARBOR, data: stake }]))
    expect(sections().map(({ title }) => title)).not.toContain(TITLE)
    expect(JSON.stringify(sections())).not.toContain(NOBODY)
    expect(warnings).toEqual(['Descriptions could not be read: TypeError'])
  })
})

describe('a call is described if and only if it is encoded as Solidity does', () => {
  const TYPES = [
    ['uint8 a,int16 b,bool c,bytes4 d', ['1', '-2', true, '0x01020304']],
    ['string a,bytes b,address[] c', ['Mole', '0x010203', [RECIPIENT, HARBOR]]],
    [
      '(uint256 x,string y)[] a,uint256[2][] b',
      [
        [
          { x: 1n, y: 'a' },
          { x: 2n, y: 'b'.repeat(40) },
        ],
        [[1n, 2n]],
      ],
    ],
    [
      '(address t,(bytes p,uint96 q) n) a,bytes32[3] b',
      [{ t: HARBOR, n: { p: '0x', q: 5n } }, Array(3).fill(`0x${'ab'.repeat(32)}`)],
    ],
  ] satisfies [string, unknown[]][]

  it.each(TYPES)('%s', async (types, values) => {
    const signature = `act(${types})`
    const parameters = parseAbiParameters<string>(types)
    const selector = toFunctionSelector(signature)
    const encode = (input: readonly unknown[]) => `${selector}${encodeAbiParameters(parameters, input).slice(2)}`
    const descriptor = { context: { contract: context }, display: { formats: { [signature]: { intent: 'Act' } } } }
    const file = signer.sign(1, HARBOR, [descriptor])
    const read = async () => file
    const source = { key: signer.key, read, findToken: async () => undefined, findNetwork: () => undefined, warn() {} }
    const isDescribed = async (data: string) => {
      const call = { chainId: 1, to: HARBOR, data, value: 0n, from: RECIPIENT }
      return (await describeCall(call, source)).status === 'described'
    }
    // As bytes, because viem replaces what is no UTF-8. Bytes after the arguments are allowed.
    const plain = parseAbiParameters<string>(types.replaceAll('string', 'bytes'))
    const isCanonical = (data: string) => {
      try {
        const again = encodeAbiParameters(plain, decodeAbiParameters(plain, `0x${data.slice(10)}`))
        return data.slice(10).startsWith(again.slice(2))
      } catch {
        return false
      }
    }
    const data = encode(values)
    expect([await isDescribed(data), await isDescribed(`${data}00ff`)]).toEqual([true, true])
    const verdicts = new Set<boolean>()
    for (let at = 10; at < data.length; at += 64) {
      for (const word of ['f'.repeat(64), '0'.repeat(64), `${'0'.repeat(62)}21`, `01${data.slice(at + 2, at + 64)}`]) {
        const changed = `${data.slice(0, at)}${word}${data.slice(at + 64)}`
        expect([changed, await isDescribed(changed)]).toEqual([changed, isCanonical(changed)])
        verdicts.add(isCanonical(changed))
      }
      expect(await isDescribed(data.slice(0, at))).toBe(false)
    }
    expect(verdicts.size).toBe(2)
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTestSigner, type TestSigner } from '../testing/signTestDescriptors.js'
import { describeCall, describeTypedData } from './describeCall.js'
import type { CallDescription, DescriptionSource } from './types.js'

const FOLDER = new URL('../testing/fixtures/erc7730/', import.meta.url)
const ME = `0x${'d4'.repeat(20)}`

const text = z.string()
const nested = z.object({ intent: text, owner: text, fields: z.array(z.object({ label: text, value: text })) })
const expectedSchema = z.union([
  z.object({ match: z.literal(false), reason: text }),
  z.object({
    intent: z.union([text, z.record(text, text)]),
    interpolatedIntent: z.optional(text),
    owner: z.optional(text),
    fields: z.array(z.object({ label: text, value: z.union([text, nested]) })),
  }),
])
const callSchema = z.object({
  chainId: z.int(),
  to: text,
  value: z.optional(text),
  data: text,
})
const dataSchema = z.object({
  types: z.record(text, z.array(z.object({ name: text, type: text }))),
  primaryType: text,
  domain: z.record(text, z.unknown()),
  message: z.record(text, z.unknown()),
})
const fileSchema = z.object({
  descriptor: text,
  dataProvider: z._default(
    z.object({
      tokens: z._default(z.record(text, z.object({ symbol: text, decimals: z.int() })), {}),
      addressNames: z._default(z.record(text, text), {}),
      ensNames: z._default(z.record(text, text), {}),
      chainNames: z._default(z.record(text, text), {}),
    }),
    { tokens: {}, addressNames: {}, ensNames: {}, chainNames: {} },
  ),
  tests: z.array(
    z.object({
      id: text,
      call: z.optional(callSchema),
      data: z.optional(dataSchema),
      from: z.optional(text),
      expected: expectedSchema,
    }),
  ),
})
const validationSchema = z.object({
  tests: z.array(z.object({ id: text, descriptor: z.unknown(), expected: z.object({ valid: z.boolean() }) })),
})
const formatsSchema = z.object({ display: z.object({ formats: z.record(text, z.unknown()) }) })
const bindingSchema = z.object({
  context: z.object({
    contract: z.optional(z.object({ deployments: z.array(z.object({ chainId: z.int(), address: text })) })),
    eip712: z.optional(
      z.object({ deployments: z._default(z.array(z.object({ chainId: z.int(), address: text })), []) }),
    ),
  }),
})
type TestFile = z.output<typeof fileSchema>

const readJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8'))

/** Cases in which Foyer refuses the description, so that the decoded function is shown. */
const REFUSED: Readonly<Record<string, string>> = {
  'paths/array/slices': 'slices of arrays are not supported',
  'formats/interoperableAddressName/spec-example': 'addresses of other chains are not supported',
  'context/eip712/domain-separator-matches': 'a domain is not checked by its hash',
}

/** Cases in which Foyer shows more, or less, than the suite. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  // An amount is shown as it is, and no words in its place (2.1.0).
  'formats/amount/threshold/equal-renders-default-message': [
    'Amount: 115792089237316195423570985008687907853269984665640564039457.584007913129639935 ETH',
  ],
  'formats/amount/threshold/above-renders-custom-message': ['Amount: 1.000000000000000001 ETH'],
  'formats/amount/threshold/equal-renders-custom-message': ['Amount: 1 ETH'],
  // Coins and sender of a call within the call are not assumed where the descriptor does not name them.
  'formats/calldata/callee-constant': [
    `Call: 0xa9059cbb${'0'.repeat(24)}${'1'.repeat(25)}… → 0x7730000000000000000000000000000000000051`,
  ],
}

/** Returns whether the function is known, though nothing more is said of the call. */
const isDecoded = (id: string) => id !== 'context/selector/unknown-selector-no-match'

let signer: TestSigner
beforeAll(async () => {
  signer = await createTestSigner()
})

/** Opens a source of every descriptor of the suite, each in the file of the contract that a case asks for. */
async function openSource(descriptors: readonly unknown[], asked: string, file?: TestFile): Promise<DescriptionSource> {
  const signed = new Map<string, unknown>()
  const warnings: string[] = []
  const [own, ...others] = descriptors
  const byContract = new Map<string, unknown[]>([[asked, [own]]])
  for (const descriptor of others) {
    const { context } = z.parse(bindingSchema, descriptor)
    for (const { chainId, address } of context.contract?.deployments ?? []) {
      const id = `${chainId}/${address.toLowerCase()}`
      byContract.set(id, [...(byContract.get(id) ?? []), descriptor])
    }
  }
  for (const [id, list] of byContract) {
    const [chainId, address = ''] = id.split('/')
    signed.set(id, await signer.sign(Number(chainId), address, list))
  }
  const tokens = file?.dataProvider.tokens ?? {}
  const chainNames = file?.dataProvider.chainNames ?? {}
  return {
    key: signer.key,
    read: async (chainId, address) => signed.get(`${chainId}/${address}`),
    findToken: async (chainId, address) => tokens[`eip155:${chainId}:${address}`] ?? tokens[address],
    findNetwork: (chainId) => ({
      name: chainNames[String(chainId)] ?? 'Ethereum',
      coin: { symbol: 'ETH', decimals: 18 },
    }),
    warn: (message) => void warnings.push(message),
  }
}

/** Writes what a case expects as lines. The suite has nested objects where Foyer has one line. */
function toLines(expected: z.output<typeof expectedSchema>, file: TestFile): readonly string[] {
  if ('match' in expected) return []
  const { addressNames, ensNames } = file.dataProvider
  // Foyer shows addresses whole, without a name that could be another's.
  const addresses = Object.entries({ ...addressNames, ...ensNames }).map(([address, name]) => [name, address] as const)
  const toWhole = (value: string) => addresses.find(([name]) => name === value)?.[1] ?? value
  return expected.fields.map(({ label, value }) => {
    if (typeof value === 'string') return `${label}: ${toWhole(value)}`
    const inner = value.fields.map((each) => `${each.label}: ${each.value}`)
    return `${label}: ${[value.intent, ...inner].join('; ')}`
  })
}

const readLines = (description: CallDescription) =>
  description.status === 'described' ? description.fields.map(({ label, value }) => `${label}: ${value}`) : []

const files = readdirSync(new URL('cases/', FOLDER))
  .filter((name) => name !== 'validation.json')
  .map((name) => z.parse(fileSchema, readJson(`cases/${name}`)))
const cases = files.flatMap((file) => file.tests.map((test) => [test.id, { file, test }] as const))
const names = readdirSync(new URL('descriptors/', FOLDER))

describe('the conformance suite of ERC-7730', () => {
  it.each(cases)('%s', async (id, { file, test: { call, data, from = ME, expected } }) => {
    const descriptors = [file.descriptor, ...names.filter((name) => name !== file.descriptor)]
    const { chainId, verifyingContract = '0x' } = data?.domain ?? {}
    const asked = call ? `${call.chainId}/${call.to.toLowerCase()}` : `${chainId}/${verifyingContract}`
    const source = await openSource(
      descriptors.map((name) => readJson(`descriptors/${name}`)),
      asked,
      file,
    )
    const description = call
      ? await describeCall({ ...call, value: BigInt(call.value ?? 0), from }, source)
      : data && (await describeTypedData({ ...data, account: from }, source))
    if (!description) throw new Error('The case has neither a call nor data')
    if ('match' in expected || id in REFUSED) {
      expect(description.status).toBe(call && isDecoded(id) ? 'decoded' : 'unknown')
      return
    }
    const { intent, interpolatedIntent, owner } = expected
    expect(description).toMatchObject({
      status: 'described',
      intent: typeof intent === 'string' ? intent : 'Native Staking: Withdraw, Rewards: Consensus & Exec',
      owner,
    })
    const lines = OTHERWISE[id] ?? toLines(expected, file)
    expect(readLines(description).map((line) => line.toLowerCase())).toEqual(lines.map((line) => line.toLowerCase()))
    // A sentence has no texts, because one could pretend to be a part of it: a list shows them.
    const hasText = id === 'display/interpolatedIntent/field-container-constant-placeholders'
    expect(description).toHaveProperty('sentence', hasText ? undefined : interpolatedIntent)
  })

  it('has more than eighty cases of calls and typed data', () => {
    expect(cases.length).toBeGreaterThan(80)
  })

  it.each(z.parse(validationSchema, readJson('cases/validation.json')).tests.map((test) => [test.id, test] as const))(
    '%s',
    async (_, { descriptor, expected }) => {
      const address = '0x7730000000000000000000000000000000000006'
      const source = await openSource([descriptor], `1/${address}`)
      const [key = ''] = Object.keys(z.parse(formatsSchema, descriptor).display.formats)
      const selector = bytesToHex(keccak_256(utf8ToBytes(key.replace(/ \w+(?=[,)])/g, '')))).slice(0, 8)
      const data = `0x${selector}${'7'.padStart(64, '0').repeat(2)}`
      const call = { chainId: 1, to: address, data, value: 0n, from: ME }
      const { status } = await describeCall(call, source)
      expect(status).toBe(expected.valid ? 'described' : 'unknown')
    },
  )
})

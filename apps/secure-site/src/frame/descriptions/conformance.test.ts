import { readFileSync } from 'node:fs'
import { describeCall, describeTypedData } from '@foyer/core/internal/clear-signing'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createDescriptorSigner } from '../../testing/createDescriptorSigner'
import { signTypedData } from '../rpc/signTypedData'
import { createTestFrame } from '../testing/createTestFrame'
import { createDescriptions } from './createDescriptions'

const FOLDER = new URL('../../../../../packages/core/src/testing/fixtures/erc7730/', import.meta.url)
const TITLE = 'From its description'

const text = z.string()
const fileSchema = z.object({
  descriptor: text,
  dataProvider: z.optional(
    z.object({
      tokens: z.record(text, z.object({ symbol: text, decimals: z.int() })),
      ensNames: z.record(text, text),
    }),
  ),
  tests: z.array(
    z.object({
      id: text,
      data: z.object({
        primaryType: text,
        domain: z.looseObject({ chainId: z.int() }),
        message: z.unknown(),
        types: z.unknown(),
      }),
      expected: z.object({
        intent: z.optional(text),
        owner: z.optional(text),
        fields: z.optional(z.array(z.object({ label: text, value: text }))),
      }),
    }),
  ),
})
const readJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8'))
const cases = ['eip712.json', 'eip712-domain-separator.json']
  .map((name) => z.parse(fileSchema, readJson(`cases/${name}`)))
  .flatMap((file) => file.tests.map((test) => [test.id, { file, test }] as const))

// The library does not check a domain by its hash, so a descriptor that needs that is refused.
const REFUSED = new Set(['context/eip712/domain-separator-matches'])

describe('the review of typed data says what the conformance suite of ERC-7730 expects', () => {
  it.each(cases)('%s', async (id, { file, test: { data, expected } }) => {
    const signer = createDescriptorSigner()
    const descriptor = z.parse(z.looseObject({}), readJson(`descriptors/${file.descriptor}`))
    const descriptions = createDescriptions({
      key: signer.key,
      load: async () => ({ describeCall, describeTypedData }),
      read: async (chainId, address) => signer.sign(chainId, address, [descriptor]),
      warn() {},
    })
    const frame = await createTestFrame({ descriptions })
    frame.node.tokens = file.dataProvider?.tokens ?? {}
    const { chainId } = data.domain
    await signTypedData(frame.evm([frame.wallet.evm.address, data], { chainId }))
    const rows = frame.reviews.at(-1)?.sections.find(({ title }) => title === TITLE)?.rows
    if (expected.fields === undefined || REFUSED.has(id)) {
      expect(rows).toBeUndefined()
      return
    }
    // The frame shows addresses whole, without a name that could be another's.
    const names = Object.entries(file.dataProvider?.ensNames ?? {})
    const toWhole = (value: string) => names.find(([, name]) => name === value)?.[0] ?? value
    expect(rows?.map(({ name, value }) => `${name}: ${value}`.toLowerCase())).toEqual(
      [
        `What it does: ${expected.intent}`,
        ...expected.fields.map(({ label, value }) => `${label}: ${toWhole(value)}`),
        `Contract of: ${expected.owner}`,
      ].map((line) => line.toLowerCase()),
    )
  })
})

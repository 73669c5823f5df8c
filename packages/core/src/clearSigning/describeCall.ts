import type {
  Descriptor,
  DisplayField,
  DisplayFieldGroup,
  DisplayModel,
  ExternalDataProvider,
} from '@ethereum-sourcify/clear-signing'
import { format, formatTypedData } from '@ethereum-sourcify/clear-signing'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { sanitizeText } from '../utils/sanitizeText.js'
import { isCanonicalCalldata } from './isCanonicalCalldata.js'
import { parseSignature } from './parseSignature.js'
import { readSignedDescriptors } from './readSignedDescriptors.js'
import type { CallDescription, DescribedCall, DescribedField, DescribedTypedData, DescriptionSource } from './types.js'

const MAX_SENTENCE_LENGTH = 280
const MAX_INTENT_LENGTH = 60
const MAX_LABEL_LENGTH = 40
const MAX_VALUE_LENGTH = 160
const MAX_NAME_LENGTH = 60
const MAX_FIELDS = 16
const MAX_DATA_LENGTH = 100_000
const MAX_NESTED_CALLS = 2

const UNKNOWN: CallDescription = { status: 'unknown' }

/** Warnings of fields whose value is still right, though it has no name. */
const HARMLESS = new Set(['UNKNOWN_ADDRESS', 'EMPTY_ARRAY', 'ADDRESS_TYPE_MISMATCH', 'UNKNOWN_NFT_COLLECTION'])

/**
 * Says what a contract call does, from signed descriptors (ERC-7730, https://eips.ethereum.org/EIPS/eip-7730).
 * Rejects if the descriptors cannot be read.
 */
export const describeCall = (call: DescribedCall, source: DescriptionSource): Promise<CallDescription> =>
  describeNested(call, source, MAX_NESTED_CALLS)

async function describeNested(call: DescribedCall, source: DescriptionSource, left: number): Promise<CallDescription> {
  const { chainId, to, data } = call
  if (data.length > MAX_DATA_LENGTH || !/^0x[\da-f]{8}/i.test(data)) return UNKNOWN
  const selector = data.slice(0, 10).toLowerCase()
  for (const descriptor of await readDescriptors(chainId, to, source)) {
    if (!descriptor.context?.contract) continue
    const signature = Object.keys(descriptor.display?.formats ?? {}).find((each) => getSelector(each) === selector)
    if (signature === undefined) continue
    const decoded: CallDescription = { status: 'decoded', signature: sanitizeText(signature, MAX_VALUE_LENGTH) }
    if (!isCanonicalCalldata(signature, data)) return decoded
    const id = toId(chainId, to)
    const model = await format(
      { ...call, to },
      {
        externalDataProvider: toProvider(source),
        descriptorResolverOptions: {
          type: 'custom',
          resolver: {
            index: { calldataIndex: { [id]: id }, typedDataIndex: {} },
            fetchDescriptor: async () => descriptor,
          },
        },
      },
    )
    return (await toDescription(model, { call, source, left })) ?? decoded
  }
  return UNKNOWN
}

/** Says what a signature of typed data (EIP-712) allows. Rejects if the descriptors cannot be read. */
export async function describeTypedData(data: DescribedTypedData, source: DescriptionSource): Promise<CallDescription> {
  const { domain, primaryType, types } = data
  const chainId = Number(domain.chainId)
  const { verifyingContract } = domain
  if (!Number.isSafeInteger(chainId) || typeof verifyingContract !== 'string') return UNKNOWN
  const id = toId(chainId, verifyingContract)
  const call = { chainId, to: verifyingContract, data: '0x', value: 0n, from: data.account }
  for (const descriptor of await readDescriptors(chainId, verifyingContract, source)) {
    if (!descriptor.context?.eip712) continue
    const hashes = Object.keys(descriptor.display?.formats ?? {})
      .filter((each) => each.startsWith(`${primaryType}(`))
      .map((each) => toHash(each))
    const model = await formatTypedData(
      {
        ...data,
        types: Object.fromEntries(Object.entries(types).map(([name, fields]) => [name, [...fields]])),
        domain: { ...domain, chainId, verifyingContract },
        message: { ...data.message },
      },
      {
        externalDataProvider: toProvider(source),
        descriptorResolverOptions: {
          type: 'custom',
          resolver: {
            index: {
              calldataIndex: {},
              typedDataIndex: { [id]: { [primaryType]: [{ path: id, encodeTypeHashes: hashes }] } },
            },
            fetchDescriptor: async () => descriptor,
          },
        },
      },
    )
    const described = await toDescription(model, { call, source, left: MAX_NESTED_CALLS })
    if (described) return described
  }
  return UNKNOWN
}

async function readDescriptors(
  chainId: number,
  contract: string,
  source: DescriptionSource,
): Promise<readonly Descriptor[]> {
  const address = contract.toLowerCase()
  if (!/^0x[\da-f]{40}$/.test(address)) return []
  const file = await source.read(chainId, address)
  if (file === undefined || file === null) return []
  try {
    const { descriptors, dropped } = await readSignedDescriptors(file, { key: source.key, chainId, address })
    if (dropped > 0) source.warn(`${dropped} descriptions of ${address} do not fit ERC-7730 and are ignored`)
    return descriptors
  } catch (error) {
    source.warn(`${error instanceof Error ? error.message : 'The file of descriptions is invalid'}: it is ignored`)
    return []
  }
}

interface Making {
  readonly call: DescribedCall
  readonly source: DescriptionSource
  readonly left: number
}

/** Returns undefined where the library could not show every field that the descriptor wants shown. */
async function toDescription(model: DisplayModel, making: Making): Promise<CallDescription | undefined> {
  const { intent, interpolatedIntent, fields = [], metadata, warnings = [] } = model
  const words = typeof intent === 'string' ? intent : Object.values(intent ?? {}).join(' ')
  if (!words || warnings.some(({ code }) => code !== 'INTERPOLATION_ERROR')) return undefined
  const flat = fields.flatMap((each) => ('fields' in each ? listGroup(each) : [each]))
  const shown = await Promise.all(flat.slice(0, MAX_FIELDS).map((each) => toField(each, making)))
  const sentence = sanitizeText(interpolatedIntent ?? '', MAX_SENTENCE_LENGTH + 1)
  const isWhole = sentence !== '' && sentence.length <= MAX_SENTENCE_LENGTH && flat.every(isPlain)
  return {
    status: 'described',
    sentence: isWhole ? sentence : undefined,
    intent: sanitizeText(words, MAX_INTENT_LENGTH),
    fields: shown,
    more: Math.max(0, flat.length - MAX_FIELDS),
    owner: sanitizeText(metadata?.owner ?? '', MAX_NAME_LENGTH) || undefined,
  }
}

const listGroup = ({ label, fields }: DisplayFieldGroup): DisplayField[] =>
  fields.map((each) => ({ ...each, label: [label, each.separator, each.label].filter(Boolean).join(', ') }))

/** Free text could pretend to be part of the sentence, and a number without decimals to be an amount. */
const isPlain = ({ fieldType, embeddedCalldata, warning }: DisplayField): boolean =>
  fieldType !== 'string' && fieldType !== 'bytes' && !embeddedCalldata && (!warning || HARMLESS.has(warning.code))

async function toField(
  { label, value, embeddedCalldata, warning, tokenAddress }: DisplayField,
  { call, source, left }: Making,
): Promise<DescribedField> {
  const name = sanitizeText(label, MAX_LABEL_LENGTH)
  if (warning?.code === 'UNKNOWN_TOKEN')
    return { label: name, value: `${sanitizeText(value, MAX_VALUE_LENGTH)} (${tokenAddress ?? '?'}, base units)` }
  const callee = embeddedCalldata?.callee
  if (!embeddedCalldata || callee === undefined || left === 0)
    return { label: name, value: sanitizeText(value, MAX_VALUE_LENGTH) }
  const { chainId = call.chainId } = embeddedCalldata
  const inner = await describeNested({ chainId, to: callee, data: value, value: 0n, from: call.to }, source, left - 1)
  return {
    label: name,
    value: inner.status === 'described' ? (inner.sentence ?? toList(inner)) : toShort(value, callee),
  }
}

const toList = ({ intent, fields }: Extract<CallDescription, { readonly status: 'described' }>): string =>
  sanitizeText([intent, ...fields.map(({ label, value }) => `${label}: ${value}`)].join('; '), MAX_VALUE_LENGTH * 2)

const toShort = (data: string, callee: string) => `${sanitizeText(data, MAX_INTENT_LENGTH)} → ${callee}`

function toProvider({ findToken, findNetwork }: DescriptionSource): ExternalDataProvider {
  return {
    async resolveToken(chainId, address) {
      const token = await findToken(chainId, address.toLowerCase())
      return token ? { name: token.symbol, ...token } : null
    },
    async resolveChainInfo(chainId) {
      const network = findNetwork(chainId)
      return network ? { name: network.name, nativeCurrency: { name: network.coin.symbol, ...network.coin } } : null
    },
  }
}

const toId = (chainId: number, address: string) => `eip155:${chainId}:${address.toLowerCase()}`
const toHash = (text: string) => `0x${bytesToHex(keccak_256(utf8ToBytes(text)))}`

function getSelector(signature: string): string | undefined {
  const canonical = parseSignature(signature)?.canonical
  return canonical === undefined ? undefined : toHash(canonical).slice(0, 10)
}
